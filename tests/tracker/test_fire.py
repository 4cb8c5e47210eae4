"""On Fire: which pile burns, by when it must be covered, and what happens if not."""

from __future__ import annotations

import pytest

from assistant.tracker.piles import PileId
from assistant.tracker.referee import TurnEnd, judge_end_turn
from assistant.tracker.state import Outcome, State
from assistant.tracker.turn import Seat
from assistant.tracker.verdict import Code
from tests.tables import SMALL_FIRE, go_on, refused, table


def fire(drawn: str, players: int = 2) -> State:
    return table(drawn, "on-fire", players).state


def test_a_burning_card_is_not_due_in_the_turn_that_laid_it() -> None:
    state = fire("22 up-1, 24 up-2")

    assert state.burns(PileId(0))
    assert state.fires_due == ()
    assert judge_end_turn(state) == TurnEnd(2, 82, Seat(1))


def test_a_burning_card_is_due_in_the_turn_after() -> None:
    state = fire("22 up-1, 24 up-2 |")

    assert state.fires_due == (PileId(0),)


def test_a_plain_card_never_burns() -> None:
    state = fire("23 up-1, 24 up-2 |")

    assert not any(state.burns(pile) or state.may_burn(pile) for pile in state.piles)


def test_no_card_burns_in_classic() -> None:
    assert not table("22 up-1").state.may_burn(PileId(0))


def test_a_due_pile_left_uncovered_loses_without_a_draw_and_without_passing_the_turn() -> None:
    game = table("22 up-1, 24 up-2 | 30 up-2, 31 up-2", "on-fire")
    assert judge_end_turn(game.state) == TurnEnd(0, 82, Seat(1), lost=(PileId(0),))

    state = go_on(game, "|").state

    assert state.outcome is Outcome.LOST
    assert [state.hands, state.draw_pile, state.turn.seat, state.remaining] == [(7, 5), 82, 1, 94]


def test_a_covered_pile_is_due_no_more() -> None:
    assert fire("22 up-1, 24 up-2 | 25 up-1, 26 up-2 |").outcome is None


def test_the_layer_may_cover_the_own_fire() -> None:
    assert fire("22 up-1, 24 up-1 |").fires_due == ()


def test_a_burning_cover_has_a_deadline_of_its_own() -> None:
    state = fire("22 up-1, 24 up-2 | 33 up-1, 26 up-2")

    assert state.burns(PileId(0))
    assert state.fires_due == ()


def test_a_fire_that_nobody_covered_stays_due_when_a_player_is_skipped() -> None:
    state = fire("22 up-1, 24 up-2 | skipped", players=3)

    assert state.turn.seat == 2
    assert state.fires_due == (PileId(0),)


def test_who_plays_alone_covers_in_the_own_next_turn() -> None:
    assert fire("22 up-1, 24 up-2 |", players=1).fires_due == (PileId(0),)


def test_all_cards_laid_win_whether_a_pile_burns_or_not() -> None:
    drawn = "9 down-1, 8 down-1 | 7 down-1, 5 down-1 | 2 up-1, 3 up-1, 4 up-1 | 6 up-1"

    assert table(drawn, SMALL_FIRE).state.outcome is Outcome.WON


@pytest.mark.parametrize(
    ("card", "burns", "may_burn"), [("burns", True, True), ("plain", False, False), ("?", False, True)]
)
def test_a_skipped_value_burns_as_far_as_was_entered(card: str, burns: bool, may_burn: bool) -> None:  # noqa: FBT001 -- facts of a table
    state = fire(f"{card} up-1")

    assert [state.burns(PileId(0)), state.may_burn(PileId(0))] == [burns, may_burn]


def test_a_pile_that_only_may_burn_is_told_and_does_not_lose() -> None:
    game = table("? up-1, 24 up-2 | 30 up-2, 31 up-2", "on-fire")
    assert game.state.fires_due == ()

    assert judge_end_turn(game.state) == TurnEnd(2, 80, Seat(0), unsure=(PileId(0),))
    assert go_on(game, "|").state.outcome is None


@pytest.mark.parametrize("card", ["22", "?"])
def test_a_due_fire_blocks_although_the_minimum_is_laid(card: str) -> None:
    game = table(f"{card} up-1, 24 up-2 | 30 up-2, 31 up-2, blocked", "on-fire")

    assert game.state.outcome is Outcome.LOST


@pytest.mark.parametrize("card", ["22", "?"])
def test_a_fire_that_is_not_due_blocks_nobody(card: str) -> None:
    assert refused(table(f"{card} up-1, 24 up-2", "on-fire"), "blocked").code is Code.NOT_BLOCKED
