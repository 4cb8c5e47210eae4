"""A whole log as one small blob, for games that rest."""

from __future__ import annotations

import zlib
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING

from . import moments, strict
from .codec import VERSION, check_version, from_plain, to_plain
from .seal_words import WORDS_1
from .values import Stamped

if TYPE_CHECKING:
    from collections.abc import Sequence

_MOST_BYTES = 8_000_000
"""A log of ten thousand entries stays far below; a forged blob must not fill the memory."""


def seal(log: Sequence[Stamped]) -> bytes:
    """Write a log as compressed JSON, in columns because they compress better.

    Times are milliseconds, each after the first as the time since the one before; offset and device are
    written with the index of the entry from which they hold.
    """
    counts = [moments.milliseconds(stamped.at) for stamped in log]
    spots = [(moments.offset(stamped.at), stamped.device) for stamped in log]
    columns = {
        "v": VERSION,
        "events": [to_plain(stamped.event) for stamped in log],
        "times": counts[:1] + [later - earlier for earlier, later in pairwise(counts)],
        "places": [[i, *spot] for i, spot in enumerate(spots) if i == 0 or spot != spots[i - 1]],
    }
    packer = zlib.compressobj(level=9, zdict=WORDS_1)
    return packer.compress(strict.compact(columns).encode()) + packer.flush()


def unseal(blob: object) -> tuple[Stamped, ...]:
    """Read a log back; raises LogUnreadable when the blob is not ours, broken, or of a later version."""
    columns = strict.members(strict.parsed(_unpacked(blob)))
    check_version(columns.get("v"))
    if columns.keys() != {"v", "events", "times", "places"}:
        raise strict.unfit(list(columns), "log")
    events = [from_plain(event) for event in strict.items(columns["events"])]
    counts = accumulate(map(strict.integer, strict.row(columns["times"], len(events))))
    places = _places(strict.items(columns["places"]), len(events))
    return tuple(
        Stamped(event, moments.at(count, minutes), device)
        for event, count, (minutes, device) in zip(events, counts, places, strict=True)
    )


def _places(rows: list[object], length: int) -> list[tuple[int, str]]:
    """Spread the places over the entries: the first holds from the first entry, each until the next one."""
    found = [strict.row(row, 3) for row in rows]
    starts = [strict.integer(start) for start, _, _ in found]
    if starts != sorted({0, *starts} if length else ()) or (starts and starts[-1] >= length):
        raise strict.unfit(rows, "column-of-places")
    ends = [*starts[1:], length]
    spread: list[tuple[int, str]] = []
    for (start, minutes, device), end in zip(found, ends, strict=bool(found)):
        spread += [(strict.integer(minutes), strict.text(device))] * (end - strict.integer(start))
    return spread


def _unpacked(blob: object) -> str:
    if not isinstance(blob, bytes):
        raise strict.unfit(blob, "blob")
    reader = zlib.decompressobj(zdict=WORDS_1)
    try:
        found = reader.decompress(blob, _MOST_BYTES)
        if not reader.eof or reader.unused_data:
            raise strict.unfit(blob, "whole-log")
        return found.decode()
    except (zlib.error, UnicodeDecodeError) as error:
        raise strict.unfit(blob, "compressed-log") from error
