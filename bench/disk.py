"""Recording an event, and folding a long log."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from assistant.live import Hub
from assistant.storage import codec
from assistant.storage.store import Store
from assistant.tracker.cards import Card
from assistant.tracker.events import CardPlayed, Undone
from assistant.tracker.log import fold
from assistant.tracker.piles import PileId
from bench import games

if TYPE_CHECKING:
    from collections.abc import Callable

    from assistant.tracker.events import Event
    from assistant.tracker.log import Game

LONG: Final = 400
"""Entries of a log that is long: most games have half of that."""
PLAYED: Final = CardPlayed(PileId(0), frozenset({Card(games.CARD)}))
_TABLE: Final = """CREATE TABLE entry (game TEXT, number INTEGER, at TEXT, utc_offset INTEGER, device TEXT,
    body TEXT, PRIMARY KEY (game, number)) WITHOUT ROWID"""
_ROW: Final = ("3e0f31a1-54a3-4ad1-b5e4-7a4d6d0a4f5e", "2026-01-01T20:00:00.000Z", 60, "device")


def recording(count: int) -> dict[str, list[float]]:
    """Record a card and take it back, in turn with a bare insert; returns milliseconds.

    "bare" is one row that SQLite commits for good, "append" what the store adds, "record" also judges.
    """
    with TemporaryDirectory() as folder:
        first, second = Path(folder) / "first", Path(folder) / "second"
        games.lay_out(first)
        with Store.open(first) as one, Store.open(second) as two, closing(_bare(Path(folder))) as bare:
            games.play(hub := Hub(two))
            acts = {"bare": _inserting(bare), "append": _appending(one), "record": _recording(hub)}
            return _in_turn(acts, count)


def _in_turn(acts: dict[str, Callable[[], object]], count: int) -> dict[str, list[float]]:
    samples: dict[str, list[float]] = {name: [] for name in acts}
    for _ in range(count):
        for name, act in acts.items():
            samples[name].append(_clocked(act))
    return samples


def _clocked(act: Callable[[], object]) -> float:
    began = time.perf_counter()
    act()
    return (time.perf_counter() - began) * 1000


def _bare(folder: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(folder / "bare.db", isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(_TABLE)
    return connection


def _inserting(connection: sqlite3.Connection) -> Callable[[], object]:
    numbers = iter(range(1, 100_000))
    body, (game, *rest) = codec.encode(PLAYED), _ROW

    def insert() -> None:
        connection.execute("BEGIN IMMEDIATE")
        row = (game, next(numbers), *rest, body)
        connection.execute("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?)", row)
        connection.execute("COMMIT")

    return insert


def _appending(store: Store) -> Callable[[], object]:
    running = store.running()
    if running is None:
        raise LookupError
    numbers = iter(range(running.game.next_number, 100_000))
    return lambda: store.append(running.id, next(numbers), PLAYED)


def _recording(hub: Hub) -> Callable[[], object]:
    def record() -> None:
        if hub.table is None or hub.record(hub.table.seen, _lay_or_take_back(hub.table.game)) is not None:
            raise LookupError

    return record


def _lay_or_take_back(game: Game) -> Event:
    last = game.steps[-1]
    return Undone(last.number) if last.event == PLAYED else PLAYED


def folding(count: int) -> dict[str, list[float]]:
    """Fold a long log, in turn with a loop that only reads its JSON; milliseconds by "fold" and "loop"."""
    with Store.in_memory() as store:
        games.play(hub := Hub(store))
        record = _recording(hub)
        while hub.table and len(hub.table.game.entries) < LONG:
            record()
        events = [entry.event for entry in hub.table.game.entries] if hub.table else []
    bodies = [codec.encode(event) for event in events]
    return _in_turn(
        {"fold": lambda: fold(events), "loop": lambda: [json.loads(body) for body in bodies]}, count
    )
