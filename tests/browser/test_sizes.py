"""The table on the smallest and the largest phone, upright and lying: all of it is there, and in reach."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser import words

if TYPE_CHECKING:
    from tests.browser.conftest import NewPhone
    from tests.browser.reading import Box

LONG_NAMES = (
    "Alice Maria Vandamme",
    "Bruno-Maximilian Wol",
    "Chloé 👨‍👩‍👧‍👦 de V.",
    "Daan van der Meulen.",
    "Elena Sofia Bianchi.",
)
SIZES = [(320, 568), (430, 932), (844, 390)]
LEAST = 48
BORDER = 1
"""A pixel of border around a button is touched with it, and belongs to no node."""


def outside(box: Box, width: int, height: int) -> bool:
    return box.x < 0 or box.y < 0 or box.x + box.width > width or box.y + box.height > height


def small(box: Box) -> bool:
    return min(box.width, box.height) + 2 * BORDER < LEAST


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_five_players_with_long_names_fit_the_table_without_scrolling(
    new_phone: NewPhone, width: int, height: int
) -> None:
    phone = new_phone(viewport={"width": width, "height": height})
    phone.new_game(LONG_NAMES, words.ON_FIRE, words.EXPERT, first=2)
    phone.lay(33, 0)
    phone.skip(1)
    phone.answer(words.DOES_IT_BURN, words.NO_FIRE)
    phone.type(66)
    boxes = phone.boxes()

    assert phone.table().turn == LONG_NAMES[2]
    assert [
        name
        for name in (*map(str, range(10)), words.DELETE, words.SKIP)
        if name not in {b.name for b in boxes}
    ] == []
    assert len(boxes) == len(words.PILES) + 12 + 4
    assert [box for box in boxes if outside(box, width, height) or small(box)] == []
    assert not phone.scrolls()
