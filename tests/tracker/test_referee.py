"""Playing a turn and ending it: minimum, maximum, draw, whose turn comes next."""

from __future__ import annotations

import pytest

from assistant.tracker.events import CardPlayed, TurnEnded
from assistant.tracker.piles import PileId
from assistant.tracker.referee import TurnEnd, judge_end_turn
from assistant.tracker.turn import Seat
from assistant.tracker.verdict import Code, Reason
from tests.tables import SMALL, go_on, refused, table


def test_a_game_begins_with_full_hands_and_bare_piles() -> None:
    state = table(players=3, first=2).state

    assert state.hands == (6, 6, 6)
    assert state.draw_pile == 80
    assert state.remaining == 98
    assert state.turn.seat == 2
    assert [state.owed, state.turn.number] == [2, 1]
    assert state.seats == (0, 1, 2)
    assert all(state.bare(pile) for pile in state.piles)


def test_a_card_leaves_the_hand_and_is_no_longer_left() -> None:
    state = table("45 up-1").state

    assert state.hands == (6, 7)
    assert [state.draw_pile, state.remaining, state.turn.played, state.owed] == [84, 97, 1, 1]


@pytest.mark.parametrize(
    ("drawn", "rules", "owed"),
    [("", "classic", 2), ("45 up-1", "classic", 1), ("45 up-1, 46 up-1", "classic-expert", 1)],
)
def test_a_turn_cannot_end_below_the_minimum(drawn: str, rules: str, owed: int) -> None:
    assert refused(table(drawn, rules), "|").reasons == (Reason(Code.MINIMUM, count=owed),)


def test_the_end_of_a_turn_names_the_draw_before_it_happens() -> None:
    end = judge_end_turn(table("45 up-1, 46 up-1, 47 up-1").state)

    assert end == TurnEnd(draws=3, left=81, next_seat=Seat(1))


def test_the_player_draws_back_to_a_full_hand_and_the_turn_passes() -> None:
    state = table("45 up-1, 46 up-1, 47 up-1 |").state

    assert state.hands == (7, 7)
    assert [state.draw_pile, state.remaining] == [81, 95]
    assert [state.turn.seat, state.turn.number, state.turn.played, state.turn.minimum] == [1, 2, 0, 2]


def test_nobody_draws_more_than_the_draw_pile_holds() -> None:
    game = table("2 up-1, 3 up-1, 4 up-1", SMALL)

    assert judge_end_turn(game.state) == TurnEnd(draws=2, left=0, next_seat=Seat(1))


@pytest.mark.parametrize("drawn", [0, 1, 3])
def test_another_draw_than_the_referee_named_is_refused(drawn: int) -> None:
    game = table("45 up-1, 46 up-1")

    assert refused(game, TurnEnded(drawn)).reasons == (Reason(Code.WRONG_DRAW, count=2),)


def test_the_minimum_falls_to_one_in_the_turn_that_begins_with_an_empty_draw_pile() -> None:
    game = table("2 up-1, 3 up-1 |", SMALL)
    assert game.state.draw_pile == 0

    assert game.state.owed == 1
    assert go_on(game, "4 up-1 |").state.turn.seat == 0


def test_the_turn_that_takes_the_last_cards_still_owes_the_full_minimum() -> None:
    game = table("2 up-1", SMALL)

    assert refused(game, "|").reasons == (Reason(Code.MINIMUM, count=1),)


def test_the_minimum_stays_in_the_turn_whose_cards_will_empty_the_draw_pile() -> None:
    game = table("2 up-1, 3 up-1 | 4 up-1, 5 up-1 | 6 up-1", SMALL, players=1)
    assert game.state.draw_pile == game.state.draws == 1

    assert refused(game, "|").reasons == (Reason(Code.MINIMUM, count=1),)


def test_who_has_no_card_left_is_skipped() -> None:
    game = table("2 up-1, 3 up-1 | 4 up-1 | 5 up-1 | 6 up-1 |", SMALL, players=4)

    assert game.state.hands == (0, 1, 1, 1)
    assert game.state.turn.seat == 1


def test_the_last_player_with_cards_goes_on_alone() -> None:
    game = table("2 up-1, 3 up-1 | 4 up-1, 5 up-1, 6 up-1 | 7 up-1", SMALL)

    assert judge_end_turn(game.state) == TurnEnd(draws=0, left=0, next_seat=Seat(0))


def test_who_plays_alone_is_next_even_with_an_empty_hand() -> None:
    game = table("2 up-1, 3 up-1, 4 up-1", SMALL, players=1)

    assert judge_end_turn(game.state) == TurnEnd(draws=3, left=2, next_seat=Seat(0))


def test_an_empty_hand_lays_no_card() -> None:
    game = table("2 up-1, 3 up-1, 4 up-1", SMALL, first=1)

    assert refused(game, "5 up-1").reasons == (Reason(Code.NO_CARDS, seat=Seat(1)),)


@pytest.mark.parametrize("rules", ["quick-easy", "quick-easy-pro"])
def test_a_quick_turn_lays_exactly_one_card(rules: str) -> None:
    game = table("blue-4 up-1", rules)

    assert refused(game, "grey-9 down-1").reasons == (Reason(Code.MAXIMUM, count=1),)


def test_a_novice_may_lay_one_card_or_two() -> None:
    game = table("blue-4 up-1 | red-5 up-1, red-6 up-1 |", "quick-easy-novice")

    assert game.state.turn.number == 3


def test_an_illegal_card_is_refused_with_the_reasons_of_the_verdict() -> None:
    refusal = refused(table("45 up-1"), "44 up-1!")

    assert [reason.code for reason in refusal.reasons] == [Code.ILLEGAL, Code.NOT_HIGHER, Code.NOT_BACK]
    assert refusal.reasons[0].pile == 0


def test_an_uncertain_card_is_laid_only_when_the_players_vouch_for_it() -> None:
    game = table("45 up-1")

    assert [reason.code for reason in refused(game, "? up-1").reasons] == [
        Code.UNCONFIRMED,
        Code.CARD_UNKNOWN,
    ]
    assert go_on(game, "? up-1!").state.top(PileId(0)) is None


@pytest.mark.parametrize("pile", [-1, 4])
def test_there_is_no_pile_beside_those_of_the_rules(pile: int) -> None:
    refusal = refused(table(), CardPlayed(PileId(pile), None))

    assert refusal.reasons == (Reason(Code.NO_SUCH_PILE, pile=PileId(pile)),)
