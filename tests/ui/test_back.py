"""Back closes what is open, then the set-up, and nothing else: no game ends by it, and no entry is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.rendering import awaited
from tests.ui.hands import browser_back
from tests.ui.phones import numerals, opened
from tests.ui.tabletop import lay_out

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from assistant.live import Hub
    from tests.rendering import Phone

TURN = "10 up-1, 11 up-1"


async def by_the_arrow(this: Phone) -> None:
    await this.tap("back")


async def by_the_system(this: Phone) -> None:
    await this.back()


WAYS = pytest.mark.parametrize("back", [by_the_arrow, by_the_system, browser_back])


@WAYS
@awaited
async def test_back_from_the_set_up_leads_home_and_keeps_what_was_chosen(
    hub: Hub, back: Callable[[Phone], Awaitable[None]]
) -> None:
    async with opened(hub) as this:
        await this.tap("new-game", "add-name")
        await this.write("name", "Elena")
        await this.tap("take-name", "variant-on-fire", "level-expert")
        await this.write("name", "Dan")
        await back(this)
        home = "new-game" in this
        await this.tap("new-game", "start")

        assert home
        assert hub.table
        assert [seat.name for seat in hub.table.seats] == ["Elena", "Dan"]
        assert hub.table.state.rules.key == "on-fire-expert"


@WAYS
@awaited
async def test_back_from_the_set_up_leads_to_the_game_on_the_table(
    hub: Hub, back: Callable[[Phone], Awaitable[None]]
) -> None:
    lay_out(hub, TURN)

    async with opened(hub) as this:
        await this.type("4")
        await this.tap("menu-new")
        await back(this)
        await this.type("7")
        await this.tap("pile-1")

        assert numerals(this)[:2] == ["11", "47"]


@pytest.mark.parametrize("back", [by_the_system, browser_back])
@awaited
async def test_back_with_an_open_question_closes_it_and_stays_at_the_table(
    hub: Hub, back: Callable[[Phone], Awaitable[None]]
) -> None:
    table = lay_out(hub, TURN)

    async with opened(hub) as this:
        for _ in range(3):
            await this.tap("end-turn")
            asked = "drawn" in this
            await back(this)

            assert (asked, "drawn" in this, "pile-0" in this) == (True, False, True)
        assert hub.table == table


@awaited
async def test_questions_leave_one_entry_in_the_browsers_history(hub: Hub) -> None:
    lay_out(hub, TURN)

    async with opened(hub) as this:
        await this.tap(
            "end-turn", "not-yet", "menu-give-up", "go-on", "end-turn", "drawn", "undo", "put-back"
        )

        assert len(this.wire.history) == 2


@awaited
async def test_back_from_a_game_in_the_way_closes_the_question_and_then_the_set_up(hub: Hub) -> None:
    table = lay_out(hub, TURN)

    async with opened(hub) as this:
        await this.tap("menu-new", "number-4", "start")
        asked = "keep-other" in this
        await browser_back(this)
        stays = ("keep-other" in this, "first-3" in this)
        await browser_back(this)

        assert (asked, stays) == (True, (False, True))
        assert "pile-0" in this
        assert hub.table == table


@awaited
async def test_a_set_up_popped_with_an_open_question_opens_without_it(hub: Hub) -> None:
    lay_out(hub, TURN)

    async with opened(hub) as this:
        await this.tap("menu-new", "start")
        await this.back()
        table = "pile-0" in this
        await this.tap("menu-new")

        assert table
        assert ("start" in this, "keep-other" in this) == (True, False)


@awaited
async def test_back_after_a_game_in_the_way_was_kept_stays_at_the_new_table(hub: Hub) -> None:
    lay_out(hub, TURN)

    async with opened(hub) as this:
        await this.tap("menu-new", "start", "keep-other")
        await this.type("47")
        await this.tap("pile-0")
        for _ in range(3):
            await browser_back(this)

            assert numerals(this)[0] == "47"


@awaited
async def test_forward_does_not_lead_from_a_game_to_its_set_up(hub: Hub) -> None:
    lay_out(hub, TURN)

    async with opened(hub) as this:
        await this.tap("menu-new")
        await browser_back(this)
        await this.patch("route_change", route="/new")

        assert ("pile-0" in this, "start" in this) == (True, False)


@awaited
async def test_back_at_the_end_of_a_game_stays_there_unsaved(hub: Hub) -> None:
    async with opened(hub) as this:
        await this.tap("new-game", "start")
        await this.type("47")
        await this.tap("pile-0", "menu-give-up", "give-up")
        for _ in range(3):
            await browser_back(this)

            assert "save" in this
        assert hub.recent(1) == ()


@awaited
async def test_back_at_home_brings_no_game_back_and_takes_none_away(hub: Hub) -> None:
    lay_out(hub, TURN)

    async with opened(hub) as this:
        await this.tap("end-turn", "not-yet", "menu-keep")
        await browser_back(this)

        assert "resume-id-1" in this
        assert [line.id for line in hub.kept()] == ["id-1"]


@awaited
async def test_an_app_that_starts_at_the_set_ups_address_shows_the_running_game(hub: Hub) -> None:
    lay_out(hub, TURN)

    async with opened(hub, route="/new") as this:
        assert numerals(this)[0] == "11"


@awaited
async def test_a_phone_that_slept_with_an_open_question_wakes_with_it_and_back_closes_it(hub: Hub) -> None:
    lay_out(hub, TURN)

    async with opened(hub) as this:
        await this.tap("end-turn")
        await this.sleep()
        await this.wake()
        asked = "drawn" in this
        await browser_back(this)

        assert (asked, "drawn" in this) == (True, False)
        assert numerals(this)[0] == "11"
