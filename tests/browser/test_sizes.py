"""Every screen of the table on six windows, from the smallest phone to a desk: all is there, and in reach."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from tests.browser import words

if TYPE_CHECKING:
    from tests.browser.conftest import NewPhone
    from tests.browser.driver import Phone
    from tests.browser.reading import Box

LONG_NAMES = (
    "Alice Maria Vandamme",
    "Bruno-Maximilian Wol",
    "Chloé 👨‍👩‍👧‍👦 de V.",
    "Daan van der Meulen.",
    "Elena Sofia Bianchi.",
)
SIZES = [(320, 568), (390, 844), (430, 932), (844, 390), (1024, 768), (1440, 900)]
KEYS = (*map(str, range(10)), words.DELETE, words.SKIP)
BELOW = (words.MENU, words.UNDO, words.BLOCKED, words.END_TURN)
LARGE_LETTERS = """
const enlarge = () => { if (document.documentElement) document.documentElement.style.fontSize = "130%" };
enlarge();
document.addEventListener("readystatechange", enlarge);
"""
"""What a person sets in the browser: Flutter takes the size of its letters from the page's root."""
HEIGHT = """
said => Math.max(...[...document.querySelectorAll("flt-semantics-host *")]
  .filter(node => node.textContent === said && !node.children.length)
  .map(node => node.getBoundingClientRect().height))
"""
ROOMY = 1024
"""Windows from this width have a button to redo as well."""
LEAST = 48
NEAR = 12
"""Pixels within which a button that scrolls counts as cut off."""
BORDER = 1
"""A pixel of border around a button is touched with it, and belongs to no node."""


class Looked:
    """A window in which every button is measured."""

    def __init__(self, phone: Phone, width: int, height: int) -> None:
        self.phone, self._width, self._height = phone, width, height
        self.wrong: list[tuple[str, Box]] = []

    def look(self, screen: str, *, scrolls: str = "") -> list[Box]:
        """Measure the buttons of a screen; above the button `scrolls` some may be cut off."""
        boxes = self.phone.boxes()
        if scrolls:
            cut = next(box.y for box in boxes if box.name == scrolls) - NEAR
            boxes = [box for box in boxes if box.y + box.height < cut]
        self.wrong += [(f"{screen}: small", box) for box in boxes if _small(box)]
        if not scrolls:
            self.wrong += [(f"{screen}: outside", box) for box in boxes if self._outside(box)]
            self.wrong += [(f"{screen}: on {b.name}", a) for a, b in combinations(boxes, 2) if _meet(a, b)]
            if self.phone.scrolls():
                self.wrong.append((f"{screen}: scrolls", boxes[0]))
        return boxes

    def _outside(self, box: Box) -> bool:
        across = box.x < 0 or box.x + box.width > self._width
        return across or box.y < 0 or box.y + box.height > self._height


def _small(box: Box) -> bool:
    return min(box.width, box.height) + 2 * BORDER < LEAST


def _meet(one: Box, other: Box) -> bool:
    beside = one.x + one.width <= other.x or other.x + other.width <= one.x
    return not (beside or one.y + one.height <= other.y or other.y + other.height <= one.y)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_everything_can_be_touched_and_fits(new_phone: NewPhone, width: int, height: int) -> None:
    phone = new_phone(viewport={"width": width, "height": height})
    seen = Looked(phone, width, height)
    seen.look("home")
    phone.tap(words.NEW_GAME)
    phone.sees(words.START)
    seen.look("new game", scrolls=words.START)
    phone.tap(words.BACK)
    phone.new_game(LONG_NAMES, words.ON_FIRE, words.EXPERT, first=2)
    phone.lay(33, 0)
    phone.skip(1)
    phone.until(lambda screen: screen.offers(words.NO_FIRE))
    seen.look("does it burn")
    phone.answer(words.DOES_IT_BURN, words.NO_FIRE)
    phone.lay(66, 2)
    table = seen.look("table")
    assert phone.table().turn == LONG_NAMES[2]
    phone.end_turn()
    phone.until(lambda screen: screen.offers(f"{words.DRAWN}*"))
    seen.look("drawing")
    phone.drawn()
    phone.type(66)
    seen.look("typed")
    phone.tap(words.BLOCKED)
    phone.sees(words.LOST)
    seen.look("end")

    assert [name for name in KEYS if name not in {box.name for box in table}] == []
    assert len(table) == len(words.PILES) + len(KEYS) + len(BELOW) + (width >= ROOMY)
    assert seen.wrong == []


def test_with_letters_a_third_larger_all_stays_in_reach_on_the_smallest_phone(new_phone: NewPhone) -> None:
    phone = new_phone(viewport={"width": 320, "height": 568})
    usual = phone.page.evaluate(HEIGHT, words.APP)
    phone.page.add_init_script(LARGE_LETTERS)
    phone.reload()
    large = phone.page.evaluate(HEIGHT, words.APP)
    seen = Looked(phone, 320, 568)
    phone.new_game(2, words.ON_FIRE)
    phone.lay(33, 0)
    phone.lay(71, 3)
    table = seen.look("table")
    phone.end_turn()
    phone.until(lambda screen: screen.offers(f"{words.DRAWN}*"))
    seen.look("drawing")

    assert large > 1.2 * usual
    assert len(table) == len(words.PILES) + len(KEYS) + len(BELOW)
    assert seen.wrong == []
