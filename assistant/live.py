"""The hub: one game on the table, many phones around it, and nothing shown that is not on disk."""

from __future__ import annotations

import logging
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from assistant.errors import GameRunning, LogUnreadable, TableMoved
from assistant.storage.last_table import LastTable
from assistant.storage.values import SeatName
from assistant.tracker.acts import judge
from assistant.tracker.events import Saved
from assistant.tracker.log import apply

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Sequence
    from datetime import datetime
    from typing import TypeVar

    from assistant.storage.store import Store
    from assistant.storage.values import GameLine, StoredGame
    from assistant.tracker.events import Event
    from assistant.tracker.log import Game
    from assistant.tracker.rulesets import RuleSet
    from assistant.tracker.state import State
    from assistant.tracker.turn import Seat
    from assistant.tracker.verdict import Refusal

    Shown = TypeVar("Shown", bound="Table | None")

__all__ = ["Hub", "LastTable", "SeatName", "Table"]

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Table:
    """The game on the table at one moment, and who sits around it; `started_at` is the household's time."""

    id: str
    game: Game
    seats: tuple[SeatName, ...]
    started_at: datetime

    @property
    def seen(self) -> int:
        """How many entries of the log this view has seen; a phone tells it with all it asks for."""
        return len(self.game.entries)

    @property
    def untouched(self) -> bool:
        """Tell whether nothing happened since the start: then there is nothing that could be lost."""
        return self.seen == 1

    @property
    def state(self) -> State:
        """The table now."""
        return self.game.state


class Hub:
    """What all sessions of one process share; every method is synchronous, and what it did is committed."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.table: Table | None = None
        self.trouble: LogUnreadable | None = None
        self._pushes: dict[Hashable, Callable[[Table | None], None]] = {}
        self._read()

    def join(self, key: Hashable, push: Callable[[Table | None], None]) -> None:
        """Tell a session of every change from now on; the same key joins once."""
        self._pushes[key] = push

    def leave(self, key: Hashable) -> None:
        """Stop telling a session."""
        self._pushes.pop(key, None)

    def start(self, rules: RuleSet, seats: Sequence[SeatName], first: Seat) -> Table:
        """Begin a game; raises GameRunning when one is on the table, NameRefused for a guest, NotWritten."""
        with self._following():
            stored = self.store.games.start(rules, seats, first)
        return self._show(_table(stored))

    def record(self, seen: int, event: Event) -> Refusal | None:
        """Judge an event and record it; returns why it was refused, None when it was not.

        Raises TableMoved when another phone was faster (all sessions have the new table by then), NotWritten
        when it could not be committed (nothing changed).
        """
        table = self._seen(seen)
        if refusal := judge(table.game, event):
            return refusal
        # Folded before it is written: what cannot be read again must never reach the disk.
        game = apply(table.game, event)
        with self._following():
            self.store.append(table.id, game.entries[-1].number, event)
        self._show(Table(table.id, game, table.seats, table.started_at))
        return None

    def keep(self, seen: int) -> None:
        """Put the game on the shelf for later; raises as `record` does."""
        table = self._seen(seen)
        with self._following():
            self.store.keep(table.id, table.game.next_number)
        self._show(None)

    def save(self, seen: int) -> str | Refusal:
        """Confirm an ended game and return its id, or why it cannot be saved; raises as `record` does."""
        table = self._seen(seen)
        if refusal := judge(table.game, Saved()):
            return refusal
        with self._following():
            self.store.games.save(table.id, table.game.next_number)
        self._show(None)
        return table.id

    def resume(self, game: str) -> Table:
        """Open a kept or saved game again; raises GameRunning, NoSuchGame, LogUnreadable, NotWritten."""
        with self._following():
            stored = self.store.games.resume(game)
        return self._show(_table(stored))

    def put_aside(self) -> None:
        """Move a running game whose log cannot be read to the shelf, untouched: others can be played then."""
        if self.trouble:
            self.store.games.put_aside(self.trouble.game)
            self._read()
            self._push()

    def discard(self, game: str) -> None:
        """Throw a game away, wherever it lies; `restore` brings it back. Raises NoSuchGame, NotWritten."""
        self.store.games.discard(game)
        self._read()
        self._push()

    def restore(self, game: str) -> None:
        """Bring back a game thrown away: to where it lay, or to the shelf when the table is taken by now."""
        self.store.games.restore(game)
        self._read()
        self._push()

    def kept(self) -> tuple[GameLine, ...]:
        """List the games on the shelf, the one put there last first."""
        return self.store.games.kept()

    def recent(self, most: int) -> tuple[GameLine, ...]:
        """List the latest saved games."""
        return self.store.games.recent(most)

    def last_table(self) -> LastTable | None:
        """Return who played last, with the names they have now; None before the first game."""
        return self.store.last_table()

    def _seen(self, seen: int) -> Table:
        if self.table is None or self.table.seen != seen:
            raise TableMoved(self.table.id if self.table else "", seen)
        return self.table

    @contextmanager
    def _following(self) -> Iterator[None]:
        """Look again at what is on disk, and tell everybody, when another process turns out to be faster."""
        try:
            yield
        except (TableMoved, GameRunning):
            self._read()
            self._push()
            raise

    def _read(self) -> None:
        self.table, self.trouble = None, None
        try:
            stored = self.store.running()
        except LogUnreadable as error:
            self.trouble = error
        else:
            self.table = None if stored is None else _table(stored)

    def _show(self, table: Shown) -> Shown:
        self.table = table
        self._push()
        return table

    def _push(self) -> None:
        for push in tuple(self._pushes.values()):
            try:
                push(self.table)
            except Exception:  # noqa: BLE001 -- a phone that went away must not hurt the others
                _log.exception("a session did not take the new table")


def _table(stored: StoredGame) -> Table:
    return Table(stored.id, stored.game, stored.seats, stored.started_at)
