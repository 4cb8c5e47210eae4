"""Entries of a log that is not sealed, and the guards that let only one of two writers win.

In plain SQLite, because every tap at the table comes through here: it costs a quarter of what SQLAlchemy
would, and the first tap need not wait for SQLModel.
"""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

from assistant.errors import GameRunning, TableMoved
from assistant.tracker.log import Phase

from . import codec, moments

if TYPE_CHECKING:
    from datetime import datetime

    from .values import Stamped

_LYING = "SELECT 1 FROM game WHERE phase = 'running' AND deleted_at IS NULL LIMIT 1"
_LAST = "SELECT coalesce(max(number), 0) FROM entry WHERE game = ?"
_CLAIM = """UPDATE game SET changed_at = ?, phase = ?
    WHERE id = ? AND phase = 'running' AND deleted_at IS NULL"""
_ENTER = "INSERT INTO entry (game, number, at, utc_offset, device, body) VALUES (?, ?, ?, ?, ?, ?)"


def require_bare_table(connection: sqlite3.Connection) -> None:
    """Raise GameRunning when a game lies on the table."""
    if connection.execute(_LYING).fetchone():
        raise GameRunning


def last(connection: sqlite3.Connection, game: str) -> int:
    """Return the number of the last entry, 0 when there is none."""
    (number,) = connection.execute(_LAST, (game,)).fetchone()
    return int(number)


def claim(
    connection: sqlite3.Connection, game: str, number: int, now: datetime, phase: Phase = Phase.RUNNING
) -> None:
    """Note a change, and a new phase, of a game that lies on the table and whose next entry has this number.

    Raises TableMoved when either is no longer so.
    """
    claimed = connection.execute(_CLAIM, (moments.written(now), phase, game))
    if claimed.rowcount != 1 or last(connection, game) != number - 1:
        raise TableMoved(game, number - 1)


def enter(connection: sqlite3.Connection, game: str, number: int, *log: Stamped) -> None:
    """Write entries from a number on; raises TableMoved when one of that number is there already."""
    rows = [
        (
            game,
            place,
            moments.written(stamped.at),
            moments.offset(stamped.at),
            stamped.device,
            codec.encode(stamped.event),
        )
        for place, stamped in enumerate(log, number)
    ]
    try:
        connection.executemany(_ENTER, rows)
    except sqlite3.IntegrityError as error:
        raise TableMoved(game, number - 1) from error
