"""A whole log as it was sealed by version 1: every kind of event, read and replayed the same for ever."""

from __future__ import annotations

import base64
from typing import get_args

import pytest

from assistant.errors import LogUnreadable
from assistant.storage.sealing import unseal
from assistant.tracker.cards import Card
from assistant.tracker.events import (
    Abandoned,
    Amended,
    Blocked,
    CardPlayed,
    EntryId,
    Event,
    GameStarted,
    Kept,
    Leaving,
    Missed,
    PlayerLeft,
    PlayerSkipped,
    Redone,
    Resumed,
    Saved,
    TopSet,
    TurnEnded,
    TurnGivenTo,
    Undone,
)
from assistant.tracker.log import Phase, fold
from assistant.tracker.piles import PileId
from assistant.tracker.rulesets import RULE_SETS
from assistant.tracker.state import Outcome
from assistant.tracker.turn import Seat, Turn

SEALED_1 = base64.b64decode(
    "NFBMAQF4+cTKGmXdlU0OgjAQhS+Eyfy0KIeZBSYQFyxMZMvdZSSppWUEFTeyaJj2pYXpy/ve9M3v4+/vjbRbGrsojb+yw1YT2i5CFsuq"
    "bOenizYgMTKaNxxPJJu/OmoJ2y2JUFbBU5VmNoKZ8tGS2ZGMOjFN01v5nKaBoJOcghxn8rbubs0gq/xNkGqRdxHTK6jM4Jc2nOAVoZdQ"
    "WZ48eAf6FEekMW8AsChRa/JQVPpy4HJSIOnIOuwhlxzU14v+0Jg71aPs63PX9Fojz9fR6/ZhQoY7Yc66lg=="
)
"""A blob as it lies on people's disks. Never made anew: a later format gets a blob of its own beside it."""

EVENTS: tuple[Event, ...] = (
    GameStarted(RULE_SETS["on-fire-expert"], players=4, first=Seat(1)),
    CardPlayed(PileId(0), frozenset({Card(47)}), confirmed=False),
    CardPlayed(PileId(3), None, confirmed=True),
    CardPlayed(PileId(1), frozenset({Card(13)}), confirmed=False),
    TurnEnded(3),
    Amended(EntryId(4), frozenset({Card(12)})),
    TurnGivenTo(Seat(3)),
    CardPlayed(PileId(1), frozenset({Card(22)}), confirmed=True),
    CardPlayed(PileId(0), frozenset({Card(37)}), confirmed=False),
    CardPlayed(PileId(2), frozenset({Card(90)}), confirmed=False),
    Undone(EntryId(10)),
    Redone(EntryId(10)),
    TurnEnded(3),
    PlayerSkipped(),
    TopSet(
        PileId(3),
        None,
        (
            Missed(Seat(0), laid=1, drawn=0, this_turn=True),
            Missed(Seat(2), laid=2, drawn=1, this_turn=False),
        ),
    ),
    PlayerLeft(Seat(2), Leaving.ASIDE),
    PlayerLeft(Seat(1), Leaving.SHUFFLED_IN),
    Kept(),
    Resumed(),
    Blocked(),
    Undone(EntryId(20)),
    Abandoned(),
    Saved(),
)

PLACES = """\
2026-01-15T20:30:00.000+01:00 phone
2026-01-15T20:30:07.123+01:00 phone
2026-01-15T20:30:11.124+01:00 phone
2026-01-15T20:31:12.124+01:00 phone
2026-01-15T20:31:12.374+01:00 phone
2026-01-15T20:31:21.374+01:00 phone
2026-01-15T19:31:21.374+01:00 phone
2026-01-15T19:31:33.374+01:00 phone
2026-01-15T19:31:36.374+01:00 phone
2026-01-15T19:31:36.374+01:00 tablet
2026-01-15T19:31:43.497+01:00 tablet
2026-01-15T19:31:47.498+01:00 tablet
2026-01-15T19:32:48.498+01:00 tablet
2026-01-15T19:32:48.748+01:00 phone
2026-01-15T19:32:57.748+01:00 phone
2026-01-15T19:32:57.748+02:00 phone
2026-01-15T19:33:09.748+02:00 phone
2026-01-15T19:33:12.748+02:00 phone
2026-01-15T19:33:12.748+02:00 phone
2026-01-15T19:33:19.871+02:00 phone
2026-01-15T19:33:23.872+02:00 phone
2026-01-15T19:34:24.872+02:00 phone
2026-01-15T19:34:25.122+02:00 phone
"""
"""When and where: the clock was set back once, the household changed its zone, and two devices were there."""


def test_a_log_sealed_by_version_1_says_what_it_said() -> None:
    assert tuple(stamped.event for stamped in unseal(SEALED_1)) == EVENTS


def test_a_log_sealed_by_version_1_keeps_its_times_and_devices() -> None:
    lines = [
        f"{stamped.at.isoformat(timespec='milliseconds')} {stamped.device}" for stamped in unseal(SEALED_1)
    ]

    assert lines == PLACES.splitlines()


def test_a_log_sealed_by_version_1_holds_every_kind_of_event() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(Event))


def test_a_log_sealed_by_version_1_replays_to_the_same_table() -> None:
    game = fold(stamped.event for stamped in unseal(SEALED_1))
    state = game.state

    assert game.phase is Phase.SAVED
    assert [step.number for step in game.steps] == [*range(1, 11), *range(13, 18), 22]
    assert [state.top(pile) for pile in map(PileId, range(4))] == [Card(37), Card(22), Card(90), None]
    assert (state.hands, state.draw_pile, state.aside, state.gone) == (
        (5, 0, 0, 6),
        73,
        5,
        frozenset(map(Seat, (1, 2))),
    )
    assert state.turn == Turn(Seat(3), number=3, minimum=3, played=0)
    assert state.outcome is Outcome.ABANDONED


@pytest.mark.parametrize("byte", range(len(SEALED_1)))
def test_one_wrong_byte_is_never_read_as_another_game(byte: int) -> None:
    harmed = bytearray(SEALED_1)
    harmed[byte] ^= 0x01

    with pytest.raises(LogUnreadable):
        unseal(bytes(harmed))
