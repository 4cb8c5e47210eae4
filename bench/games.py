"""The games that are measured: one in its middle, with people and cards on all four piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from assistant.live import Hub
from assistant.storage.store import Store
from assistant.storage.values import SeatName
from assistant.tracker.rulesets import RULE_SETS
from assistant.tracker.turn import Seat
from tests.tables import event_of, words

if TYPE_CHECKING:
    from pathlib import Path

NAMES: Final = ("Alice", "Bruno", "Chloé", "Daan")
DRAWN: Final = (
    "3 up-1, 97 down-1 | 5 up-1, 4 up-2 | 99 down-2, 95 down-1 | 7 up-1, 8 up-2 | 94 down-2, 91 down-1 | "
    "11 up-1, 12 up-2 | 90 down-2, 88 down-1, 79 down-1 | 14 up-1, 17 up-2 | 16 up-1, 20 up-1"
)
"""Nine turns, drawn as `tests.tables` does; 50 may go anywhere then."""
CARD: Final = 50
PILE: Final = "Ascending pile 1"
"""The card that is laid and taken back again, and what a screen reader calls its pile."""


def lay_out(folder: Path) -> None:
    """Record the game in a new data folder."""
    with Store.open(folder) as store:
        play(Hub(store))


def play(hub: Hub) -> None:
    """Start the game at a hub and record what is drawn."""
    table = hub.start(RULE_SETS["classic"], [SeatName(name=name) for name in NAMES], Seat(0))
    for word in words(DRAWN):
        refused = hub.record(table.seen, event_of(table.game, word))
        if refused is not None or hub.table is None:
            msg = f"the game that is measured cannot be played: {word}: {refused}"
            raise RuntimeError(msg)
        table = hub.table
