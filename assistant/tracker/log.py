"""The log of a game, and its fold: the table after every act, with undo and redo."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING

from .amendments import amended
from .changes import change
from .events import (
    Amended,
    EntryId,
    Event,
    GameStarted,
    Kept,
    Redone,
    Resumed,
    Saved,
    Undone,
)
from .impossible import ImpossibleEvent
from .state import State, start

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .events import Act


class Phase(StrEnum):
    """Where a game lies: on the table, put away for later, or among the results."""

    RUNNING = "running"
    KEPT = "kept"
    SAVED = "saved"


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: its number in the game and what happened."""

    number: EntryId
    event: Event


@dataclass(frozen=True, slots=True)
class Step:
    """An act that stands, and the table after it."""

    number: EntryId
    event: GameStarted | Act
    state: State


@dataclass(frozen=True, slots=True)
class Game:
    """Everything entered, the acts that stand, and those that were taken back (the latest last)."""

    entries: tuple[Entry, ...]
    steps: tuple[Step, ...]
    undone: tuple[tuple[EntryId, Act], ...] = ()
    phase: Phase = Phase.RUNNING

    @property
    def state(self) -> State:
        """The table now."""
        return self.steps[-1].state

    @property
    def next_number(self) -> EntryId:
        """The number that the next entry will have."""
        return EntryId(len(self.entries) + 1)


def begin(event: GameStarted) -> Game:
    """Return a game in which nothing has happened yet; raises ImpossibleEvent when its seats cannot be."""
    if event.players not in event.rules.players or not 0 <= event.first < event.players:
        msg = f"nobody plays {event.rules.key} with {event.players} and seat {event.first} first"
        raise ImpossibleEvent(msg)
    first = EntryId(1)
    return Game((Entry(first, event),), (Step(first, event, start(event)),))


def fold(events: Iterable[Event]) -> Game:
    """Replay a log; raises ImpossibleEvent when it does not begin with a start or cannot have happened."""
    rest = iter(events)
    first = next(rest, None)
    if not isinstance(first, GameStarted):
        msg = "a log begins with the start of its game"
        raise ImpossibleEvent(msg)
    game = begin(first)
    for event in rest:
        game = apply(game, event)
    return game


def apply(game: Game, event: Event) -> Game:
    """Record an event that was judged before; raises ImpossibleEvent when it cannot have happened."""
    grown = replace(game, entries=(*game.entries, Entry(game.next_number, event)))
    match event:
        case GameStarted():
            msg = "a game starts once"
            raise ImpossibleEvent(msg)
        case Undone():
            return _undo(grown, event)
        case Redone():
            return _redo(grown, event)
        case Kept():
            return replace(grown, phase=Phase.KEPT)
        case Resumed():
            return replace(grown, phase=Phase.RUNNING)
        case Saved():
            return replace(grown, phase=Phase.SAVED)
        case _:
            return replace(_act(grown, game.next_number, event), undone=())


def _act(game: Game, number: EntryId, act: Act) -> Game:
    state = amended(game.steps, act) if isinstance(act, Amended) else change(game.state, act)
    return replace(game, steps=(*game.steps, Step(number, act, state)))


def _undo(game: Game, event: Undone) -> Game:
    last = game.steps[-1]
    if last.number != event.entry or isinstance(last.event, GameStarted):
        msg = f"entry {event.entry} is not the last act"
        raise ImpossibleEvent(msg)
    return replace(game, steps=game.steps[:-1], undone=(*game.undone, (last.number, last.event)))


def _redo(game: Game, event: Redone) -> Game:
    if not game.undone or game.undone[-1][0] != event.entry:
        msg = f"entry {event.entry} is not the last one taken back"
        raise ImpossibleEvent(msg)
    number, act = game.undone[-1]
    return replace(_act(game, number, act), undone=game.undone[:-1])
