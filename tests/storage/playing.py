"""Short games to store, and a file that holds one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from assistant.storage.copies import FILE
from assistant.storage.store import Store
from assistant.storage.values import SeatName
from assistant.tracker.events import Blocked, CardPlayed
from assistant.tracker.piles import PileId
from assistant.tracker.rulesets import RULE_SETS
from assistant.tracker.turn import Seat
from tests.fakes import FakeClock

if TYPE_CHECKING:
    from pathlib import Path

    from assistant.storage.values import StoredGame
    from assistant.tracker.events import Event

CLASSIC = RULE_SETS["classic"]
TWO = (SeatName(None, "Alice"), SeatName())
SKIPPED = CardPlayed(PileId(0), None)


def begin(store: Store) -> StoredGame:
    return store.games.start(CLASSIC, TWO, Seat(0))


def ended(store: Store) -> str:
    """A game that is lost after one card and lies on the table."""
    game = begin(store).id
    store.append(game, 2, SKIPPED)
    store.append(game, 3, Blocked())
    return game


def events(store: Store, game: str) -> list[Event]:
    return [stamped.event for stamped in store.games.log(game)]


def sound(folder: Path) -> Path:
    """A file of ours with a game, some pages long."""
    with Store.open(folder, clock=FakeClock()) as store:
        store.games.start(RULE_SETS["classic"], [SeatName(None, "Alice"), SeatName()], Seat(0))
        for number in range(200):
            store.preferences.set(f"page-{number}", "x" * 200)
    return folder / FILE
