"""Undo, redo, and putting a game away."""

from __future__ import annotations

import pytest

from assistant.tracker.cards import Card
from assistant.tracker.events import (
    Amended,
    CardPlayed,
    EntryId,
    GameStarted,
    Redone,
    TurnEnded,
    Undone,
)
from assistant.tracker.log import Phase
from assistant.tracker.piles import PileId
from assistant.tracker.referee import judge_redo, judge_undo
from assistant.tracker.rulesets import RULE_SETS
from assistant.tracker.turn import Seat
from assistant.tracker.verdict import Code, Reason, Refusal
from tests.tables import go_on, refused, table

CLASSIC = RULE_SETS["classic"]
START = GameStarted(CLASSIC, 2, Seat(0))


def test_undo_names_the_act_it_takes_back() -> None:
    game = table("45 up-1, 46 up-1")

    assert judge_undo(game) == game.steps[-1]
    assert go_on(game, "undo").state == table("45 up-1").state


def test_undo_goes_back_to_the_start() -> None:
    game = table("45 up-1, 46 up-1 | 50 up-1, undo, undo, undo, undo")

    assert game.state == table().state
    assert judge_undo(game) == Refusal((Reason(Code.NOTHING_TO_UNDO),))


def test_undoing_the_end_of_a_turn_puts_the_draw_back() -> None:
    game = table("45 up-1, 46 up-1, 47 up-1 |")
    undone = go_on(game, "undo")

    assert game.steps[-1].event == TurnEnded(3)
    assert [undone.state.hands, undone.state.draw_pile, undone.state.turn.played] == [(4, 7), 84, 3]


def test_redo_brings_back_the_latest_act_first() -> None:
    game = table("45 up-1, 46 up-1, undo, undo")

    assert judge_redo(game) == (EntryId(2), CardPlayed(PileId(0), frozenset({Card(45)})))
    assert go_on(game, "redo, redo").state == table("45 up-1, 46 up-1").state


def test_an_act_brought_back_keeps_its_number() -> None:
    game = table("45 up-1, undo, redo")

    assert [step.number for step in game.steps] == [1, 2]
    assert go_on(game, "undo").entries[-1].event == Undone(EntryId(2))


def test_a_new_act_leaves_nothing_to_bring_back() -> None:
    game = table("45 up-1, undo, 46 up-1")

    assert judge_redo(game) == Refusal((Reason(Code.NOTHING_TO_REDO),))
    assert refused(game, Redone(EntryId(2))).code is Code.NOTHING_TO_REDO


def test_a_game_put_away_and_opened_again_can_still_bring_back() -> None:
    game = table("45 up-1, undo, kept, resumed")

    assert go_on(game, "redo").state == table("45 up-1").state


@pytest.mark.parametrize("event", [Undone(EntryId(2)), Redone(EntryId(4))], ids=["undo", "redo"])
def test_only_the_latest_act_is_taken_back_or_brought_back(event: Undone | Redone) -> None:
    game = table("45 up-1, 46 up-1, 47 up-1, 48 up-1, undo")

    assert refused(game, event).reasons == (Reason(Code.NOT_LATEST, count=event.entry),)


def test_a_kept_game_refuses_everything_but_to_be_resumed() -> None:
    game = table("45 up-1, 46 up-1, undo, kept")

    assert game.phase is Phase.KEPT
    for event in ("46 up-1", "blocked", "undo", "redo", "kept", "saved", Amended(EntryId(2), None)):
        assert refused(game, event).code is Code.KEPT
    assert go_on(game, "resumed").phase is Phase.RUNNING


def test_only_a_game_put_away_is_resumed() -> None:
    assert refused(table(), "resumed").code is Code.NOT_KEPT


def test_only_a_game_that_ended_is_saved() -> None:
    assert refused(table("45 up-1"), "saved").code is Code.NOT_OVER


def test_a_saved_game_refuses_everything_but_to_be_opened_again() -> None:
    game = table("45 up-1, blocked, saved")

    assert game.phase is Phase.SAVED
    for event in ("46 up-1", "undo", "kept", "saved"):
        assert refused(game, event).code is Code.SAVED
    assert go_on(game, "resumed, undo").state == table("45 up-1").state


def test_an_ended_game_may_be_kept_before_it_is_saved() -> None:
    assert table("45 up-1, abandoned, kept, resumed, saved").phase is Phase.SAVED
