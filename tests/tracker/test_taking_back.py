"""Undo and redo over whole games: one act at a time, across turns, and the log only grows."""

from __future__ import annotations

import pytest

from assistant.tracker.events import CardPlayed, EntryId, Redone, TurnEnded, Undone
from assistant.tracker.impossible import ImpossibleEvent
from assistant.tracker.log import apply
from assistant.tracker.referee import judge_redo
from assistant.tracker.verdict import Code, Refusal
from tests.tables import go_on, refused, table
from tests.whole_games import whole_games

LONGEST = {game.state.rules.key: game for game in sorted(whole_games(), key=lambda game: len(game.steps))}
"""The longest game of every rule set, its end included."""


@pytest.mark.parametrize("key", LONGEST)
def test_a_whole_game_is_taken_back_to_the_deal_and_brought_back_to_its_end(key: str) -> None:
    whole = game = LONGEST[key]
    for steps in range(len(whole.steps) - 1, 0, -1):
        game = go_on(game, "undo")
        assert game.steps == whole.steps[:steps]
    assert game.state.draw_pile + sum(game.state.hands) == len(game.state.rules.deck)

    for steps in range(2, len(whole.steps) + 1):
        game = go_on(game, "redo")
        assert game.steps == whole.steps[:steps]


@pytest.mark.parametrize(
    ("before", "act"),
    [
        ("45 up-1, 46 up-1", "47 up-1"),
        ("45 up-1, 46 up-1", "? up-1!"),
        ("45 up-1, 46 up-1", "|"),
        ("45 up-1", "blocked"),
        ("45 up-1, 46 up-1 |", "skipped"),
        ("45 up-1", "given-1"),
        ("45 up-1, 46 up-1 | 47 up-1", "leaves-0"),
        ("45 up-1", "abandoned"),
    ],
)
def test_one_undo_takes_back_one_act_and_no_more(before: str, act: str) -> None:
    game = table(before)
    undone = go_on(game, f"{act}, undo")

    assert go_on(game, act).steps[:-1] == game.steps
    assert (undone.steps, undone.state) == (game.steps, game.state)


def test_undo_across_the_end_of_a_turn_gives_the_turn_and_the_draw_back() -> None:
    game = table("45 up-1, 46 up-1, 47 up-1 | 48 up-1", players=3)
    in_between = go_on(game, "undo").state
    back = go_on(game, "undo, undo").state

    assert [state.turn.seat for state in (game.state, in_between, back)] == [1, 1, 0]
    assert [state.turn.played for state in (game.state, in_between, back)] == [1, 0, 3]
    assert [state.draw_pile for state in (game.state, in_between, back)] == [77, 77, 80]
    assert [state.hands for state in (game.state, in_between, back)] == [(6, 5, 6), (6, 6, 6), (3, 6, 6)]


def test_what_was_taken_back_across_turns_stays_in_the_log_with_the_undo_itself() -> None:
    game = table("45 up-1, 46 up-1 | 47 up-1, undo, undo, redo")

    assert [type(entry.event) for entry in game.entries[1:]] == [
        *(CardPlayed, CardPlayed, TurnEnded, CardPlayed),
        *(Undone, Undone, Redone),
    ]
    assert [entry.number for entry in game.entries] == list(range(1, 9))


@pytest.mark.parametrize(
    "plays", ["", "45 up-1", "45 up-1, 46 up-1 | 47 up-1", "45 up-1, undo, redo", "45 up-1, undo, 46 up-1"]
)
def test_with_nothing_taken_back_redo_is_refused_and_the_table_stays(plays: str) -> None:
    game = table(plays)
    event = Redone(EntryId(len(game.entries)))

    refusal = judge_redo(game)
    assert isinstance(refusal, Refusal)
    assert refusal.code is Code.NOTHING_TO_REDO
    assert refused(game, event).code is Code.NOTHING_TO_REDO
    with pytest.raises(ImpossibleEvent):
        apply(game, event)
    assert game.state == table(plays).state
