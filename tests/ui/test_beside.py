"""A touch beside any sheet, and Back, are its harmless answer: nothing is recorded, the entry stays."""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter
from typing import TYPE_CHECKING

import pytest

from tests.rendering import awaited
from tests.tables import SMALL
from tests.ui.hands import beside, browser_back
from tests.ui.phones import opened
from tests.ui.tabletop import lay_out

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from assistant.live import Hub
    from assistant.tracker.rulesets import RuleSet
    from tests.rendering import Phone

TURN = "10 up-1, 11 up-1"
ON_FIRE = "? up-1, 40 up-2 | 50 up-2, 51 up-2"
DUE = "33 up-1, 40 up-2 | 50 up-2, 51 up-2"


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet by its name: the table below it, the touches that open it, what stands in the entry then."""

    name: str
    plays: str
    rules: str | RuleSet
    touches: str
    entry: str


SHEETS = [
    Sheet("may it lie there", "30 up-1, ? up-1!", "classic", "key-5 key-0 pile-0", "50"),
    Sheet("was that allowed", "30 down-1", "classic", "key-skip pile-2", "?"),
    Sheet("does it burn", "30 up-1", "on-fire", "key-skip pile-0", "?"),
    Sheet("does a due top burn", ON_FIRE, "on-fire", "key-5 end-turn", "5"),
    Sheet("fire not covered", DUE, "on-fire", "key-5 key-0 end-turn", "50"),
    Sheet("the draw", TURN, "classic", "key-5 key-0 end-turn", "50"),
    Sheet("the last draw", "2 up-1, 3 up-1", SMALL, "key-skip end-turn", "?"),
    Sheet("cards put back", f"{TURN} |", "classic", "key-5 undo", "5"),
    Sheet("whose turn is it", TURN, "classic", "key-5 key-0 menu-give-turn", "50"),
    Sheet("giving up", TURN, "classic", "key-5 key-0 menu-give-up", "50"),
]


@pytest.mark.parametrize("way", [beside, browser_back])
@pytest.mark.parametrize("sheet", SHEETS, ids=attrgetter("name"))
@awaited
async def test_a_sheet_closed_without_an_answer_records_nothing_and_leaves_the_entry(
    hub: Hub, sheet: Sheet, way: Callable[[Phone], Awaitable[None]]
) -> None:
    before = lay_out(hub, sheet.plays, sheet.rules)

    async with opened(hub) as this:
        await this.tap(*sheet.touches.split())
        asked = len(this.dialogs)
        await way(this)

        assert (asked, this.dialogs) == (1, [])
        assert hub.table == before
        assert f"Entry: {sheet.entry}" in this.words()


@awaited
async def test_the_sheet_of_a_game_in_the_way_closed_without_an_answer_leaves_game_and_choices(
    hub: Hub,
) -> None:
    before = lay_out(hub, TURN)

    async with opened(hub) as this:
        await this.tap("menu-new", "number-4", "first-3", "start")
        await beside(this)

        assert this.dialogs == []
        assert hub.table == before
        assert this.label("first-3") == "Player 4 begins"


@awaited
async def test_a_sheet_dismissed_by_the_phone_can_be_opened_again(hub: Hub) -> None:
    lay_out(hub, TURN)

    async with opened(hub) as this:
        for _ in range(3):
            await this.tap("end-turn")
            await beside(this)
        await this.tap("end-turn", "drawn")

        assert hub.table
        assert hub.table.state.turn.seat == 1


@awaited
async def test_whose_turn_it_is_can_be_left_as_it_was(hub: Hub) -> None:
    before = lay_out(hub, TURN, players=5)

    async with opened(hub) as this:
        await this.tap("menu-give-turn", "cancel")

        assert this.dialogs == []
        assert hub.table == before
