"""What the errors of SQLite and of the system mean for people."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

from assistant.errors import (
    DataError,
    FileBusy,
    FileDamaged,
    FolderUnwritable,
    NotWritten,
    WriteForbidden,
    WriteLocked,
)

from . import copies

if TYPE_CHECKING:
    from pathlib import Path

_PRIMARY = 0xFF
_BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
_UNWRITABLE = {
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_PERM,
}
_FORBIDDEN = {sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM}


def code(error: BaseException | None) -> int:
    """Return SQLite's primary result code, 0 where the error has none."""
    return int(getattr(error, "sqlite_errorcode", 0)) & _PRIMARY


def refusal(path: Path, error: BaseException | None) -> DataError:
    """Turn an error at opening or reading into the refusal that names what is wrong with the file."""
    if code(error) in _BUSY:
        return FileBusy(path, str(error))
    if code(error) in _UNWRITABLE:
        return FolderUnwritable(path.parent, str(error))
    return FileDamaged(path, str(error), copies.listed(path.parent))


def unwritten(error: BaseException | None) -> NotWritten:
    """Turn an error at writing into one that says why nothing was recorded."""
    if code(error) in _BUSY:
        return WriteLocked(str(error))
    if code(error) in _FORBIDDEN or isinstance(error, PermissionError):
        return WriteForbidden(str(error))
    return NotWritten(str(error))
