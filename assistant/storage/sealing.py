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

_OURS = b"4PL"
_FORMAT = 1
"""How the columns are laid out and packed; `codec.VERSION` is what stands in them.

Both follow the first bytes, in front of what is packed: a later one is known before anything is unpacked.
"""

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
        "events": [to_plain(stamped.event) for stamped in log],
        "times": counts[:1] + [later - earlier for earlier, later in pairwise(counts)],
        "places": [[i, *spot] for i, spot in enumerate(spots) if i == 0 or spot != spots[i - 1]],
    }
    packer = zlib.compressobj(level=9, zdict=WORDS_1)
    packed = packer.compress(strict.compact(columns).encode()) + packer.flush()
    return _OURS + bytes([_FORMAT, VERSION]) + packed


def unseal(blob: object) -> tuple[Stamped, ...]:
    """Read a log back; raises LogUnreadable when the blob is not exactly ours, LogTooNew for a later one."""
    columns = strict.exactly(strict.parsed(_unpacked(_packed(blob))), "events", "times", "places")
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


def _packed(blob: object) -> bytes:
    """Take the bytes behind the versions, which must be known ones."""
    if not isinstance(blob, bytes) or len(blob) < len(_OURS) + 2 or not blob.startswith(_OURS):
        raise strict.unfit(blob, "sealed-log")
    layout, version = blob[len(_OURS) : len(_OURS) + 2]
    check_version(layout, _FORMAT)
    check_version(version)
    return blob[len(_OURS) + 2 :]


def _unpacked(packed: bytes) -> str:
    reader = zlib.decompressobj(zdict=WORDS_1)
    try:
        found = reader.decompress(packed, _MOST_BYTES)
        if not reader.eof or reader.unused_data:
            raise strict.unfit(packed, "whole-log")
        return found.decode()
    except (zlib.error, UnicodeDecodeError) as error:
        raise strict.unfit(packed, "compressed-log") from error
