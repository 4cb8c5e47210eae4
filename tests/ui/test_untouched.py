"""A game in which no card was laid is in nobody's way; its players and choices stay for the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.rendering import awaited
from tests.ui.phones import numerals, opened
from tests.ui.tabletop import lay_out

if TYPE_CHECKING:
    from assistant.live import Hub
    from tests.rendering import Phone


async def begin(this: Phone) -> None:
    """Start a game of Elena's, and think better of it."""
    await this.tap("new-game", "add-name")
    await this.write("name", "Elena")
    await this.tap("take-name", "variant-on-fire", "start", "menu-new")


def seats(hub: Hub) -> list[str | None]:
    """Name who sits at the table."""
    assert hub.table
    return [seat.name for seat in hub.table.seats]


@awaited
async def test_another_game_starts_without_a_question_and_with_the_same_choices(hub: Hub) -> None:
    async with opened(hub) as this:
        await begin(this)
        first = hub.table
        await this.tap("level-expert", "start")

        assert first
        assert hub.table
        assert first.id != hub.table.id
        assert (seats(hub), hub.table.state.rules.key) == (["Elena"], "on-fire-expert")
        assert (hub.kept(), hub.recent(5), this.dialogs) == ((), (), [])
        assert numerals(this) == ["1", "1", "100", "100"]


@awaited
async def test_going_back_from_the_set_up_leaves_it_on_the_table(hub: Hub) -> None:
    async with opened(hub) as this:
        await begin(this)
        first = hub.table
        await this.back()

        assert hub.table == first
        assert "pile-0" in this


@awaited
async def test_keeping_it_says_that_nothing_was_kept_and_can_be_undone(hub: Hub) -> None:
    table = lay_out(hub)

    async with opened(hub) as this:
        await this.tap("menu-keep")
        home = ("new-game" in this, "rematch" in this, "resume-id-1" in this)
        told = this.says("No card was laid, so nothing was kept.")
        await this.tap("bring-back")

        assert (home, told) == ((True, True, False), True)
        assert hub.table == table
        assert "pile-0" in this


@awaited
async def test_a_card_taken_back_makes_no_game_untouched(hub: Hub) -> None:
    lay_out(hub, "47 up-1, undo")

    async with opened(hub) as this:
        await this.tap("menu-new", "start")
        asked = "keep-other" in this
        await this.tap("keep-other", "menu-keep")

        assert asked
        assert [line.id for line in hub.kept()] == ["id-1"]


@awaited
async def test_one_that_another_phone_started_meanwhile_is_asked_about(hub: Hub) -> None:
    async with opened(hub) as this:
        await this.tap("new-game")
        lay_out(hub)
        await this.settle()
        await this.tap("start")

        assert "keep-other" in this
        assert seats(hub) == ["Alice", "Bruno"]


@awaited
async def test_one_that_got_a_card_from_another_phone_is_asked_about(hub: Hub) -> None:
    lay_out(hub)

    async with opened(hub) as this, opened(hub) as other:
        await this.tap("menu-new")
        await other.type("47")
        await other.tap("pile-0")
        await this.settle()
        await this.tap("start")

        assert "keep-other" in this
        assert numerals(other)[0] == "47"
