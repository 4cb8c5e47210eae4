"""A pile's top set to what really lies there, with the cards that nobody entered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from assistant.tracker.cards import Card
from assistant.tracker.events import Missed
from assistant.tracker.piles import PileId
from assistant.tracker.state import Outcome, State
from assistant.tracker.turn import Seat
from tests.tables import SMALL, go_on, record, table, top_set

if TYPE_CHECKING:
    from assistant.tracker.log import Game

A, B = Seat(0), Seat(1)


def put_right(game: Game, card: str, *missed: Missed) -> State:
    return record(game, top_set(game, card, *missed)).state


def test_missed_cards_of_this_turn_leave_the_hand_and_count_in_the_turn() -> None:
    state = put_right(table("45 up-1"), "47 up-1", Missed(A, 2, this_turn=True))

    assert [state.hands, state.draw_pile, state.remaining] == [(4, 7), 84, 95]
    assert [state.turn.played, state.owed, state.turn.seat] == [3, 0, 0]
    assert state.top(PileId(0)) == Card(47)


def test_missed_cards_of_an_earlier_turn_leave_the_hand_and_what_was_drawn_comes_in() -> None:
    state = put_right(table("45 up-1, 46 up-1 |"), "47 up-1", Missed(A, laid=1, drawn=1))

    assert [state.hands, state.draw_pile, state.remaining] == [(7, 7), 81, 95]
    assert [state.turn.played, state.owed, state.turn.seat] == [0, 2, 1]


def test_only_the_seat_whose_turn_it_is_can_have_missed_cards_of_this_turn() -> None:
    state = put_right(table("45 up-1, 46 up-1 |"), "47 up-1", Missed(A, 1, 1, this_turn=True))

    assert state.turn.played == 0


def test_cards_of_several_seats_are_missed_at_once() -> None:
    missed = (Missed(A, laid=2, drawn=2), Missed(B, laid=1, this_turn=True))
    state = put_right(table("45 up-1, 46 up-1 |"), "60 up-1", *missed)

    assert [state.hands, state.draw_pile, state.remaining] == [(7, 6), 80, 93]


def test_values_under_a_top_that_was_set_are_unknown_and_nothing_else_is_forgotten() -> None:
    game = table("45 up-1, 60 down-1")
    state = put_right(game, "70 up-1", Missed(A, 2, this_turn=True))

    deck = state.rules.deck
    assert deck.members(state.tops.seen) == (Card(45), Card(60), Card(70))
    assert state.top(PileId(2)) == Card(60)


def test_a_top_may_be_set_to_a_card_that_nobody_knows() -> None:
    state = put_right(table("45 up-1"), "? up-1", Missed(A, 1, this_turn=True))

    assert state.top(PileId(0)) is None
    assert len(state.rules.deck.members(state.tops.possible[0])) == 97
    assert len(state.rules.deck.members(state.tops.shown[0])) == 98


def test_a_skipped_value_is_entered_late_without_a_missed_card() -> None:
    before = table("? up-1")
    state = put_right(before, "31 up-1")

    assert state.top(PileId(0)) == Card(31)
    assert [state.hands, state.turn] == [before.state.hands, before.state.turn]


def test_a_top_may_be_set_where_the_rules_would_not_let_it_lie() -> None:
    assert put_right(table("45 up-1"), "12 up-1", Missed(A, 1, this_turn=True)).top(PileId(0)) == Card(12)


def test_the_last_missed_card_wins() -> None:
    game = table("2 up-1, 3 up-1 | 4 up-1, 5 up-1, 6 up-1 | 7 up-1, 8 up-1", SMALL)

    assert put_right(game, "9 up-1", Missed(A, 1, this_turn=True)).outcome is Outcome.WON


def test_the_minimum_is_that_of_the_draw_pile_as_it_really_was() -> None:
    game = table("2 up-1, 3 up-1, 4 up-1 |", SMALL, players=1)
    assert [game.state.draw_pile, game.state.turn.minimum] == [2, 2]

    state = put_right(game, "6 up-1", Missed(A, laid=2, drawn=2))

    assert [state.draw_pile, state.turn.minimum] == [0, 1]


def test_a_minimum_of_one_stays_when_cards_were_shuffled_in_since() -> None:
    game = table("2 up-1, 3 up-1 | 4 up-1, shuffles-0", SMALL)
    assert [game.state.draw_pile, game.state.turn.minimum] == [3, 1]

    assert put_right(game, "6 up-1", Missed(B, 1, this_turn=True)).turn.minimum == 1


@pytest.mark.parametrize(
    ("missed", "due"),
    [
        pytest.param(Missed(B, 1, this_turn=True), (), id="laid-in-this-turn"),
        pytest.param(Missed(A, 1, 1), (PileId(0),), id="laid-in-an-earlier-turn"),
    ],
)
def test_a_burning_top_is_due_when_it_was_missed_in_an_earlier_turn(
    missed: Missed, due: tuple[PileId, ...]
) -> None:
    assert put_right(table("20 up-1, 21 up-1 |", "on-fire"), "22 up-1", missed).fires_due == due


def test_a_burning_value_entered_late_is_due_since_its_card_was_laid() -> None:
    assert put_right(table("? up-1, 21 up-2 |", "on-fire"), "22 up-1").fires_due == (PileId(0),)
    assert put_right(table("? up-1, 21 up-2", "on-fire"), "22 up-1").fires_due == ()


def test_a_top_that_was_set_can_be_taken_back() -> None:
    before = table("45 up-1, 46 up-1 |")
    game = record(before, top_set(before, "60 up-1", Missed(A, laid=2, drawn=2)))

    assert go_on(game, "undo").state == before.state
