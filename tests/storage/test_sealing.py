"""A sealed log comes back whole, is small, and is refused when anything about it is not ours."""

from __future__ import annotations

import json
import zlib
from datetime import timedelta
from statistics import median

import pytest
from hypothesis import given

from assistant.errors import LogTooNew, LogUnreadable
from assistant.storage.seal_words import WORDS_1
from assistant.storage.sealing import seal, unseal
from assistant.storage.values import Stamped
from assistant.tracker.events import Blocked, Kept, Resumed
from tests.fakes import EVENING, FakeClock
from tests.storage.events import logs
from tests.whole_games import whole_games

KEPT = (Stamped(Blocked(), EVENING, "phone"), Stamped(Kept(), EVENING + timedelta(minutes=1), "phone"))
PLAIN = {
    "events": [{"do": "blocked"}, {"do": "kept"}],
    "times": [0, 60_000],
    "places": [[0, 60, "a"]],
}


def packed(value: object, front: bytes = b"4PL\x01\x01") -> bytes:
    packer = zlib.compressobj(zdict=WORDS_1)
    return front + packer.compress(json.dumps(value).encode()) + packer.flush()


@given(logs)
def test_every_log_comes_back_as_it_was(log: tuple[Stamped, ...]) -> None:
    opened = unseal(seal(log))

    assert opened == log
    assert [stamped.at.utcoffset() for stamped in opened] == [stamped.at.utcoffset() for stamped in log]


def test_a_clock_set_back_and_another_phone_come_back_too() -> None:
    log = (*KEPT, Stamped(Resumed(), EVENING - timedelta(hours=3), "tablet"))

    assert unseal(seal(log)) == log


def test_a_game_entered_in_full_is_about_half_a_kilobyte() -> None:
    sizes = []
    for game in whole_games():
        clock = FakeClock(tick=7.123)
        log = [
            Stamped(entry.event, clock(), "712ec0f9-17b0-43f0-85e5-3ac61055c53a") for entry in game.entries
        ]
        sizes.append(len(seal(log)))

    assert median(sizes) < 500


@pytest.mark.parametrize(
    "change",
    [
        {"v": 1},
        {"events": None},
        {"events": [{"do": "blocked"}]},
        {"events": [{"do": "blocked"}, {"do": "danced"}]},
        {"times": [0]},
        {"times": [0, "soon"]},
        {"times": [0, 10**18]},
        {"places": []},
        {"places": [[1, 60, "a"]]},
        {"places": [[0, 60, "a"], [2, 60, "b"]]},
        {"places": [[0, 60, "a"], [0, 60, "b"]]},
        {"places": [[0, 1440, "a"]]},
        {"places": [[0, 60, 7]]},
        {"places": [[0, 60]]},
        {"more": True},
    ],
    ids=str,
)
def test_what_is_not_exactly_ours_is_unreadable(change: dict[str, object]) -> None:
    assert len(unseal(packed(PLAIN))) == 2

    with pytest.raises(LogUnreadable):
        unseal(packed({**PLAIN, **change}))


BROKEN = {
    "none": None,
    "text": "text",
    "empty": b"",
    "only the mark": b"4PL",
    "only the front": b"4PL\x01\x01",
    "noise": b"no blob",
    "another mark": packed(PLAIN, b"4PM\x01\x01"),
    "no format": packed(PLAIN, b"4PL\x00\x01"),
    "no version": packed(PLAIN, b"4PL\x01\x00"),
    "no front": packed(PLAIN, b""),
    "cut": seal(KEPT)[:-1],
    "longer": seal(KEPT) + b"more",
    "no log": b"4PL\x01\x01" + zlib.compress(b"{}"),
    "null": packed(None),
    "a bomb": b"4PL\x01\x01" + zlib.compress(b"[" * 50_000_000),
}


@pytest.mark.parametrize("blob", BROKEN.values(), ids=BROKEN)
def test_a_blob_that_is_broken_is_unreadable(blob: object) -> None:
    with pytest.raises(LogUnreadable) as refused:
        unseal(blob)

    assert not isinstance(refused.value, LogTooNew)


@pytest.mark.parametrize(
    "later",
    [packed(PLAIN, b"4PL\x02\x01"), packed(PLAIN, b"4PL\x01\x02"), b"4PL\x02\x01packed in another way"],
    ids=["format", "version", "packing"],
)
def test_a_later_blob_is_told_by_its_first_bytes_before_anything_is_unpacked(later: bytes) -> None:
    with pytest.raises(LogTooNew) as refused:
        unseal(later)

    assert (refused.value.found, refused.value.known) == (2, 1)
