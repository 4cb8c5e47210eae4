"""Games on the table and on the shelf: begun, recorded, kept, saved, opened again, thrown away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlmodel import col, delete, insert, select, update

from assistant.errors import GameRunning, NoSuchGame
from assistant.tracker.events import GameStarted, Kept, Resumed, Saved
from assistant.tracker.log import Phase, begin

from . import game_lists, last_table, moments, names, reading, summaries
from .ledger import claim, enter, last, require_bare_table
from .sealing import seal
from .tables import EntryRow, GameRow, PlayerRow, PreferenceRow, SeatRow
from .values import Stamped

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
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
        self._clock = clock
        self._new_id = new_id
        self._device = device

    def start(self, rules: RuleSet, seats: Sequence[SeatName], first: Seat) -> StoredGame:
        """Begin a game with a seat for each name; raises GameRunning, NameRefused for a guest, NotWritten."""
        started = GameStarted(rules, len(seats), first)
        begin(started)
        game, now = self._new_id(), self._clock()
        with self._database.writing() as connection:
            require_bare_table(connection)
            connection.execute(insert(GameRow).values(id=game, aids=False, **_facts(started, now)))
            connection.execute(insert(SeatRow), [_seat(game, i, who) for i, who in enumerate(seats)])
            enter(connection, game, 1, self._stamped(started, now))
            _remember(connection, started, seats, now)
        return reading.stored(self._database.connection, game)

    def append(self, game: str, number: int, event: Event) -> None:
        """Record an event under its number; raises TableMoved when another was faster, NotWritten."""
        self._append(game, number, event, Phase.RUNNING)

    def keep(self, game: str, number: int) -> None:
        """Put the running game on the shelf; raises TableMoved, NotWritten."""
        self._append(game, number, Kept(), Phase.KEPT)

    def save(self, game: str, number: int) -> None:
        """Confirm an ended game: seal its log, sum it up; raises TableMoved, LogUnreadable, NotWritten."""
        now = self._clock()
        with self._database.writing() as connection:
            claim(connection, game, number, changed_at=moments.written(now))
            enter(connection, game, number, self._stamped(Saved(), now))
            log = reading.log(self._database.connection, game)
            folded = reading.replay((stamped.event for stamped in log), game)
            summaries.write(connection, game, folded, log)
            ended = moments.written(log[folded.steps[-1].number - 1].at)
            _change(connection, game, phase=Phase.SAVED, log=seal(log), ended_at=ended)
            connection.execute(_entries_of(game))

    def resume(self, game: str) -> StoredGame:
        """Open a kept or saved game again, its log whole; raises GameRunning, NoSuchGame, LogUnreadable."""
        now = self._clock()
        with self._database.writing() as connection:
            require_bare_table(connection)
            phase = _phase(connection, game)
            log = reading.log(self._database.connection, game)
            reading.replay((stamped.event for stamped in log), game)
            if phase is Phase.SAVED:
                enter(connection, game, 1, *log)
                summaries.remove(connection, game)
            changed = moments.written(now)
            _change(connection, game, phase=Phase.RUNNING, log=None, ended_at=None, changed_at=changed)
            enter(connection, game, len(log) + 1, self._stamped(Resumed(), now))
        return reading.stored(self._database.connection, game)

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
                require_bare_table(connection)
            except GameRunning:
                if phase is Phase.RUNNING:
                    _change(connection, game, phase=Phase.KEPT)
                    enter(connection, game, last(connection, game) + 1, self._stamped(Kept(), self._clock()))
            _change(connection, game, deleted_at=None)

    def kept(self) -> tuple[GameLine, ...]:
        """List the games on the shelf, the one put there last first."""
        return game_lists.lines(self._database, Phase.KEPT)

    def recent(self, most: int) -> tuple[GameLine, ...]:
        """List the latest saved games."""
        return game_lists.lines(self._database, Phase.SAVED, most)

    def log(self, game: str) -> tuple[Stamped, ...]:
        """Read a game's whole log with its envelopes; raises NoSuchGame, LogUnreadable."""
        return reading.log(self._database.connection, game)

    def _append(self, game: str, number: int, event: Event, phase: Phase) -> None:
        now = self._clock()
        with self._database.writing() as connection:
            claim(connection, game, number, phase=phase, changed_at=moments.written(now))
            enter(connection, game, number, self._stamped(event, now))

    def _stamped(self, event: Event, now: datetime) -> Stamped:
        return Stamped(event, now, self._device)


def _facts(started: GameStarted, now: datetime) -> dict[str, object]:
    return {
        "phase": Phase.RUNNING,
        "rules": started.rules.key,
        "players": started.players,
        "first": started.first,
        "started_at": moments.written(now),
        "utc_offset": moments.offset(now),
        "changed_at": moments.written(now),
    }


def _seat(game: str, number: int, who: SeatName) -> dict[str, object]:
    guest = names.cleaned(who.name) if who.name is not None and who.player is None else None
    return {"game": game, "seat": number, "player": who.player, "guest": guest}


def _remember(connection: Connection, started: GameStarted, seats: Sequence[SeatName], now: datetime) -> None:
    """Note who played last, for the next time."""
    playing = [who.player for who in seats if who.player]
    used = update(PlayerRow).where(col(PlayerRow.id).in_(playing))
    connection.execute(used.values(used_at=moments.written(now)))
    connection.execute(delete(PreferenceRow).where(col(PreferenceRow.key) == last_table.KEY))
    text = last_table.written(started.rules.key, seats)
    connection.execute(insert(PreferenceRow).values(key=last_table.KEY, value=text))


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
