"""A game ends blocked, given up, or with its last card, and every end can be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from assistant.tracker.state import Outcome
from assistant.ui.table import turns
from assistant.ui.table.desk import AskGivingUp, Tone
from assistant.ui.table.entry import Entry
from tests.tables import SMALL
from tests.ui.tabletop import Hand

if TYPE_CHECKING:
    from collections.abc import Callable

    from assistant.live import Hub
    from assistant.ui.table.model import TableModel

TURN = "10 up-1, 11 up-1"


def test_blocked_ends_the_game_as_lost_and_is_felt(hub: Hub) -> None:
    hand = Hand(hub, "10 up-1")
    turns.blocked(hand.model)

    assert hand.model.desk.state.outcome is Outcome.LOST
    assert hand.device.felt == ["thud"]


def test_blocked_is_refused_once_the_minimum_is_laid(hub: Hub) -> None:
    hand = Hand(hub, TURN)
    turns.blocked(hand.model)

    assert hand.model.desk.state.outcome is None
    assert hand.notice == "Enough cards are laid: end the turn instead."


@pytest.mark.parametrize("end", [turns.blocked, turns.give_up])
def test_an_end_can_be_taken_back(hub: Hub, end: Callable[[TableModel], None]) -> None:
    hand = Hand(hub, "10 up-1")
    end(hand.model)
    turns.take_back(hand.model)

    assert hand.model.desk.state.outcome is None
    assert hand.model.desk.entry == Entry()


def test_giving_up_is_asked_first(hub: Hub) -> None:
    hand = Hand(hub, TURN)
    turns.ask_giving_up(hand.model)
    asked, running = hand.model.desk.question, hand.model.desk.state.outcome
    turns.give_up(hand.model)

    assert (asked, running) == (AskGivingUp(), None)
    assert hand.model.desk.state.outcome is Outcome.ABANDONED


def test_the_last_card_wins_in_the_middle_of_a_turn(hub: Hub) -> None:
    hand = Hand(hub, "2 up-1, 3 up-1 | 4 up-1, 5 up-1 | 6 up-1 | 7 up-1 | 8 up-1 |", SMALL)
    hand.lay("9", "up-1")

    assert hand.model.desk.state.outcome is Outcome.WON


def test_a_card_of_an_empty_hand_is_refused(hub: Hub) -> None:
    hand = Hand(hub, ",".join(f"{n} up-1" for n in range(10, 17)))
    hand.lay("20", "up-1")

    assert hand.notice == "This hand is empty. End the turn."
    assert hand.model.desk.notice is not None
    assert hand.model.desk.notice.tone is Tone.BAD
