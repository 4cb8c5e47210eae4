"""Everything that can go wrong outside the game's own rules, as one tree.

FourPilesError
├── DataError                 the data folder or its file
│   ├── FolderUnwritable      nothing can be written there
│   ├── FolderHeld            another Four Piles has it open
│   ├── FileDamaged           not a database, or a broken one
│   ├── FileForeign           a sound database, but another program's
│   ├── FileTooNew            written by a later version
│   ├── CopyRefused           a copy to put back is not one of ours, or not sound
│   └── FileBusy              another program keeps it locked
├── NotWritten                a commit failed: the disk is full, or gone
│   ├── WriteLocked           another program keeps the file locked
│   ├── WriteForbidden        the file may only be read by now
│   └── FileGone              the file was moved, deleted or replaced while it was open
├── TableMoved                another phone was faster
├── GameRunning               a game lies on the table already
├── NoSuchGame                the game is not, or no longer, there
├── NameRefused               a player's name cannot be taken
│   ├── NameEmpty             nothing but spaces
│   ├── NameTooLong           longer than a seat can show
│   └── NameTaken             the same but for case, accents and spaces
├── LogUnreadable             an entry of a log is not ours
│   └── LogTooNew             it was written by a later version
├── PortTaken                 the address is in use, or not to be had
└── NoWindow                  a native window cannot be opened here

What happens at the table (an illegal card, a turn that cannot end) is no error: the referee answers it with a
verdict or a refusal. `tracker.impossible.ImpossibleEvent` stands apart because the referee imports nothing.
Every error carries its facts as fields; the words for people live in `ui/troubles.py` and `cli/excuses.py`.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


class FourPilesError(Exception):
    """Anything that this app raises on purpose."""


class DataError(FourPilesError):
    """The data folder or its file cannot be used; nothing in it was changed."""

    def __init__(self, path: Path, detail: str = "") -> None:
        super().__init__(f"{path}: {detail}" if detail else str(path))
        self.path = path
        self.detail = detail


class FolderUnwritable(DataError):
    """Nothing can be written there."""


class FolderHeld(DataError):
    """Another Four Piles has the folder open, at this address where it is known."""

    def __init__(self, path: Path, address: str | None) -> None:
        super().__init__(path, address or "")
        self.address = address


class FileDamaged(DataError):
    """The file is not a database, or a broken one; the copies that could replace it are named."""

    def __init__(self, path: Path, detail: str, copies: tuple[Path, ...] = ()) -> None:
        super().__init__(path, detail)
        self.copies = copies


class FileForeign(DataError):
    """The file is a sound database of another program."""


class FileTooNew(DataError):
    """The file was written by a later version of the app."""

    def __init__(self, path: Path, found: int, known: int) -> None:
        super().__init__(path, f"{found} > {known}")
        self.found = found
        self.known = known


class CopyRefused(DataError):
    """A copy that should be put back is not one of ours, or not sound; the data was left as it is."""


class FileBusy(DataError):
    """Another program keeps the file locked."""


class NotWritten(FourPilesError):
    """A commit failed, so nothing was recorded."""

    def __init__(self, detail: str) -> None:
        super().__init__(detail)
        self.detail = detail


class WriteLocked(NotWritten):
    """Another program keeps the file locked."""


class WriteForbidden(NotWritten):
    """The file or its folder may only be read by now."""


class FileGone(NotWritten):
    """The file was moved, deleted or replaced while it was open; `copy` has all it held, where one could be made."""

    def __init__(self, path: Path, copy: Path | None) -> None:
        super().__init__(f"{path} is gone, all it held is in {copy}" if copy else f"{path} is gone")
        self.copy = copy


class TableMoved(FourPilesError):
    """Another session recorded something first; the caller's view of the table is old."""

    def __init__(self, game: str, seen: int) -> None:
        super().__init__(f"{game} has moved on from entry {seen}")
        self.game = game
        self.seen = seen


class GameRunning(FourPilesError):
    """A game lies on the table already."""


class NoSuchGame(FourPilesError):
    """The game is not, or no longer, there."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game


class NameRefused(FourPilesError):
    """A player's name cannot be taken."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class NameEmpty(NameRefused):
    """Nothing but spaces."""


class NameTooLong(NameRefused):
    """Longer than a seat can show."""


class NameTaken(NameRefused):
    """The same as a player's but for case, accents and spaces."""

    def __init__(self, name: str, player: str) -> None:
        super().__init__(name)
        self.player = player


class LogUnreadable(FourPilesError):
    """An entry of a log is not ours; `game` is empty while only its text is known."""

    def __init__(self, detail: str, game: str = "") -> None:
        super().__init__(f"{game}: {detail}" if game else detail)
        self.detail = detail
        self.game = game

    def of(self, game: str) -> LogUnreadable:
        """Return the same error about a game."""
        return LogUnreadable(self.detail, game)


class LogTooNew(LogUnreadable):
    """A log was written by a later version of the app."""

    def __init__(self, found: int, known: int, game: str = "") -> None:
        super().__init__(f"version {found} > {known}", game)
        self.found = found
        self.known = known

    def of(self, game: str) -> LogTooNew:
        """Return the same error about a game."""
        return LogTooNew(self.found, self.known, game)


class PortTaken(FourPilesError):
    """The port is in use, or the system does not give it to us."""

    def __init__(self, port: int) -> None:
        super().__init__(str(port))
        self.port = port


class Missing(StrEnum):
    """What a native window lacks."""

    SCREEN = "screen"
    PACKAGE = "package"
    CLIENT = "client"


class NoWindow(FourPilesError):
    """No native window can be opened: no screen, no package of Flet's, or no client to show it."""

    def __init__(self, missing: Missing, detail: str = "") -> None:
        super().__init__(f"{missing}: {detail}" if detail else str(missing))
        self.missing = missing
        self.detail = detail
