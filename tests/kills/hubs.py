"""The life of a child that plays through the hub, as a session does, and tells what it shows."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from assistant.live import Hub, SeatName, Table
from assistant.storage import reading
from assistant.storage.ownership import FolderLock
from assistant.storage.store import Store
from assistant.tracker.events import GameStarted, Kept, Resumed, Saved
from assistant.tracker.log import Phase
from tests.kills.fates import AtByte, AtStatement, Fate

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import datetime
    from multiprocessing.connection import Connection

    from assistant.tracker.events import Event
    from assistant.tracker.state import State

NAMES = ("Alice", None, "Chloé", "Daan", "Elena")
_GAMES = """SELECT id, phase, (SELECT count(*) FROM summary WHERE game = id),
    EXISTS (SELECT 1 FROM entry WHERE game = id), deleted_at IS NOT NULL FROM game ORDER BY started_at"""
_REMEMBERED = "SELECT name FROM player UNION ALL SELECT key FROM preference"


@dataclass(frozen=True, slots=True)
class Lying:
    """A game in the file: where it lies, its summaries, if entries lie open, if it was thrown away."""

    phase: Phase
    summaries: int
    entries: bool
    thrown_away: bool = False


@dataclass(frozen=True, slots=True)
class Shown:
    """What phones see of the table, and what the file holds: every game, the log of the last one, names.

    Logs are told as events: the child's steps follow from them and would be long.
    """

    table: Laid | None
    games: tuple[Lying, ...]
    log: tuple[Event, ...]
    remembered: frozenset[str]

    @property
    def outline(self) -> tuple[object, ...]:
        """All but ids and times, which another process would choose otherwise."""
        laid = self.table and (self.table.log, self.table.state, self.table.seats)
        return laid, self.games, self.log, self.remembered


@dataclass(frozen=True, slots=True)
class Laid:
    """The game on the table as the hub has it."""

    id: str
    log: tuple[Event, ...]
    state: State
    seats: tuple[SeatName, ...]
    started_at: datetime


def _laid(table: Table | None) -> Laid | None:
    if table is None:
        return None
    log = tuple(entry.event for entry in table.game.entries)
    return Laid(table.id, log, table.state, table.seats, table.started_at)


def shown(hub: Hub) -> Shown:
    """Return what phones see now, and what the file holds."""
    # Lists would leave out what the file may hold twice.
    connection = hub.store._database.connection  # noqa: SLF001 -- the file itself is looked at
    rows = connection.execute(_GAMES).fetchall()
    games = tuple(
        Lying(Phase(phase), count, bool(open_), bool(gone)) for _, phase, count, open_, gone in rows
    )
    log = tuple(stamped.event for stamped in reading.log(connection, rows[-1][0])) if rows else ()
    remembered = frozenset(name for (name,) in connection.execute(_REMEMBERED))
    return Shown(_laid(hub.table), games, log, remembered)


def looked_at(folder: Path) -> Shown:
    """Open a folder as a new start does, tell what is there, and close it."""
    with FolderLock.acquire(folder), Store.open(folder) as store:
        return shown(Hub(store))


def do(event: Event, hub: Hub) -> None:
    """Do what makes the hub record an event."""
    match event:
        case GameStarted():
            seats = [SeatName(None, name) for name in NAMES[: event.players]]
            hub.start(event.rules, seats, event.first)
        case Kept():
            hub.keep(seen(hub))
        case Saved():
            assert isinstance(hub.save(seen(hub)), str)
        case Resumed():
            hub.resume([*hub.kept(), *hub.recent(1)][0].id)
        case _:
            assert hub.record(seen(hub), event) is None


def seen(hub: Hub) -> int:
    """Return how many entries the table has."""
    assert hub.table is not None
    return hub.table.seen


def play(wire: Connection, folder: Path) -> None:
    """Own a folder, show it, and grant one wish after the other, each answered by what is shown then."""
    with FolderLock.acquire(folder) as lock:
        lock.announce("http://127.0.0.1:9898/")
        hub = Hub(Store.open(folder))
        wire.send(shown(hub))
        while True:
            wish: Callable[[Hub], None] = wire.recv()
            wish(hub)
            wire.send(shown(hub))


def race(wire: Connection, folder: Path, events: Sequence[Event]) -> None:
    """Show what is there, do what is left of a log without a rest, telling how far it was shown, and wait."""
    with FolderLock.acquire(folder):
        hub = Hub(Store.open(folder))
        there = shown(hub)
        wire.send(there)
        done = len(there.log)
        for number, event in enumerate(events[done:], done + 1):
            do(event, hub)
            wire.send(number)
        wire.recv()


def warm() -> None:
    """Bring in all that a life needs, so that a child finds it there."""
    with TemporaryDirectory() as name, FolderLock.acquire(Path(name)), Store.open(Path(name)) as store:
        shown(Hub(store))
        store.warm()


def die_within(
    wire: Connection, folder: Path, wish: Callable[[Hub], None], fate: AtStatement | AtByte
) -> None:
    """Grant one wish, and meet a fate in the middle of it; who lives on tells so."""
    hub = Hub(Store.open(folder))
    hub.store.warm()
    match fate:
        case AtStatement():
            fate.watch(hub.store._database.connection)  # noqa: SLF001 -- there is no other way to its moments
        case AtByte():
            fate.await_()
    wish(hub)
    wire.send("alive")
    wire.recv()


def open_and_close(wire: Connection, folder: Path, fate: Fate) -> None:
    """Open a folder, and close it, and meet a fate in the middle of one of them; who lives on tells so."""
    match fate:
        case AtStatement():
            fate.watch_all()
        case AtByte():
            fate.await_()
    with Store.open(folder) as store:
        store.running()
    wire.send("alive")
    wire.recv()
