"""Players come and go: skipped for a turn, gone for good, and turns given to whose they were."""

from __future__ import annotations

import pytest

from assistant.tracker.events import Leaving, PlayerLeft, TurnGivenTo
from assistant.tracker.piles import PileId
from assistant.tracker.referee import TurnEnd, judge_end_turn
from assistant.tracker.state import Outcome
from assistant.tracker.turn import Seat
from assistant.tracker.verdict import Code, Reason
from tests.tables import SMALL, go_on, refused, table


def test_a_skipped_player_neither_lays_nor_draws() -> None:
    state = table("skipped", players=3).state

    assert [state.turn.seat, state.turn.number, state.turn.minimum] == [1, 1, 2]
    assert [state.hands, state.draw_pile] == [(6, 6, 6), 80]


def test_nobody_is_skipped_who_has_laid_a_card() -> None:
    assert refused(table("45 up-1"), "skipped").reasons == (Reason(Code.MID_TURN, count=1),)


def test_who_plays_alone_is_not_skipped() -> None:
    assert refused(table(players=1), "skipped").code is Code.LAST_PLAYER


def test_the_only_player_with_cards_is_not_skipped() -> None:
    game = table("2 up-1, 3 up-1 | 4 up-1, 5 up-1, 6 up-1 | 7 up-1 |", SMALL)

    assert refused(game, "skipped").code is Code.LAST_PLAYER


def test_cards_of_a_player_who_left_may_be_set_aside_and_still_count_as_left() -> None:
    state = table("leaves-1", players=3).state

    assert [state.hands, state.draw_pile, state.aside, state.remaining] == [(6, 0, 6), 80, 6, 98]
    assert [state.seated(Seat(1)), state.plays_on(Seat(1))] == [False, False]


def test_cards_of_a_player_who_left_may_be_shuffled_in() -> None:
    state = table("shuffles-1", players=3).state

    assert [state.hands, state.draw_pile, state.aside, state.remaining] == [(6, 0, 6), 86, 0, 98]


def test_a_seat_that_was_left_is_passed_over() -> None:
    game = table("leaves-1, 2 up-1, 3 up-1", players=3)

    assert judge_end_turn(game.state) == TurnEnd(2, 78, Seat(2))
    assert go_on(game, "|").state.turn.seat == 2


def test_the_hand_size_stays_as_dealt_when_a_player_leaves() -> None:
    assert table("leaves-1", players=3).state.hand_size == 6


@pytest.mark.parametrize(("drawn", "number"), [("", 1), ("45 up-1", 2)], ids=["nothing-laid", "a-card-laid"])
def test_the_turn_of_a_player_who_leaves_passes_on(drawn: str, number: int) -> None:
    state = table(f"{drawn}, leaves-0", players=3).state

    assert [state.turn.seat, state.turn.number, state.turn.played] == [1, number, 0]


def test_a_fire_of_a_player_who_left_in_that_turn_is_due_to_the_next() -> None:
    state = table("22 up-1, leaves-0", "on-fire", players=3).state

    assert state.fires_due == (PileId(0),)


def test_a_seat_out_of_the_turn_leaves_without_touching_it() -> None:
    before = table("45 up-1", players=3).state

    assert table("45 up-1, leaves-2", players=3).state.turn == before.turn


def test_the_last_player_does_not_leave() -> None:
    game = table("leaves-0")

    assert refused(game, "leaves-1").code is Code.LAST_PLAYER


@pytest.mark.parametrize("seat", [-1, 1, 3])
def test_nobody_leaves_or_takes_the_turn_from_a_seat_without_a_player(seat: int) -> None:
    game = table("leaves-1", players=3)
    nobody = (Reason(Code.NO_SUCH_SEAT, seat=Seat(seat)),)

    assert refused(game, PlayerLeft(Seat(seat), Leaving.ASIDE)).reasons == nobody
    assert refused(game, TurnGivenTo(Seat(seat))).reasons == nobody


def test_a_game_in_which_all_cards_left_are_set_aside_is_over() -> None:
    state = table("2 up-1, 3 up-1 | 4 up-1, 5 up-1, 6 up-1, leaves-0", SMALL).state

    assert [state.outcome, state.remaining] == [Outcome.LOST, 3]


def test_the_seat_with_the_last_cards_leaves_in_its_own_turn_and_the_game_is_over() -> None:
    state = table("2 up-1, 3 up-1 | 4 up-1, 5 up-1, 6 up-1 | 7 up-1, leaves-0", SMALL).state

    assert [state.outcome, state.remaining] == [Outcome.LOST, 2]


def test_players_without_cards_are_in_again_when_cards_are_shuffled_in() -> None:
    game = table("2 up-1, 3 up-1 | 4 up-1, 5 up-1, 6 up-1 | 7 up-1, shuffles-0", SMALL)
    assert [game.state.turn.seat, game.state.owed, game.state.draw_pile] == [1, 0, 2]

    game = go_on(game, "|")

    assert [game.state.hands, game.state.draw_pile, game.state.turn.seat] == [(0, 2), 0, 1]


def test_an_empty_hand_is_not_blocked() -> None:
    game = table("2 up-1, 3 up-1 | 4 up-1, 5 up-1, 6 up-1 | 7 up-1, shuffles-0", SMALL)

    assert refused(game, "blocked").code is Code.NOT_BLOCKED


def test_nobody_owes_more_than_the_hand_holds() -> None:
    game = table("2 up-1, 3 up-1 | 4 up-1 | 5 up-1 | shuffles-0", SMALL, players=3)
    assert [game.state.hand, game.state.turn.minimum, game.state.owed] == [1, 2, 1]

    assert go_on(game, "6 up-1 |").state.hands == (0, 2, 1)


def test_a_turn_given_to_another_seat_goes_on_with_that_hand() -> None:
    state = table("45 up-1, 46 up-1, given-2", players=3).state

    assert [state.turn.seat, state.hands, state.turn.played, state.turn.number] == [2, (6, 6, 4), 2, 1]
    assert [state.draw_pile, state.remaining] == [80, 96]


def test_a_turn_given_there_and_back_is_as_it_was() -> None:
    assert table("45 up-1, given-1, given-0").state == table("45 up-1").state


def test_a_turn_is_not_given_to_the_seat_that_has_it() -> None:
    assert refused(table(), "given-0").reasons == (Reason(Code.SAME_SEAT, seat=Seat(0)),)


def test_a_turn_is_not_given_to_a_seat_that_cannot_have_laid_its_cards() -> None:
    game = table("2 up-1, 3 up-1 | 4 up-1, 5 up-1 | 6 up-1, 7 up-1", SMALL)

    assert refused(game, "given-1").reasons == (Reason(Code.TOO_FEW_CARDS, seat=Seat(1), count=2),)


def test_a_turn_is_not_given_to_a_seat_that_is_out() -> None:
    game = table("2 up-1, 3 up-1 | 4 up-1, 5 up-1, 6 up-1 |", SMALL)

    assert refused(game, "given-1").reasons == (Reason(Code.TOO_FEW_CARDS, seat=Seat(1), count=0),)


@pytest.mark.parametrize(
    "act", ["skipped", "leaves-0", "leaves-1", "shuffles-0", "shuffles-1", "given-1", "given-2"]
)
def test_whatever_becomes_of_a_seat_can_be_taken_back(act: str) -> None:
    before = table("45 up-1, 46 up-1 |", players=3, first=2)

    assert go_on(before, f"{act}, undo").state == before.state
