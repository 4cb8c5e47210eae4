"""Phones around a hub, and what they do there, drawn in text."""

from __future__ import annotations

from assistant.live import Hub, SeatName, Table
from assistant.tracker.events import CardPlayed
from assistant.tracker.piles import PileId
from assistant.tracker.rulesets import RULE_SETS
from assistant.tracker.turn import Seat
from tests import tables

CLASSIC = RULE_SETS["classic"]
TWO = (SeatName(None, "Alice"), SeatName())
SKIPPED = CardPlayed(PileId(0), None)


class Phone:
    """A session that takes whatever table it is told."""

    def __init__(self) -> None:
        self.told: list[Table | None] = []

    def __call__(self, table: Table | None) -> None:
        self.told.append(table)


def on_table(hub: Hub) -> Table:
    assert hub.table is not None
    return hub.table


def play(hub: Hub, text: str) -> Table:
    """Record what is drawn, act by act, on the table of the hub."""
    for word in tables.words(text):
        table = on_table(hub)
        assert hub.record(table.seen, tables.event_of(table.game, word)) is None
    return on_table(hub)


def start(hub: Hub, text: str = "") -> Table:
    hub.start(CLASSIC, TWO, Seat(0))
    return play(hub, text)
