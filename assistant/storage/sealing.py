"""A whole log as one small blob, for games that rest."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

from . import moments, strict
from .codec import VERSION, check_version, from_plain, to_plain
from .values import Stamped

if TYPE_CHECKING:
    from collections.abc import Sequence

_MOST_BYTES = 8_000_000
"""A log of ten thousand entries stays far below; a forged blob must not fill the memory."""


def seal(log: Sequence[Stamped]) -> bytes:
    """Write a log as compressed JSON.

    Times are milliseconds since the entry before; offset and device are written only where they change.
    """
    lines: list[list[object]] = []
    before, place = 0, None
    for stamped in log:
        count = moments.milliseconds(stamped.at)
        here = (moments.offset(stamped.at), stamped.device)
        line: list[object] = [count - before, to_plain(stamped.event)]
        lines.append(line if here == place else [*line, *here])
        before, place = count, here
    return zlib.compress(strict.compact({"v": VERSION, "log": lines}).encode(), 9)


def unseal(blob: object) -> tuple[Stamped, ...]:
    """Read a log back; raises LogUnreadable when the blob is not ours, broken, or of a later version."""
    members = strict.members(strict.parsed(_unpacked(blob)))
    check_version(members.get("v"))
    if members.keys() != {"v", "log"}:
        raise strict.unfit(members, "log")
    read: list[Stamped] = []
    count, minutes, device = 0, 0, ""
    for line in strict.items(members["log"]):
        gap, event, *place = strict.items(line) if read else strict.row(line, 4)
        count += strict.integer(gap)
        if place:
            minutes, device = _place(place)
        read.append(Stamped(from_plain(event), moments.at(count, minutes), device))
    return tuple(read)


def _place(place: list[object]) -> tuple[int, str]:
    minutes, device = strict.row(place, 2)
    return strict.integer(minutes), strict.text(device)


def _unpacked(blob: object) -> str:
    if not isinstance(blob, bytes):
        raise strict.unfit(blob, "blob")
    reader = zlib.decompressobj()
    try:
        found = reader.decompress(blob, _MOST_BYTES)
        if not reader.eof or reader.unused_data:
            raise strict.unfit(blob, "whole-log")
        return found.decode()
    except (zlib.error, UnicodeDecodeError) as error:
        raise strict.unfit(blob, "compressed-log") from error
