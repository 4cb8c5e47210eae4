"""A mistake in the app's own code: the session stays alive, says so in a sentence, and loses nothing."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser import words

if TYPE_CHECKING:
    from tests.browser.driver import Phone
    from tests.browser.serving import Server

SCRIPT = str(Path(__file__).with_name("planted.py"))


@pytest.fixture
def script(request: pytest.FixtureRequest) -> tuple[str, ...]:
    """Start the app with the mistake that a test names."""
    return SCRIPT, request.param


@pytest.mark.parametrize("script", ["render"], indirect=True)
def test_a_picture_that_fails_halfway_is_told_and_drawn_anew_as_a_whole(phone: Phone, server: Server) -> None:
    phone.new_game()
    phone.lay(90, 2)
    phone.tap("1")
    phone.tap("3")
    phone.sees(words.WENT_WRONG)

    phone.entry_is("13")
    for pile in range(len(words.PILES)):
        phone.pile_says(pile, words.PLACE.format(13))
    goes_on(phone, server)


@pytest.mark.parametrize("script", ["handler"], indirect=True)
def test_a_touch_that_fails_is_told_and_can_be_touched_again(phone: Phone, server: Server) -> None:
    phone.new_game()
    phone.lay(90, 2)
    phone.type(13)
    phone.touch_pile(0)
    phone.sees(words.WENT_WRONG)

    phone.tops_are(1, 1, 90, 100)
    phone.entry_is("13")
    goes_on(phone, server)


@pytest.mark.parametrize("script", ["coroutine"], indirect=True)
def test_a_touch_that_fails_late_is_told(phone: Phone, server: Server) -> None:
    phone.new_game()
    phone.lay(90, 2)
    phone.type(13)
    phone.tap(words.DELETE)
    phone.sees(words.WENT_WRONG)

    phone.entry_is("13")
    goes_on(phone, server)


@pytest.mark.parametrize("script", ["effect"], indirect=True)
def test_what_fails_beside_the_touches_is_told(phone: Phone, server: Server) -> None:
    phone.new_game()
    phone.sees(words.WENT_WRONG)
    phone.lay(90, 2)
    phone.type(13)

    goes_on(phone, server)


def goes_on(phone: Phone, server: Server) -> None:
    """Lay the 13, end the turn and go on; the mistake is in the log."""
    phone.touch_pile(0)
    phone.tops_are(13, 1, 90, 100)
    phone.pass_turn()
    phone.lay(20, 1)
    phone.undo()
    phone.tops_are(13, 1, 90, 100)

    assert server.said.count("RuntimeError: a planted mistake") == 1

    phone.reload()

    phone.tops_are(13, 1, 90, 100)
