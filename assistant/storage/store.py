"""The door to everything that is kept on disk."""

from __future__ import annotations

import uuid
from functools import cached_property
from typing import TYPE_CHECKING

from assistant.tracker.events import Kept
from assistant.tracker.log import Phase

from . import reading
from .database import Database
from .last_table import recall
from .ledger import claim, enter
from .moments import household_now
from .preferences import Preferences
from .values import Stamped

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from types import TracebackType
    from typing import Self

    from assistant.tracker.events import Event

    from .games import Games
    from .last_table import LastTable
    from .moments import Clock
    from .players import Players
    from .values import StoredGame


_DEVICE = "device"


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
        self.preferences = Preferences(database)
        self.device = device or self._installation()
        """The id of this installation, in the envelope of all that it records."""

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

    def _installation(self) -> str:
        known = self.preferences.get(_DEVICE)
        if isinstance(known, str):
            return known
        made = self._new_id()
        self.preferences.set(_DEVICE, made)
        return made

    def running(self) -> StoredGame | None:
        """Read the game on the table, without SQLModel; raises LogUnreadable, which names the game."""
        return reading.running(self._database.connection)

    def append(self, game: str, number: int, event: Event) -> None:
        """Record an event under its number, without SQLModel.

        Raises TableMoved when another was faster or the game left the table, NotWritten.
        """
        self._enter(game, number, event, Phase.RUNNING)

    def keep(self, game: str, number: int) -> None:
        """Put the running game on the shelf; raises as `append` does."""
        self._enter(game, number, Kept(), Phase.KEPT)

    def _enter(self, game: str, number: int, event: Event, phase: Phase) -> None:
        now = self._clock()
        stamped = Stamped(event, now, self.device)
        with self._database.writing_plainly() as connection:
            claim(connection, game, number, now, phase)
            enter(connection, game, number, stamped)

    def last_table(self) -> LastTable | None:
        """Return who played last and by which rules, without SQLModel; None before the first game."""
        return recall(self.preferences, self._database.connection)

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
