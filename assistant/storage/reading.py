"""Reads logs and the running game straight from SQLite: this is all that the first screen waits for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from assistant.errors import LogUnreadable, NoSuchGame
from assistant.tracker.changes import ImpossibleEvent
from assistant.tracker.log import fold

from . import codec, moments
from .sealing import unseal
from .seats import seats
from .values import Stamped, StoredGame

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable

    from assistant.tracker.events import Event
    from assistant.tracker.log import Game

_RUNNING = (
    "SELECT id FROM game WHERE phase = 'running' AND deleted_at IS NULL ORDER BY changed_at DESC LIMIT 1"
)
_GAME = "SELECT started_at, utc_offset, log FROM game WHERE id = ?"
_ENTRIES = "SELECT number, at, utc_offset, device, body FROM entry WHERE game = ? ORDER BY number"


def running(connection: sqlite3.Connection) -> StoredGame | None:
    """Read the game on the table, None when there is none; raises LogUnreadable, which names the game."""
    row = connection.execute(_RUNNING).fetchone()
    return None if row is None else stored(connection, row[0])


def stored(connection: sqlite3.Connection, game: str) -> StoredGame:
    """Read a game whole; raises NoSuchGame, or LogUnreadable, which names the game."""
    started_at, minutes, _ = _row(connection, game)
    folded = replay((stamped.event for stamped in log(connection, game)), game)
    who = seats(connection, (game,)).get(game, ())
    return StoredGame(game, folded, who, moments.read(started_at, minutes))


def log(connection: sqlite3.Connection, game: str) -> tuple[Stamped, ...]:
    """Read a log with its envelopes, sealed or not; raises NoSuchGame, LogUnreadable, LogTooNew."""
    _, _, sealed = _row(connection, game)
    try:
        return _entries(connection, game) if sealed is None else unseal(sealed)
    except LogUnreadable as error:
        raise error.of(game) from error


def _row(connection: sqlite3.Connection, game: str) -> tuple[str, int, bytes | None]:
    row: tuple[str, int, bytes | None] | None = connection.execute(_GAME, (game,)).fetchone()
    if row is None:
        raise NoSuchGame(game)
    return row


def _entries(connection: sqlite3.Connection, game: str) -> tuple[Stamped, ...]:
    rows = connection.execute(_ENTRIES, (game,)).fetchall()
    if [row[0] for row in rows] != list(range(1, len(rows) + 1)):
        detail = "entries are missing"
        raise LogUnreadable(detail)
    return tuple(
        Stamped(codec.decode(body), moments.read(at, minutes), device)
        for _, at, minutes, device, body in rows
    )


def replay(events: Iterable[Event], game: str) -> Game:
    """Fold a log; raises LogUnreadable where its events are well formed but cannot have happened."""
    try:
        return fold(events)
    except (ImpossibleEvent, LookupError, ValueError) as error:
        raise LogUnreadable(str(error), game) from error
