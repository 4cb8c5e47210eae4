"""Notices when the data file was moved, deleted or replaced while it is open, and saves what it held.

SQLite goes on writing to a file that no folder names any more: all would look saved, and be gone at the end.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from assistant.errors import FileGone

from . import copies
from .migrations import KNOWN

if TYPE_CHECKING:
    import sqlite3
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
        """Raise FileGone when another file lies there by now, or none; the first time after making a copy.

        The copy lies among those that can be put back. What cannot be copied raises sqlite3.Error or OSError.
        """
        if _identity(self._path) == self._opened:
            return
        if self._copy is None:
            self._copy = copies.make(self._connection, self._path.parent, self._clock(), KNOWN)
        raise FileGone(self._path, self._copy)


def _identity(path: Path) -> tuple[int, int] | None:
    if sys.platform == "emscripten":
        return None  # a browser makes its files anew whenever it reads them in; nobody can move them there
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
