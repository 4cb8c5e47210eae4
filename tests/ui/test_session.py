"""A session draws what the hub has, wherever it comes from, and goes where its person goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from assistant.app import open_app
from assistant.tracker.cards import Card
from assistant.tracker.events import CardPlayed, Undone
from assistant.tracker.piles import PileId
from assistant.ui.theme import DARK, LIGHT, flet_theme
from tests.rendering import awaited, phone
from tests.ui.phones import numerals, opened
from tests.ui.tabletop import lay_out

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from assistant.live import Hub


@awaited
async def test_without_a_game_the_app_opens_at_home(hub: Hub) -> None:
    async with opened(hub) as this:
        assert "new-game" in this
        assert "pile-0" not in this


@awaited
async def test_with_a_game_the_app_opens_at_its_table(hub: Hub) -> None:
    lay_out(hub, "47 up-1")

    async with opened(hub) as this:
        assert numerals(this) == ["47", "1", "100", "100"]


@awaited
async def test_a_game_is_set_up_and_a_card_laid(hub: Hub) -> None:
    async with opened(hub) as this:
        await this.tap("new-game")
        route = this.page.route
        await this.tap("number-3", "start")
        await this.type("47")
        await this.tap("pile-2")

        assert (route, this.page.route) == ("/new", "/")
        assert numerals(this) == ["1", "1", "47", "100"]
        assert hub.table
        assert hub.table.state.players == 3


@awaited
async def test_back_from_the_set_up_leads_home_and_keeps_the_draft(hub: Hub) -> None:
    async with opened(hub) as this:
        await this.tap("new-game", "number-4")
        await this.back()
        home = "new-game" in this
        await this.tap("new-game")

        assert home
        assert "first-3" in this


@awaited
async def test_the_browsers_back_after_a_start_stays_at_the_table(hub: Hub) -> None:
    async with opened(hub) as this:
        await this.tap("new-game", "start")
        await this.patch("route_change", route="/new")

        assert "pile-0" in this
        assert "start" not in this


@awaited
async def test_the_set_up_can_be_opened_by_its_address(hub: Hub) -> None:
    async with opened(hub, route="/new") as this:
        assert "start" in this
        assert len(this.views) == 2


def test_a_restart_comes_back_to_the_same_turn_with_undo_to_the_first_card(tmp_path: Path) -> None:
    @awaited
    async def played() -> None:
        app = open_app(tmp_path)
        async with phone(app.main) as this:
            await this.tap("new-game", "start", "key-4", "key-7", "pile-0", "key-5", "key-0", "pile-0")
            await this.tap("end-turn", "drawn", "key-6", "key-0", "pile-3")
        app.close()

    @awaited
    async def again() -> None:
        app = open_app(tmp_path)
        async with phone(app.main) as this:
            assert numerals(this) == ["50", "1", "100", "60"]
            assert this.says("1 of 2 cards")
            await this.tap("undo", "undo", "put-back", "undo", "undo")
            assert numerals(this) == ["1", "1", "100", "100"]
            assert this.label("undo") == "Nothing to take back"
        app.close()

    played()
    again()


@awaited
async def test_a_language_that_is_not_spoken_falls_back_to_english(hub: Hub) -> None:
    async with opened(hub, language="xx") as this:
        assert this.label("new-game") == "New game"


@awaited
async def test_another_brightness_draws_other_colours(hub: Hub) -> None:
    async with opened(hub) as this:
        light = this.views[-1].bgcolor
        await this.dim()

        assert (light, this.views[-1].bgcolor) == (LIGHT.ground, DARK.ground)


@awaited
async def test_a_phone_that_grows_dark_in_mid_entry_says_nothing_of_it(
    hub: Hub, caplog: pytest.LogCaptureFixture
) -> None:
    lay_out(hub)

    async with opened(hub) as this:
        await this.type("2")
        await this.dim()

        assert this.ours.table
        assert (this.ours.table.desk.notice, this.ours.table.desk.entry.digits) == (None, "2")
        assert this.page.theme == flet_theme(DARK)
        assert caplog.records == []


@awaited
async def test_a_turned_phone_is_drawn_lying(hub: Hub) -> None:
    lay_out(hub)

    async with opened(hub) as this:
        upright = this.ours.place.look.layout.landscape
        await this.patch("resize", width=844, height=390)

        assert (upright, this.ours.place.look.layout.landscape) == (False, True)
        assert numerals(this) == ["1", "1", "100", "100"]


@awaited
async def test_a_turned_phone_goes_on_taking_touches(hub: Hub, caplog: pytest.LogCaptureFixture) -> None:
    lay_out(hub)

    async with opened(hub) as this:
        for card, size in (("12", (844, 390)), ("34", (390, 844)), ("56", (844, 390))):
            await this.patch("resize", width=size[0], height=size[1])
            await this.type(card)
            await this.tap("pile-0")

        assert numerals(this) == ["56", "1", "100", "100"]
        assert not caplog.records


@awaited
async def test_what_another_phone_did_before_joining_is_there(hub: Hub) -> None:
    lay_out(hub, "47 up-1")

    async with opened(hub) as this:
        session = this.ours
        hub.leave(this.page.session.id)
        assert hub.table
        hub.record(hub.table.seen, CardPlayed(PileId(0), frozenset({Card(48)})))
        session.watch(lambda _: None)

        assert session.table
        assert session.table.desk.table == hub.table


@awaited
async def test_an_address_that_is_none_is_the_table(hub: Hub) -> None:
    lay_out(hub)

    async with opened(hub, route="/nonsense") as this:
        await this.press("4", "7", "A")

        assert numerals(this) == ["47", "1", "100", "100"]


@awaited
async def test_an_end_taken_back_elsewhere_is_not_called_saved(hub: Hub) -> None:
    lay_out(hub, "47 up-1, blocked")

    async with opened(hub) as this:
        hub.leave(this.page.session.id)
        assert hub.table
        hub.record(hub.table.seen, Undone(hub.table.game.steps[-1].number))
        await this.tap("save")

        assert hub.table.game.state.outcome is None
        assert not this.says("Saved.")


@awaited
async def test_the_touch_that_ended_the_game_does_not_save_it(hub: Hub) -> None:
    lay_out(hub, "47 up-1")

    async with opened(hub) as this:
        await this.tap("blocked")
        this.ours.leaving.save()

        assert hub.table
        await this.tap("save")
        assert hub.table is None
