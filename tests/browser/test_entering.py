"""How cards are entered with a finger, and with the keys of a computer."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from tests.browser import words
from tests.browser.glass import SECONDS

if TYPE_CHECKING:
    from playwright.sync_api import FloatRect

    from tests.browser.conftest import NewPhone
    from tests.browser.driver import Phone

UP, UP_2, DOWN, DOWN_2 = range(4)
COMPUTER = {"viewport": {"width": 1280, "height": 800}, "has_touch": False, "is_mobile": False}


def test_a_double_tap_lays_one_card_and_chooses_no_pile(phone: Phone) -> None:
    phone.new_game()
    phone.type(38)
    x, y = phone.where(f"{words.PILES[UP]},*")
    phone.tap_at(x, y)
    phone.tap_at(x, y)
    phone.tops_are(38, 1, 100, 100)

    phone.sees(words.MORE_CARDS.format(1))
    assert words.CHOSEN not in phone.screen().pile(UP)


def test_a_double_tap_lays_one_card_where_no_screen_reader_runs(phone: Phone) -> None:
    # Without the nodes for screen readers Flutter hears the bare touches, and merges none of them.
    pile = f"{words.PILES[UP]},*"
    phone.new_game()
    where = {name: phone.where(name) for name in ("3", "8", pile)}
    numeral: FloatRect = {"x": where[pile][0] - 40, "y": where[pile][1] - 40, "width": 80, "height": 80}
    drawn = phone.picture(numeral)
    phone.page.reload(wait_until="commit")
    phone.wait_for_flutter()
    until = time.monotonic() + SECONDS
    while phone.picture(numeral) != drawn:
        assert time.monotonic() < until
    for name in ("3", "8", pile, pile):
        phone.tap_at(*where[name])
    phone.hear()

    phone.tops_are(38, 1, 100, 100)
    phone.sees(words.MORE_CARDS.format(1))
    assert words.CHOSEN not in phone.screen().pile(UP)


def test_a_wrong_pile_is_refused_with_the_reason_and_mended_by_one_tap(phone: Phone) -> None:
    phone.new_game()
    phone.lay(47, UP)
    phone.type(46)
    phone.touch_pile(UP)
    phone.sees(words.LOWER.format(46, 47), words.ALLOWED + "48–99 or 37.")

    assert (phone.tops(), phone.entry()) == (("47", "1", "100", "100"), "46")

    phone.touch_pile(DOWN)

    phone.tops_are(47, 1, 46, 100)


@pytest.mark.parametrize(("pile", "card", "tops"), [(UP_2, 52, (1, 52, 100, 100)), (DOWN, 9, (1, 1, 9, 100))])
def test_a_pile_may_be_touched_first(phone: Phone, pile: int, card: int, tops: tuple[int, ...]) -> None:
    phone.new_game()
    phone.touch_pile(pile)
    phone.pile_says(pile, words.CHOSEN)
    for digit in str(card):
        phone.tap(digit)
    if card < 10:
        phone.entry_is(str(card))
        phone.touch_pile(pile)

    phone.tops_are(*tops)


def test_a_backwards_trick_is_announced_before_and_praised_after(phone: Phone) -> None:
    phone.new_game()
    phone.lay(47, UP)
    phone.type(37)
    phone.pile_says(UP, words.TRICK.format(37))
    phone.touch_pile(UP)

    phone.tops_are(37, 1, 100, 100)
    phone.sees(words.TRICK_SAID)


def test_a_whole_turn_is_played_by_keys_alone(new_phone: NewPhone) -> None:
    phone = new_phone(**COMPUTER)
    phone.new_game()
    press = phone.page.keyboard.press
    for keys, tops in (("38A", (38, 1, 100, 100)), ("7B", (38, 7, 100, 100)), ("90C", (38, 7, 90, 100))):
        for key in keys:
            press(key)
        phone.tops_are(*tops)
    press("ArrowRight")
    phone.pile_says(UP, words.CHOSEN)
    press("ArrowDown")
    press("9")
    press("Enter")
    phone.tops_are(38, 7, 9, 100)
    press("u")
    phone.tops_are(38, 7, 90, 100)
    press("e")
    phone.drawn()

    assert phone.table().turn == "Player 2"
