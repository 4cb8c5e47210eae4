"""What the household wants, as keys and JSON values; plain SQLite, since the start reads some of it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, TypeAlias, cast

from assistant.errors import LogUnreadable

from . import strict

if TYPE_CHECKING:
    from .database import Database

Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None


class Preferences:
    """A small dictionary on disk."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def get(self, key: str) -> Json:
        """Return what was last set, None when nothing was or it cannot be read any more."""
        row = self._database.connection.execute(
            "SELECT value FROM preference WHERE key = ?", (key,)
        ).fetchone()
        try:
            return None if row is None else cast("Json", strict.parsed(row[0]))
        except LogUnreadable:
            return None

    def set(self, key: str, value: Json) -> None:
        """Remember a value; None forgets the key. Raises NotWritten."""
        with self._database.writing_plainly() as connection:
            if value is None:
                connection.execute("DELETE FROM preference WHERE key = ?", (key,))
            else:
                text = json.dumps(value, ensure_ascii=False)
                connection.execute("INSERT OR REPLACE INTO preference VALUES (?, ?)", (key, text))
