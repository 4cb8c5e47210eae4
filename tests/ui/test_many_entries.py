"""A whole game laid, taken back and brought back by touch: the last touches cost what the first ones did."""

from __future__ import annotations

import time
from statistics import median
from typing import TYPE_CHECKING

from assistant.live import Hub
from assistant.storage.store import Store
from assistant.tracker.events import CardPlayed, GameStarted, TurnEnded
from assistant.tracker.state import Outcome
from tests.rendering import awaited
from tests.ui.phones import opened
from tests.whole_games import whole_games

if TYPE_CHECKING:
    from pathlib import Path

    from assistant.tracker.events import Event
    from tests.rendering import Phone

WON = 29
"""A game of two in which all 98 cards are laid."""
SLOWER = 3
"""How much longer the last touches may take than the first: far more than noise, far less than growth."""


class Stopwatch:
    """Touches a phone, and notes how long the app works on each kind of act."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone
        self.spans: dict[str, list[float]] = {}

    async def touch(self, kind: str, *keys: str) -> None:
        """Touch one thing after the other; finding them on the screen is no work of the app."""
        spent = 0.0
        for key in keys:
            control = self._phone.get(key)
            self._phone.pass_time()
            began = time.perf_counter()
            await self._phone.fire(control, "click")
            spent += time.perf_counter() - began
        self.spans.setdefault(kind, []).append(spent)

    def ratio(self, kind: str) -> float:
        """Compare the last ten of a kind with its first ten."""
        spans = self.spans[kind]
        return median(spans[-10:]) / median(spans[:10])


async def do(watch: Stopwatch, event: Event) -> None:
    match event:
        case CardPlayed(pile=pile, cards=cards):
            assert cards is not None
            (card,) = cards
            await watch.touch("lay", *(f"key-{digit}" for digit in str(card.number)), f"pile-{pile}")
        case TurnEnded(drawn=drawn):
            await watch.touch("draw" if drawn else "pass", "end-turn", *(["drawn"] if drawn else []))


@awaited
async def test_98_cards_laid_taken_back_and_brought_back_cost_as_much_at_the_end_as_at_the_start(
    tmp_path: Path,
) -> None:
    first, *events = (entry.event for entry in whole_games()[WON].entries)
    assert isinstance(first, GameStarted)
    with Store.open(tmp_path) as store:
        hub = Hub(store)
        async with opened(hub) as phone:
            watch = Stopwatch(phone)
            await phone.tap("new-game", f"number-{first.players}", f"first-{first.first}", "start")
            for event in events:
                await do(watch, event)
            assert hub.table
            assert hub.table.state.outcome is Outcome.WON
            await phone.tap("take-back")
            for event in reversed(events[:-1]):
                sheet = isinstance(event, TurnEnded) and event.drawn
                await watch.touch("put back" if sheet else "undo", "undo", *(["put-back"] if sheet else []))
            assert len(hub.table.game.steps) == 1
            for _ in events:
                await watch.touch("redo", "menu-redo")

        assert hub.table.state.outcome is Outcome.WON
        assert Hub(store).table == hub.table
    assert {kind: ratio for kind in watch.spans if (ratio := watch.ratio(kind)) > SLOWER} == {}
