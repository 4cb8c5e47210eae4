"""Games on the table and on the shelf: begun, recorded, kept, saved, opened again, thrown away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlmodel import col, delete, select, update

from assistant.errors import GameRunning, NoSuchGame
from assistant.tracker.events import GameStarted, Kept, Resumed, Saved
from assistant.tracker.log import Phase, begin

from . import beginnings, game_lists, moments, reading, summaries
from .ledger import claim, enter, last, require_bare_table
from .sealing import seal
from .tables import EntryRow, GameRow
from .values import Stamped

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from datetime import datetime

    from sqlalchemy import Connection, Delete

    from assistant.tracker.events import Event
    from assistant.tracker.rulesets import RuleSet
    from assistant.tracker.turn import Seat

    from .database import Database
    from .moments import Clock
    from .values import GameLine, SeatName, StoredGame


class Games:
    """All games of a household; what returns was committed, and what raises NotWritten changed nothing."""

    def __init__(self, database: Database, clock: Clock, new_id: Callable[[], str], device: str) -> None:
        self._database = database
        # The same connection as SQLAlchemy's: what is written to it belongs to the transaction that is open.
        self._plain = database.connection
        self._clock = clock
        self._new_id = new_id
        self._device = device
        self._fresh = False

    def start(self, rules: RuleSet, seats: Sequence[SeatName], first: Seat) -> StoredGame:
        """Begin a game with a seat for each name; raises GameRunning, NameRefused for a guest, NotWritten."""
        started = GameStarted(rules, len(seats), first)
        begin(started)
        game, now = self._new_id(), self._clock()
        with self._database.writing() as connection:
            require_bare_table(self._plain)
            beginnings.write(connection, game, started, seats, now)
            enter(self._plain, game, 1, self._stamped(started, now))
        return reading.stored(self._plain, game)

    def save(self, game: str, number: int) -> None:
        """Confirm an ended game: seal its log, sum it up; raises TableMoved, LogUnreadable, NotWritten."""
        now = self._clock()
        with self._database.writing() as connection:
            claim(self._plain, game, number, now)
            enter(self._plain, game, number, self._stamped(Saved(), now))
            log = reading.log(self._plain, game)
            folded = reading.replay((stamped.event for stamped in log), game)
            summaries.write(connection, game, folded, log)
            ended = moments.written(log[folded.steps[-1].number - 1].at)
            _change(connection, game, phase=Phase.SAVED, log=seal(log), ended_at=ended)
            connection.execute(_entries_of(game))

    def resume(self, game: str) -> StoredGame:
        """Open a kept or saved game again, its log whole; raises GameRunning, NoSuchGame, LogUnreadable."""
        now = self._clock()
        with self._database.writing() as connection:
            require_bare_table(self._plain)
            phase = _phase(connection, game)
            log = reading.log(self._plain, game)
            reading.replay((stamped.event for stamped in log), game)
            if phase is Phase.SAVED:
                enter(self._plain, game, 1, *log)
                summaries.remove(connection, game)
            changed = moments.written(now)
            _change(connection, game, phase=Phase.RUNNING, log=None, ended_at=None, changed_at=changed)
            enter(self._plain, game, len(log) + 1, self._stamped(Resumed(), now))
        return reading.stored(self._plain, game)

    def put_aside(self, game: str) -> None:
        """Move a game whose log cannot be read from the table to the shelf, its entries untouched."""
        with self._database.writing() as connection:
            _phase(connection, game)
            _change(connection, game, phase=Phase.KEPT)

    def discard(self, game: str) -> None:
        """Throw a game away; it can be restored. Raises NoSuchGame, NotWritten."""
        with self._database.writing() as connection:
            _phase(connection, game)
            _change(connection, game, deleted_at=moments.written(self._clock()))

    def restore(self, game: str) -> None:
        """Bring back a game thrown away; a running one goes on the shelf if another lies on the table now."""
        with self._database.writing() as connection:
            phase = _phase(connection, game, thrown_away=True)
            try:
                require_bare_table(self._plain)
            except GameRunning:
                if phase is Phase.RUNNING:
                    _change(connection, game, phase=Phase.KEPT)
                    enter(
                        self._plain, game, last(self._plain, game) + 1, self._stamped(Kept(), self._clock())
                    )
            _change(connection, game, deleted_at=None)

    def kept(self) -> tuple[GameLine, ...]:
        """List the games on the shelf, the one put there last first."""
        return game_lists.lines(self._database, Phase.KEPT)

    def recent(self, most: int) -> tuple[GameLine, ...]:
        """List the latest saved games."""
        return game_lists.lines(self._database, Phase.SAVED, most)

    def freshen(self) -> Iterator[int]:
        """Make figures of another version anew, some with each step, and count them; raises NotWritten."""
        # What this process saves itself is never outdated: once is enough, for all its sessions.
        if not self._fresh:
            self._fresh = True
            yield from summaries.rebuild(self._database)

    def log(self, game: str) -> tuple[Stamped, ...]:
        """Read a game's whole log with its envelopes; raises NoSuchGame, LogUnreadable."""
        return reading.log(self._plain, game)

    def _stamped(self, event: Event, now: datetime) -> Stamped:
        return Stamped(event, now, self._device)


def _phase(connection: Connection, game: str, *, thrown_away: bool = False) -> Phase:
    """Say where a game lies that is (or is not) thrown away; raises NoSuchGame."""
    gone = col(GameRow.deleted_at)
    there = gone.is_not(None) if thrown_away else gone.is_(None)
    phase = connection.execute(select(GameRow.phase).where(GameRow.id == game, there)).scalar()
    if phase is None:
        raise NoSuchGame(game)
    return Phase(phase)


def _change(connection: Connection, game: str, **changes: object) -> None:
    connection.execute(update(GameRow).where(col(GameRow.id) == game).values(**changes))


def _entries_of(game: str) -> Delete:
    return delete(EntryRow).where(col(EntryRow.game) == game)
