"""What is done on one phone is drawn on the others, also on one that slept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from assistant.tracker.events import CardPlayed
from assistant.tracker.piles import PileId
from assistant.ui.table import laying
from tests.rendering import awaited
from tests.tables import named
from tests.ui.phones import numerals, opened
from tests.ui.tabletop import lay_out

if TYPE_CHECKING:
    from assistant.live import Hub


def lay(hub: Hub, card: str, pile: int) -> None:
    """Lay a card from elsewhere."""
    assert hub.table
    hub.record(hub.table.seen, CardPlayed(PileId(pile), named(hub.table.state.rules, card)))


@awaited
async def test_a_card_laid_on_one_phone_is_drawn_on_the_other(hub: Hub) -> None:
    lay_out(hub)

    async with opened(hub) as one, opened(hub) as two:
        await one.type("47")
        await one.tap("pile-0")
        await two.settle()

        assert numerals(one) == numerals(two) == ["47", "1", "100", "100"]
        assert two.says("Changed on another phone.")
        assert not one.says("Changed on another phone.")


@awaited
async def test_the_slower_of_two_touches_loses_nothing_but_its_card(hub: Hub) -> None:
    lay_out(hub)

    async with opened(hub) as this:
        await this.type("50")
        lay(hub, "47", 0)
        await this.tap("pile-0")

        assert numerals(this)[0] == "47"
        assert this.label("pile-1").endswith("Place 50")


@awaited
async def test_two_acts_in_one_touch_are_not_taken_for_another_phones(hub: Hub) -> None:
    lay_out(hub)

    async with opened(hub) as this:
        lay(hub, "47", 0)
        lay(hub, "50", 0)
        await this.settle()
        seen = numerals(this)
        model = this.ours.table
        assert model
        laying.lay(model, PileId(1), named(model.desk.state.rules, "20"))
        laying.lay(model, PileId(1), named(model.desk.state.rules, "30"))
        await this.settle()

        assert (seen[0], numerals(this)[1]) == ("50", "30")
        assert not this.says("Changed on another phone.")


@awaited
async def test_a_phone_that_slept_takes_what_it_missed(hub: Hub) -> None:
    lay_out(hub)

    async with opened(hub) as this:
        await this.sleep()
        lay(hub, "47", 0)
        await this.wake()

        assert numerals(this)[0] == "47"


@awaited
async def test_a_phone_that_slept_while_the_game_ended_wakes_at_home(hub: Hub) -> None:
    lay_out(hub)

    async with opened(hub) as this:
        await this.sleep()
        assert hub.table
        hub.keep(hub.table.seen)
        await this.wake()

        assert "new-game" in this


@awaited
async def test_a_phone_that_went_away_is_not_told_any_more(hub: Hub) -> None:
    lay_out(hub)

    async with opened(hub) as this:
        session = this.ours
    lay(hub, "47", 0)

    assert session.table
    assert session.table.desk.state.turn.played == 0
