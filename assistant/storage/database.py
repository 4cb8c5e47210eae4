"""The open file: one connection, used as it is at the start and through SQLAlchemy afterwards."""

from __future__ import annotations

import sqlite3
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from assistant.errors import FolderUnwritable

from . import copies, failures
from .inspection import inspect
from .migrations import KNOWN, migrate
from .presence import Presence
from .transactions import whole

if TYPE_CHECKING:
    from collections.abc import Iterator

    import sqlalchemy

    from .moments import Clock

_PATIENCE = 2.0
"""Seconds to wait for another program's lock."""

_MEMORY = Path(":memory:")


class Database:
    """One SQLite file and its only connection; SQLAlchemy comes in with the first `reading` or `writing`."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.path = path
        self.connection = connection
        self._presence: Presence | None = None

    @classmethod
    def open(cls, folder: Path, clock: Clock) -> Database:
        """Open the file of a data folder, made or brought up to date where needed.

        Raises FolderUnwritable, FileDamaged, FileForeign, FileTooNew or FileBusy, the file's bytes untouched.
        """
        path = folder / copies.FILE
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            found = inspect(path, KNOWN)
        except OSError as error:
            raise FolderUnwritable(folder, str(error)) from error
        database = cls(path, _connect(path))
        try:
            _prepare(database.connection)
            database.update(found, clock)
            database._presence = Presence(path, database.connection, clock)
        except sqlite3.Error as error:
            database.close()
            raise failures.refusal(path, error) from error
        except BaseException:
            database.close()
            raise
        return database

    @classmethod
    def in_memory(cls) -> Database:
        """Make a database that dies with its connection."""
        database = cls(_MEMORY, _connect(_MEMORY))
        _prepare(database.connection)
        migrate(database.connection, 0)
        return database

    def update(self, found: int, clock: Clock) -> None:
        """Migrate from the version found, with a copy made first of what is there."""
        if found == KNOWN:
            return
        if found:
            copies.make(self.connection, self.path.parent, clock(), found)
        migrate(self.connection, found)

    @cached_property
    def engine(self) -> sqlalchemy.Engine:
        """SQLAlchemy over the same connection."""
        from .engine import over  # noqa: PLC0415 -- the first screen must not wait for SQLAlchemy

        return over(self.connection)

    @contextmanager
    def reading(self) -> Iterator[sqlalchemy.Connection]:
        """Give a connection in a transaction; raises a DataError when the file cannot be read any more."""
        from .engine import cause  # noqa: PLC0415 -- as above

        with cause(lambda error: failures.refusal(self.path, error)), self.engine.begin() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[sqlalchemy.Connection]:
        """Give a connection in a transaction that holds the write lock from its start.

        Raises NotWritten, or one of its kinds, when it cannot be committed; constraints that fail are raised
        as SQLAlchemy's IntegrityError.
        """
        from .engine import WRITING, cause  # noqa: PLC0415 -- as above

        engine = self.engine.execution_options(**WRITING)
        self._require_file()
        with cause(failures.unwritten), engine.begin() as connection:
            yield connection

    @contextmanager
    def writing_plainly(self) -> Iterator[sqlite3.Connection]:
        """Do as `writing` does, without SQLAlchemy; raises NotWritten."""
        self._require_file()
        try:
            with whole(self.connection):
                yield self.connection
        except sqlite3.Error as error:
            raise failures.unwritten(error) from error

    def _require_file(self) -> None:
        if self._presence is not None:
            self._presence.require()

    def close(self) -> None:
        """Close the file; SQLite then folds its write-ahead log into it."""
        self.connection.close()


def _connect(path: Path) -> sqlite3.Connection:
    try:
        return sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise failures.refusal(path, error) from error


def _prepare(connection: sqlite3.Connection) -> None:
    """Set the connection up, and try at once whether it may write."""
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("ROLLBACK")
