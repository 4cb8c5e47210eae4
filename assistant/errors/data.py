"""What can go wrong with the data folder and its file, when it is opened and when it is written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .root import FourPilesError

if TYPE_CHECKING:
    from pathlib import Path


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
    """The file was moved, deleted or replaced while it was open; `copy` is what was saved of it, or None."""

    def __init__(self, path: Path, copy: Path | None) -> None:
        super().__init__(f"{path} is gone, all it held is in {copy}" if copy else f"{path} is gone")
        self.copy = copy
