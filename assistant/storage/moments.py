"""Times as they are written: UTC to the millisecond, and how many minutes the household was ahead of it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta, timezone
from typing import TypeAlias

from assistant.errors import LogUnreadable

Clock: TypeAlias = Callable[[], datetime]
"""Tells the time, always with its offset: the household's own, so that a game stays on its own day."""

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND = timedelta(milliseconds=1)


def household_now() -> datetime:
    """Return the time of this machine's zone, with its offset."""
    return datetime.now(UTC).astimezone()


def written(moment: datetime) -> str:
    """Write a moment in UTC, in a form that sorts as text: 2026-01-15T19:30:00.123Z."""
    return f"{moment.astimezone(UTC):%Y-%m-%dT%H:%M:%S}.{moment.microsecond // 1000:03d}Z"


def offset(moment: datetime) -> int:
    """Return how many minutes the household was ahead of UTC."""
    return (moment.utcoffset() or timedelta()) // timedelta(minutes=1)


def read(text: str, minutes: int) -> datetime:
    """Turn a written moment and its offset back; raises LogUnreadable when they are none."""
    try:
        return datetime.fromisoformat(text).astimezone(timezone(timedelta(minutes=minutes)))
    except (ValueError, OverflowError, TypeError) as error:
        detail = f"no moment: {text!r} {minutes!r}"
        raise LogUnreadable(detail) from error


def milliseconds(moment: datetime) -> int:
    """Count the whole milliseconds since 1970."""
    return (moment - _EPOCH) // _MILLISECOND


def at(count: int, minutes: int) -> datetime:
    """Turn milliseconds since 1970 and an offset back; raises LogUnreadable when they are out of range."""
    try:
        return (_EPOCH + count * _MILLISECOND).astimezone(timezone(timedelta(minutes=minutes)))
    except (ValueError, OverflowError) as error:
        detail = f"no moment: {count!r} {minutes!r}"
        raise LogUnreadable(detail) from error
