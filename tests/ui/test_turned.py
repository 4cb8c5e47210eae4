"""A phone that is turned, and a window that is pulled, show the same: entry, choice, notice, question."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.rendering import awaited
from tests.ui.phones import numerals, opened
from tests.ui.tabletop import lay_out

if TYPE_CHECKING:
    from assistant.live import Hub
    from tests.rendering import Phone

TURN = "10 up-1, 11 up-1"
SIZES = [(844, 390), (390, 844), (320, 568), (1440, 900), (200, 300), (390, 400)]


async def turn(this: Phone) -> None:
    """Turn the phone, and pull at the window until it is upright again."""
    for width, height in SIZES:
        await this.patch("resize", width=width, height=height)
    await this.patch("resize", width=390, height=844)


@pytest.mark.parametrize(
    ("touches", "words"),
    [
        ("key-5", ["Entry: 5"]),
        ("key-5 key-0", ["Entry: 50", "Place 50"]),
        ("key-skip", ["Entry: ?", "Place ?"]),
        ("pile-1", ["Entry: empty", "Type its card"]),
        ("pile-1 key-5", ["Entry: 5", "Place 5"]),
        ("key-8 pile-0", ["Entry: 8", "8 is lower than 11."]),
        ("key-5 key-0 end-turn", ["Entry: 50", "Alice draws 2 cards"]),
        ("key-5 menu-give-up", ["Entry: 5", "Give the game up?"]),
    ],
)
@awaited
async def test_a_phone_turned_in_the_middle_of_it_shows_the_same(
    hub: Hub, touches: str, words: list[str]
) -> None:
    before = lay_out(hub, TURN)

    async with opened(hub) as this:
        await this.tap(*touches.split())
        await turn(this)

        assert [said for said in words if not this.says(said)] == []
        assert hub.table == before


@awaited
async def test_a_question_stays_open_while_the_phone_is_turned_and_is_answered_once(hub: Hub) -> None:
    lay_out(hub, TURN)

    async with opened(hub) as this:
        await this.tap("end-turn")
        await turn(this)
        sheets = len(this.dialogs)
        await this.tap("drawn")
        await turn(this)

        assert (sheets, len(this.dialogs)) == (1, 0)
        assert hub.table
        assert hub.table.state.turn.seat == 1


@awaited
async def test_names_and_choices_stay_while_the_phone_is_turned(hub: Hub) -> None:
    async with opened(hub) as this:
        await this.tap("new-game", "variant-on-fire", "add-name")
        await this.write("name", "Chl")
        await turn(this)
        await this.write("name", "Chloé")
        await turn(this)
        await this.tap("start")

        assert hub.table
        assert [seat.name for seat in hub.table.seats] == ["Chloé"]
        assert hub.table.state.rules.key == "on-fire"


@awaited
async def test_the_end_of_a_game_stays_unsaved_while_the_phone_is_turned(hub: Hub) -> None:
    lay_out(hub, f"{TURN}, 12 up-1 | blocked")

    async with opened(hub) as this:
        await turn(this)
        unsaved = hub.recent(1)
        await this.tap("take-back")

        assert unsaved == ()
        assert numerals(this)[0] == "12"
