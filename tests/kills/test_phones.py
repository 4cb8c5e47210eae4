"""What a phone showed is there again when the server was killed right after it, in a whole game by touch."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from assistant.tracker.events import (
    Blocked,
    CardPlayed,
    Event,
    GameStarted,
    Kept,
    Redone,
    Resumed,
    Saved,
    TurnEnded,
    Undone,
)
from assistant.tracker.log import Game, Phase, apply, begin
from tests.kills.hubs import Lying
from tests.kills.mortal import KILLED
from tests.kills.phones import use
from tests.kills.story import story, told
from tests.tables import table

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from tests.kills.mortal import Nursery
    from tests.kills.phones import Seen

DRAWN = """47 up-1, ? up-2, undo, ? up-2 | 50 up-1, 40 up-1 | 90 down-1, ? down-1!, undo, undo,
    80 down-1, 81 down-2 | 51 up-1, blocked"""
EXPERTS = 46
"""A game of two with cards not entered, turns taken back, and one blocked at the end."""
WAYS: dict[type[Event], str] = {
    TurnEnded: "end-turn",
    Blocked: "blocked",
    Redone: "menu-redo",
    Kept: "menu-keep",
    Resumed: "resume-*",
    Saved: "save",
}


def touches(game: Game | None, event: Event) -> list[str]:
    """Say what has to be touched for an event."""
    match event:
        case GameStarted(rules=rules, players=players, first=first):
            chosen = (f"variant-{rules.variant}", f"level-{rules.level}", f"first-{first}")
            return ["new-game", f"number-{players}", *chosen, "start"]
        case CardPlayed(pile=pile, cards=cards):
            value = ["skip"] if cards is None else str(next(iter(cards)).number)
            return [*(f"key-{sign}" for sign in value), f"pile-{pile}"]
        case Undone():
            return ["take-back" if game and game.state.outcome else "undo"]
    return [WAYS[type(event)]]


def kill_after_each(children: Nursery, folder: Path, log: Sequence[Event]) -> Seen:
    """Touch a log, each act in a process of its own, killed once its phone has shown what came of it."""
    game: Game | None = None
    last: Seen | None = None
    for event in log:
        child = children.bear(use, folder)
        found = child.hear()
        assert last is None or found == last
        last = child.hears(touches(game, event))
        assert child.kill() == KILLED
        game = apply(game, event) if game else begin(event)  # type: ignore[arg-type]  # a log begins with its start
        assert last.behind.log == tuple(entry.event for entry in game.entries)
    assert last
    return last


def is_played_by_touch(children: Nursery, folder: Path, log: Game) -> None:
    # The last entry opens the result again, and no screen does that yet.
    last = kill_after_each(children, folder, [entry.event for entry in log.entries[:-1]])
    child = children.bear(use, folder)

    assert child.hear() == last
    assert any(said.startswith("Rematch") for said in last.screen)
    assert child.hears(["rematch"]).behind.games[1:] == (Lying(Phase.RUNNING, summaries=0, entries=True),)


def test_a_game_by_touch_loses_nothing_that_a_phone_showed(children: Nursery, tmp_path: Path) -> None:
    is_played_by_touch(children, tmp_path, told(table(DRAWN), rest=6))


@pytest.mark.soak
def test_a_long_game_by_touch_loses_nothing_that_a_phone_showed(children: Nursery, tmp_path: Path) -> None:
    is_played_by_touch(children, tmp_path, story(EXPERTS))
