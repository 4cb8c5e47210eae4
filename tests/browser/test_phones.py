"""Two phones at one table: what one does the other sees, and nothing happens twice."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from tests.browser import words
from tests.browser.driver import LOOK

if TYPE_CHECKING:
    from tests.browser.conftest import NewPhone
    from tests.browser.driver import Phone


@pytest.fixture
def two(new_phone: NewPhone) -> tuple[Phone, Phone]:
    """Give two phones at one table."""
    first, second = new_phone(), new_phone()
    first.new_game()
    second.tops_are(1, 1, 100, 100)
    return first, second


def test_a_phone_shows_what_the_other_did_without_being_touched(two: tuple[Phone, Phone]) -> None:
    first, second = two
    second.tap("5")
    second.entry_is("5")
    first.lay(38, 0)
    second.tops_are(38, 1, 100, 100)
    second.sees(words.ANOTHER_PHONE)
    second.entry_is("5")
    first.lay(90, 2)
    first.pass_turn()
    second.table_is(first.table())
    second.lay(50, 1)
    first.tops_are(38, 50, 90, 100)
    # Right after a change from elsewhere buttons do nothing.
    first.page.wait_for_timeout(LOOK)
    first.undo()

    second.tops_are(38, 1, 90, 100)
    first.table_is(second.table())


def test_of_two_cards_laid_at_the_same_moment_one_lies_and_the_other_is_told(
    two: tuple[Phone, Phone],
) -> None:
    first, second = two
    first.type(38)
    second.type(52)
    moment = time.time() + 1
    first.touch_when(f"{words.PILES[0]},*", moment)
    second.touch_when(f"{words.PILES[0]},*", moment)
    second.until(lambda screen: screen.table and screen.table.laid)
    winner, loser = (first, second) if first.tops()[0] == "38" else (second, first)
    loser.until(lambda screen: screen.search(words.TOO_LATE))

    assert loser.table() == winner.table()
    assert winner.table().laid == 1
    assert (winner.entry(), loser.entry()) == ("", "52" if loser is second else "38")
