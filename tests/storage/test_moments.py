"""A moment is kept to the millisecond, with the offset of where it was."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given

from assistant.errors import LogUnreadable
from assistant.storage import moments
from assistant.storage.moments import household_now
from tests.storage import events


@given(events.moments)
def test_a_moment_comes_back_as_it_was(moment: datetime) -> None:
    back = moments.read(moments.written(moment), moments.offset(moment))

    assert (back, back.utcoffset()) == (moment, moment.utcoffset())


@pytest.mark.native("a page has no list of the zones of places")
def test_half_past_two_comes_twice_when_summer_ends_and_keeps_its_order() -> None:
    rome = ZoneInfo("Europe/Rome")
    first = datetime(2026, 10, 25, 2, 30, tzinfo=rome)
    second = first.replace(fold=1)

    written = [moments.written(moment) for moment in (first, second)]
    assert written == ["2026-10-25T00:30:00.000Z", "2026-10-25T01:30:00.000Z"]
    assert [moments.offset(moment) for moment in (first, second)] == [120, 60]


def test_the_household_knows_how_far_it_is_from_utc() -> None:
    assert household_now().utcoffset() is not None


def test_microseconds_are_cut_and_never_rounded_up() -> None:
    moment = datetime(2026, 1, 15, 23, 59, 59, 999999, tzinfo=timezone(timedelta(hours=1)))

    assert moments.written(moment) == "2026-01-15T22:59:59.999Z"


@pytest.mark.parametrize(
    ("text", "minutes"), [("yesterday", 0), ("2026-01-15T20:00:00.000Z", 1440), (None, 0)]
)
def test_what_is_no_moment_is_unreadable(text: str, minutes: int) -> None:
    with pytest.raises(LogUnreadable):
        moments.read(text, minutes)
