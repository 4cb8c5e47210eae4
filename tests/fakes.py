"""Stand-ins for what is outside: a clock that ticks when told, ids that count up."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import count
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

EVENING = datetime(2026, 1, 15, 19, 30, tzinfo=UTC)


class FakeClock:
    """A clock that goes on by some seconds whenever somebody looks at it."""

    def __init__(self, now: datetime = EVENING, *, tick: float = 1.0) -> None:
        self.now = now
        self.tick = timedelta(seconds=tick)

    def __call__(self) -> datetime:
        shown = self.now
        self.now += self.tick
        return shown


def counting_ids(prefix: str = "id") -> Callable[[], str]:
    """Make ids that can be read in a failure: id-1, id-2, …"""
    numbers = count(1)
    return lambda: f"{prefix}-{next(numbers)}"
