"""Notices when the data file was moved, deleted or replaced while it is open, and saves what it held.

SQLite goes on writing to a file that no folder names any more: all would look saved, and be gone at the end.
"""

from __future__ import annotations

import sqlite3
import sys
from typing import TYPE_CHECKING

from assistant.errors import FileGone, WriteForbidden

from . import copies, failures
from .migrations import KNOWN

if TYPE_CHECKING:
    from pathlib import Path

    from .moments import Clock


class Presence:
    """An open file as it lay in its folder when it was opened."""

    def __init__(self, path: Path, connection: sqlite3.Connection, clock: Clock) -> None:
        self._path = path
        self._connection = connection
        self._clock = clock
        self._opened = _identity(path)
        self._copy: Path | None = None

    def require(self) -> None:
        """Raise FileGone when another file lies there by now, or none, with a copy of all that it held.

        The copy lies among those that can be put back, and is made once for each loss. FileGone has none when
        it could not be made, as in a folder that is gone too; raises WriteForbidden where it may not be made.
        """
        if _identity(self._path) == self._opened:
            # What is recorded from now on is not in a copy of an earlier loss.
            self._copy = None
            return
        if self._copy is None or not self._copy.exists():
            self._copy = self._saved()
        raise FileGone(self._path, self._copy)

    def _saved(self) -> Path | None:
        try:
            return copies.make(self._connection, self._path.parent, self._clock(), KNOWN)
        except (OSError, sqlite3.Error) as error:
            reason = failures.unwritten(error)
            if isinstance(reason, WriteForbidden):
                raise reason from error
            return None


def _identity(path: Path) -> tuple[int, int] | None:
    if sys.platform == "emscripten":
        return None  # a browser makes its files anew whenever it reads them in; nobody can move them there
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
