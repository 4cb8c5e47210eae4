"""Whole games, written by an independent referee, are played from New game to the saved result."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from assistant.tracker.state import Outcome
from tests.browser import words
from tests.browser.cases_played import CasePlayed
from tests.cases_reader import read_cases

if TYPE_CHECKING:
    from tests.browser.driver import Phone

NAMES = ("Alice", "Bruno", "Chloé", "Daan", "Elena")
KNOWN, SKIPPED, FIRE_LOSES, FIRE_UNSEEN = 49, 47, 7, 92


@pytest.mark.parametrize("number", [KNOWN, SKIPPED, FIRE_LOSES, FIRE_UNSEEN])
def test_a_whole_game_is_played_and_its_result_saved(phone: Phone, number: int) -> None:
    case = read_cases()[number]
    played = CasePlayed(phone, case, NAMES[: case.players] if number == KNOWN else ())

    played.play()
    ended(phone, played)


@pytest.mark.parametrize("number", [0, 5])
def test_a_game_with_turns_taken_back_is_played_and_given_up(phone: Phone, number: int) -> None:
    played = CasePlayed(phone, read_cases()[number])

    played.play()
    phone.menu(words.MENU_GIVE_UP)
    phone.answer(words.GIVE_UP_QUESTION, words.GIVE_UP)
    phone.sees(words.GIVEN_UP)
    phone.tap(words.SAVE)

    phone.sees(words.RESULTS, words.GIVEN_UP)


def ended(phone: Phone, played: CasePlayed) -> None:
    """Compare the end with the case, save it, and find it among the results."""
    state = played.state
    assert state.outcome is Outcome.LOST
    phone.sees(words.LOST, str(state.remaining))
    phone.tap(words.SAVE)
    phone.sees(words.RESULTS, words.NEW_GAME)
    told = phone.until(lambda screen: screen.search(words.CARDS_LEFT))
    assert int(told[1]) == state.remaining
