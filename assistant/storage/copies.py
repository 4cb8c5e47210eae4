"""Copies of the data file: made before anything that could go wrong, listed, and put back."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from datetime import datetime
    from pathlib import Path

FILE = "fourpiles.db"
"""The name of the data file in its folder."""

KEPT = 3
_FOLDER = "copies"
_TAILS = ("", "-wal", "-shm")


def listed(folder: Path) -> tuple[Path, ...]:
    """List the copies in a data folder, the latest first; their names begin with the UTC time of making."""
    return tuple(sorted((folder / _FOLDER).glob("*.db"), reverse=True))


def make(connection: sqlite3.Connection, folder: Path, now: datetime, version: int) -> Path:
    """Copy an open database while it may be in use, and forget all but the last three copies."""
    place = folder / _FOLDER
    place.mkdir(exist_ok=True)
    copy = place / f"{_stamp(now)}-v{version}.db"
    part = copy.with_suffix(".part")
    part.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(part)) as target:
            connection.backup(target)
        part.replace(copy)
    finally:
        # Half a copy would take the room that a full disk lacks.
        part.unlink(missing_ok=True)
    for old in listed(folder)[KEPT:]:
        old.unlink()
    return copy


def restore(folder: Path, copy: Path, now: datetime) -> Path | None:
    """Put a copy in the place of the data file, which must not be open.

    Returns where the file that was there lies now, with all that belonged to it, None when there was none.
    The copy was looked at before, by `restoring.put_back`.
    """
    fresh = folder / f"{FILE}.new"
    shutil.copyfile(copy, fresh)
    with fresh.open("rb+") as written:
        os.fsync(written.fileno())
    aside = _set_aside(folder, now)
    # The old write-ahead log would be taken for the new file's, so it goes first; it lies beside already.
    for tail in _TAILS[1:]:
        (folder / (FILE + tail)).unlink(missing_ok=True)
    fresh.replace(folder / FILE)
    return aside


def _set_aside(folder: Path, now: datetime) -> Path | None:
    if not (folder / FILE).exists():
        return None
    aside = folder / f"fourpiles-until-{_stamp(now)}.db"
    for tail in _TAILS:
        if (found := folder / (FILE + tail)).exists():
            shutil.copyfile(found, aside.with_name(aside.name + tail))
    return aside


def _stamp(now: datetime) -> str:
    return f"{now.astimezone(UTC):%Y%m%dT%H%M%S}{now.microsecond // 1000:03d}Z"
