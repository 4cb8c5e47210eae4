"""The door to everything that is kept on disk."""

from __future__ import annotations

import uuid
from functools import cached_property
from typing import TYPE_CHECKING

from . import reading
from .database import Database
from .last_table import recall
from .moments import household_now
from .preferences import Preferences

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from types import TracebackType
    from typing import Self

    from .games import Games
    from .last_table import LastTable
    from .moments import Clock
    from .players import Players
    from .values import StoredGame


def new_id() -> str:
    """Return a fresh id."""
    return str(uuid.uuid4())


class Store:
    """An open data folder; `games` and `players` bring SQLModel in when they are first asked for."""

    def __init__(
        self,
        database: Database,
        *,
        clock: Clock = household_now,
        new_id: Callable[[], str] = new_id,
        device: str | None = None,
    ) -> None:
        self._database = database
        self._clock = clock
        self._new_id = new_id
        self._device = device
        self.preferences = Preferences(database)

    @classmethod
    def open(
        cls,
        folder: Path,
        *,
        clock: Clock = household_now,
        new_id: Callable[[], str] = new_id,
        device: str | None = None,
    ) -> Self:
        """Open a data folder, made where there is none.

        Raises FolderUnwritable, FileDamaged, FileForeign, FileTooNew or FileBusy, the file's bytes untouched.
        A process that may not be alone takes a FolderLock first.
        """
        return cls(Database.open(folder, clock), clock=clock, new_id=new_id, device=device)

    @classmethod
    def in_memory(
        cls,
        *,
        clock: Clock = household_now,
        new_id: Callable[[], str] = new_id,
        device: str | None = None,
    ) -> Self:
        """Make a store that is gone when it is closed."""
        return cls(Database.in_memory(), clock=clock, new_id=new_id, device=device)

    def running(self) -> StoredGame | None:
        """Read the game on the table, without SQLModel; raises LogUnreadable, which names the game."""
        return reading.running(self._database.connection)

    def last_table(self) -> LastTable | None:
        """Return who played last and by which rules, without SQLModel; None before the first game."""
        return recall(self.preferences, self._database.connection)

    @property
    def device(self) -> str:
        """The id of this installation, made when it is first needed."""
        if self._device is None:
            known = self.preferences.get("device")
            self._device = known if isinstance(known, str) else self._new_id()
            if known != self._device:
                self.preferences.set("device", self._device)
        return self._device

    @cached_property
    def games(self) -> Games:
        """The household's games."""
        from .games import Games  # noqa: PLC0415 -- the first screen must not wait for SQLModel

        return Games(self._database, self._clock, self._new_id, self.device)

    @cached_property
    def players(self) -> Players:
        """The household's players."""
        from .players import Players  # noqa: PLC0415 -- as above

        return Players(self._database, self._clock, self._new_id)

    def warm(self) -> None:
        """Bring SQLModel in and prepare the first append, once the first screen is drawn."""
        self.games.kept()

    def close(self) -> None:
        """Close the file."""
        self._database.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
