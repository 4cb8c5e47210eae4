"""Looks at a file before anything may write to it: it must be ours, sound, and not too new."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING
from urllib.parse import quote

from assistant.errors import FileDamaged, FileForeign, FileTooNew

from . import copies, failures

if TYPE_CHECKING:
    from pathlib import Path

APPLICATION_ID = 0x34504C53
"""Stands in the file's header and says that it is ours ("4PLS")."""

_TABLES = frozenset({"game", "seat", "entry", "summary", "player", "preference"})
"""What every version has; a sound file without one of them has been tampered with."""

_HEADER = b"SQLite format 3\0"


def inspect(path: Path, known: int) -> int:
    """Return the version of a file's schema, 0 when there is none yet; nothing is written beside it.

    Raises FileDamaged, FileForeign, FileTooNew, FileBusy, or FolderUnwritable when it cannot be read at all.
    """
    if not path.exists():
        return 0
    if not (path.is_file() or path.is_dir()):
        # A pipe would be waited at for ever; a folder SQLite itself refuses.
        raise FileDamaged(path, "not a file", copies.listed(path.parent))
    _require_header(path)
    # A process killed in the middle of its first transaction leaves what only a writer can roll back.
    for connect in (_reader, _writer):
        try:
            with closing(connect(path)) as connection:
                return verdict(connection, path, known)
        except sqlite3.Error as error:
            failure = error
        if failures.code(failure) != sqlite3.SQLITE_READONLY:
            break
    raise failures.refusal(path, failure) from failure


def _require_header(path: Path) -> None:
    """Refuse a file too short for a header, which SQLite would take as empty and write over."""
    if path.is_file() and not path.with_name(f"{path.name}-journal").exists():
        with path.open("rb") as file:
            header = file.read(len(_HEADER))
        if header not in {b"", _HEADER}:
            raise FileDamaged(path, "no SQLite header", copies.listed(path.parent))


def _reader(path: Path) -> sqlite3.Connection:
    """Open for reading; if nothing is unfinished as immutable, so that SQLite puts no file beside."""
    unfinished = any(path.with_name(path.name + tail).exists() for tail in ("-wal", "-journal"))
    mode = "mode=ro" if unfinished else "mode=ro&immutable=1"
    return sqlite3.connect(f"file:{quote(str(path.absolute()))}?{mode}", uri=True, isolation_level=None)


def _writer(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None)


def verdict(connection: sqlite3.Connection, path: Path, known: int) -> int:
    """Return the schema's version of an open file, or raise what is wrong with it."""
    (found,) = connection.execute("PRAGMA user_version").fetchone()
    (owner,) = connection.execute("PRAGMA application_id").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if not (found or owner or tables):
        return 0
    (answer,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if answer != "ok":
        raise FileDamaged(path, str(answer), copies.listed(path.parent))
    if owner != APPLICATION_ID:
        raise FileForeign(path, f"application_id {owner:#x}")
    if found > known:
        raise FileTooNew(path, found, known)
    if missing := _TABLES - _tables(connection):
        raise FileDamaged(path, f"no table {min(missing)}", copies.listed(path.parent))
    return int(found)


def _tables(connection: sqlite3.Connection) -> set[str]:
    return {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
