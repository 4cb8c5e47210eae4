"""One process owns a data folder; the others are told where to find it."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from assistant.errors import FolderHeld, FolderUnwritable

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType
    from typing import Self

    from filelock import BaseFileLock

_LOCK = "fourpiles.lock"
_ADDRESS = "fourpiles.address"


class FolderLock:
    """A data folder held by this process; the system lets go of it when the process dies, however it dies."""

    def __init__(self, folder: Path, lock: BaseFileLock | None) -> None:
        self._address = folder / _ADDRESS
        self._lock = lock

    @classmethod
    def acquire(cls, folder: Path) -> Self:
        """Hold a folder; raises FolderHeld with the owner's address where it is known, FolderUnwritable."""
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            held = cls(folder, _locked(folder))
            # What a killed owner left would send people to a door that is closed.
            held._address.unlink(missing_ok=True)
        except OSError as error:
            raise FolderUnwritable(folder, str(error)) from error
        return held

    def announce(self, address: str) -> None:
        """Write down where this process is to be found; what cannot be written is only not told."""
        with suppress(OSError):
            self._address.write_text(address, encoding="utf-8")

    def release(self) -> None:
        """Let go of the folder."""
        with suppress(OSError):
            self._address.unlink(missing_ok=True)
        if self._lock is not None:
            self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()


def _locked(folder: Path) -> BaseFileLock | None:
    if sys.platform == "emscripten":
        return None  # a browser's page is alone with its files; tabs are kept apart by `web`
    from filelock import FileLock, Timeout  # noqa: PLC0415 -- there is none in a browser

    lock = FileLock(folder / _LOCK, thread_local=False)
    try:
        lock.acquire(timeout=0)
    except Timeout as error:
        raise FolderHeld(folder, _told(folder)) from error
    return lock


def _told(folder: Path) -> str | None:
    try:
        return (folder / _ADDRESS).read_text(encoding="utf-8").strip() or None
    except (OSError, UnicodeDecodeError):
        return None
