"""How a game ends: won, lost, given up; and what is refused from then on."""

from __future__ import annotations

import pytest

from assistant.tracker.events import (
    Amended,
    CardPlayed,
    EntryId,
    Event,
    Leaving,
    PlayerLeft,
    TopSet,
    TurnEnded,
    TurnGivenTo,
)
from assistant.tracker.piles import PileId
from assistant.tracker.referee import judge_amendment, judge_blocked, judge_end_turn, judge_play
from assistant.tracker.state import Outcome
from assistant.tracker.turn import Seat
from assistant.tracker.verdict import Code, refuse
from tests.tables import SMALL, go_on, refused, table

WON = "2 up-1, 3 up-1 | 4 up-1, 5 up-1, 6 up-1 | 7 up-1, 8 up-1, 9 up-1"


def test_the_last_card_wins_at_once_in_the_middle_of_a_turn() -> None:
    game = table(WON, SMALL)

    assert game.state.outcome is Outcome.WON
    assert [game.state.remaining, game.state.turn.seat, game.state.turn.played] == [0, 0, 3]


def test_one_card_less_is_not_won() -> None:
    game = table(WON.removesuffix(", 9 up-1"), SMALL)

    assert game.state.outcome is None
    assert game.state.remaining == 1


def test_a_win_never_depends_on_values() -> None:
    game = table("? up-1, ? up-1! | ? up-1!, ? up-1!, ? up-1! | ? up-1!, ? down-1, ? down-2", SMALL)

    assert game.state.outcome is Outcome.WON


def test_blocked_loses_and_what_lies_stays() -> None:
    game = table("45 up-1, blocked")

    assert game.state.outcome is Outcome.LOST
    assert [game.state.remaining, game.state.turn.played] == [97, 1]


def test_nobody_is_blocked_who_may_end_the_turn() -> None:
    assert refused(table("45 up-1, 46 up-1"), "blocked").code is Code.NOT_BLOCKED


def test_a_game_given_up_keeps_its_table() -> None:
    game = table("45 up-1, abandoned")

    assert game.state.outcome is Outcome.ABANDONED
    assert game.state.remaining == 97


@pytest.mark.parametrize("end", ["blocked", "abandoned"])
@pytest.mark.parametrize(
    "act",
    [
        "46 up-1",
        TurnEnded(0),
        "blocked",
        "abandoned",
        "skipped",
        "given-1",
        TurnGivenTo(Seat(1)),
        PlayerLeft(Seat(1), Leaving.ASIDE),
        TopSet(PileId(0), None),
        Amended(EntryId(2), None),
    ],
    ids=str,
)
def test_after_the_end_every_act_is_refused(end: str, act: Event | str) -> None:
    assert refused(table(f"45 up-1, {end}"), act).code is Code.GAME_OVER


@pytest.mark.parametrize("end", ["blocked", "abandoned"])
def test_an_end_can_be_taken_back(end: str) -> None:
    before = table("45 up-1")

    assert go_on(before, f"{end}, undo").state == before.state


def test_a_win_can_be_taken_back() -> None:
    assert table(f"{WON}, undo", SMALL).state == table(WON.removesuffix(", 9 up-1"), SMALL).state


def test_after_the_end_the_referee_answers_every_question_the_same() -> None:
    game = table("45 up-1, 46 up-1, abandoned")

    assert [
        judge_play(game.state, CardPlayed(PileId(0), None)),
        judge_end_turn(game.state),
        judge_blocked(game.state),
        judge_amendment(game, Amended(EntryId(2), None)),
    ] == [refuse(Code.GAME_OVER)] * 4
