"""The schema, step by step: numbered functions, each in one transaction together with its number.

A function that was released is never edited. None uses SQLModel: that tells how the tables look now, these
tell how they came to be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .inspection import APPLICATION_ID
from .transactions import whole

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable

_FIRST = (
    f"PRAGMA application_id = {APPLICATION_ID}",
    """CREATE TABLE player (
        id VARCHAR NOT NULL PRIMARY KEY,
        name VARCHAR NOT NULL,
        "key" VARCHAR NOT NULL,
        colour INTEGER NOT NULL,
        created_at VARCHAR NOT NULL,
        used_at VARCHAR NOT NULL,
        archived_at VARCHAR,
        merged_into VARCHAR REFERENCES player (id),
        deleted_at VARCHAR
    )""",
    'CREATE INDEX ix_player_key ON player ("key")',
    """CREATE TABLE game (
        id VARCHAR NOT NULL PRIMARY KEY,
        phase VARCHAR NOT NULL,
        rules VARCHAR NOT NULL,
        players INTEGER NOT NULL,
        "first" INTEGER NOT NULL,
        started_at VARCHAR NOT NULL,
        utc_offset INTEGER NOT NULL,
        changed_at VARCHAR NOT NULL,
        ended_at VARCHAR,
        aids BOOLEAN NOT NULL,
        note VARCHAR,
        place VARCHAR,
        log BLOB,
        deleted_at VARCHAR
    )""",
    "CREATE INDEX ix_game_phase_started_at ON game (phase, started_at)",
    """CREATE TABLE seat (
        game VARCHAR NOT NULL REFERENCES game (id),
        seat INTEGER NOT NULL,
        player VARCHAR REFERENCES player (id),
        guest VARCHAR,
        PRIMARY KEY (game, seat)
    ) WITHOUT ROWID""",
    "CREATE INDEX ix_seat_player ON seat (player)",
    """CREATE TABLE entry (
        game VARCHAR NOT NULL REFERENCES game (id),
        number INTEGER NOT NULL,
        "at" VARCHAR NOT NULL,
        utc_offset INTEGER NOT NULL,
        device VARCHAR NOT NULL,
        body VARCHAR NOT NULL,
        PRIMARY KEY (game, number)
    ) WITHOUT ROWID""",
    """CREATE TABLE summary (
        game VARCHAR NOT NULL PRIMARY KEY REFERENCES game (id),
        fold INTEGER NOT NULL,
        outcome VARCHAR NOT NULL,
        remaining INTEGER NOT NULL,
        plays INTEGER NOT NULL,
        turns INTEGER NOT NULL,
        tricks INTEGER NOT NULL,
        largest_gap INTEGER NOT NULL,
        gaps INTEGER NOT NULL,
        unknown INTEGER NOT NULL,
        seconds INTEGER NOT NULL
    )""",
    """CREATE TABLE preference (
        "key" VARCHAR NOT NULL PRIMARY KEY,
        value VARCHAR NOT NULL
    )""",
)


def first(connection: sqlite3.Connection) -> None:
    """Make the first tables and say whose file it is."""
    for statement in _FIRST:
        connection.execute(statement)


MIGRATIONS: tuple[Callable[[sqlite3.Connection], None], ...] = (first,)
KNOWN = len(MIGRATIONS)
"""The version that this code writes."""


def migrate(connection: sqlite3.Connection, found: int, to: int = KNOWN) -> None:
    """Bring a file from one version to another; each step is whole or did not happen."""
    for number, step in enumerate(MIGRATIONS[found:to], found + 1):
        with whole(connection):
            step(connection)
            connection.execute(f"PRAGMA user_version = {number:d}")
