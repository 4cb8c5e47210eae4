"""Puts a copy back in the place of the data file, after looking whether it is one of ours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from assistant.errors import CopyRefused, DataError, NotWritten

from . import copies, inspection
from .migrations import KNOWN

if TYPE_CHECKING:
    from datetime import datetime
    from pathlib import Path


def put_back(folder: Path, copy: Path, now: datetime) -> Path | None:
    """Put a copy back; returns where the file that it replaces lies now, None when there was none.

    Raises CopyRefused when the copy is not sound, not ours, empty or too new, and NotWritten when the disk
    refuses; the data is as it was then.
    """
    try:
        if not copy.is_file() or inspection.inspect(copy, KNOWN) == 0:
            raise CopyRefused(copy, "no data in it")
    except DataError as error:
        raise CopyRefused(copy, error.detail) from error
    try:
        return copies.restore(folder, copy, now)
    except OSError as error:
        raise NotWritten(str(error)) from error
