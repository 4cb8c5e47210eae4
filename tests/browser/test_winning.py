"""The last card wins, at once and in the middle of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser import words
from tests.browser.prepared import lay_out

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.driver import Phone

WON, LAST_CARD, ITS_PILE = 29, 85, 1


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Give a folder with a game that lacks its last card."""
    lay_out(tmp_path / "data", WON, ("Alice", "Bruno"), left=1)
    return tmp_path / "data"


def test_the_last_card_wins_and_the_win_is_saved(phone: Phone) -> None:
    phone.type(LAST_CARD)
    phone.touch_pile(ITS_PILE)
    phone.sees(words.WON)
    phone.tap(words.SAVE)

    phone.sees(words.RESULTS, f"{words.WON_RESULT} · Alice, Bruno")
