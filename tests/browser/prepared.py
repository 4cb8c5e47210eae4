"""Data folders with a game in them that would take too long to be played by touch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from assistant.live import Hub
from assistant.storage.store import Store
from assistant.storage.values import SeatName
from assistant.tracker.events import GameStarted
from tests.whole_games import whole_games

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path


def lay_out(folder: Path, number: int, names: Sequence[str], *, left: int) -> None:
    """Record a case in a new folder, but for so many of its last events."""
    first, *events = (entry.event for entry in whole_games()[number].entries)
    assert isinstance(first, GameStarted)
    store = Store.open(folder)
    try:
        hub = Hub(store)
        table = hub.start(first.rules, [SeatName(name=name) for name in names], first.first)
        for seen, event in enumerate(events[:-left], table.seen):
            assert hub.record(seen, event) is None
    finally:
        store.close()
