"""Whole games among the results, and the figures kept of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from assistant.storage.values import SeatName
from assistant.tracker.events import GameStarted
from tests.whole_games import whole_games

if TYPE_CHECKING:
    from assistant.storage.store import Store
    from assistant.tracker.log import Game

ENDED = [game for game in whole_games() if game.state.outcome and len(game.entries) < 60][:6]
"""Some short games that are over."""


def play(store: Store, game: Game) -> str:
    """Play a whole game into the store and save it."""
    started = game.steps[0].event
    assert isinstance(started, GameStarted)
    stored = store.games.start(started.rules, [SeatName()] * started.players, started.first)
    for entry in game.entries[1:]:
        store.append(stored.id, entry.number, entry.event)
    store.games.save(stored.id, game.next_number)
    return stored.id


def cached(store: Store) -> list[tuple[object, ...]]:
    """Return all figures as they are kept."""
    connection = store._database.connection  # noqa: SLF001 -- the cache itself is looked at
    return connection.execute("SELECT * FROM summary ORDER BY game").fetchall()


def outdate(store: Store) -> None:
    """Make all figures those of an older version, which counted wrong."""
    connection = store._database.connection  # noqa: SLF001 -- an older version is played here
    connection.execute("UPDATE summary SET fold = 0, plays = plays + 1, seconds = 0, outcome = 'won'")
