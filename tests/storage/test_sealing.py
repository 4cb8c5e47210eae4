"""A sealed log comes back whole, is small, and is refused when anything about it is not ours."""

from __future__ import annotations

import json
import zlib
from datetime import timedelta
from statistics import median

import pytest
from hypothesis import given

from assistant.errors import LogUnreadable
from assistant.storage.seal_words import WORDS_1
from assistant.storage.sealing import seal, unseal
from assistant.storage.values import Stamped
from assistant.tracker.events import Blocked, Kept, Resumed
from tests.fakes import EVENING, FakeClock
from tests.storage.events import logs
from tests.whole_games import whole_games

KEPT = (Stamped(Blocked(), EVENING, "phone"), Stamped(Kept(), EVENING + timedelta(minutes=1), "phone"))
PLAIN = {
    "v": 1,
    "events": [{"do": "blocked"}, {"do": "kept"}],
    "times": [0, 60_000],
    "places": [[0, 60, "a"]],
}


def packed(value: object) -> bytes:
    packer = zlib.compressobj(zdict=WORDS_1)
    return packer.compress(json.dumps(value).encode()) + packer.flush()


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

    assert median(sizes) < 600


def test_a_released_blob_is_read_for_ever() -> None:
    released = (
        "78f94499921fc39520305210247d027d5b92990b0e184373330b530353130310d0310391b02006879b810ed0310519a0"
        "e4191b5b0b006eba1ec5"
    )

    assert unseal(bytes.fromhex(released)) == KEPT


@pytest.mark.parametrize(
    "change",
    [
        {"v": 2},
        {"v": None},
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


@pytest.mark.parametrize(
    "blob",
    [
        None,
        "text",
        b"",
        b"no blob",
        seal(KEPT)[:-1],
        seal(KEPT) + b"more",
        zlib.compress(b"{}"),
        packed(None),
        zlib.compress(b"[" * 50_000_000),
    ],
    ids=["none", "text", "empty", "noise", "cut", "longer", "other-words", "null", "bomb"],
)
def test_a_blob_that_is_broken_is_unreadable(blob: object) -> None:
    with pytest.raises(LogUnreadable):
        unseal(blob)
