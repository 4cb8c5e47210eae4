"""A computer's keys do what touches do, and only while the table is on top and no question is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.rendering import awaited
from tests.ui.phones import numerals, opened
from tests.ui.tabletop import lay_out

if TYPE_CHECKING:
    from assistant.live import Hub


@pytest.mark.parametrize(
    ("keys", "tops"),
    [
        ("4,7,A", ["47", "1", "100", "100"]),
        ("4,7,d", ["1", "1", "100", "47"]),
        ("Numpad 4,Numpad 7,B", ["1", "47", "100", "100"]),
        ("A,4,7", ["47", "1", "100", "100"]),
        ("C,7,Enter", ["1", "1", "7", "100"]),
        ("4,7,Arrow Right,Enter", ["47", "1", "100", "100"]),
        ("4,7,Arrow Right,Arrow Right,Enter", ["1", "47", "100", "100"]),
        ("4,7,Arrow Right,Arrow Down,Enter", ["1", "1", "47", "100"]),
        ("4,7,Arrow Right,Arrow Left,Enter", ["1", "1", "100", "47"]),
        ("4,7,Arrow Right,Arrow Up,Numpad Enter", ["1", "1", "47", "100"]),
        ("4,8,Backspace,7,A", ["47", "1", "100", "100"]),
        ("9,Escape,4,7,A", ["47", "1", "100", "100"]),
        ("4,7,A,U", ["1", "1", "100", "100"]),
        ("F1,Tab,x,4,7,E", ["1", "1", "100", "100"]),
    ],
)
@awaited
async def test_cards_are_laid_by_keys(hub: Hub, keys: str, tops: list[str]) -> None:
    lay_out(hub)

    async with opened(hub) as this:
        await this.press(*keys.split(","))

        assert numerals(this) == tops


@awaited
async def test_a_value_is_skipped_by_its_sign(hub: Hub) -> None:
    lay_out(hub, "30 up-1")

    async with opened(hub) as this:
        await this.press("?", "A")

        assert this.says("Was that allowed?")


@awaited
async def test_the_end_of_a_turn_has_a_key_and_its_question_takes_touches_only(hub: Hub) -> None:
    lay_out(hub, "10 up-1, 11 up-1")

    async with opened(hub) as this:
        await this.press("e")
        asked = "drawn" in this
        await this.press("4", "7", "A", "U")

        assert asked
        assert numerals(this) == ["11", "1", "100", "100"]


@awaited
async def test_keys_at_home_and_in_the_set_up_do_nothing_to_a_table(hub: Hub) -> None:
    lay_out(hub)

    async with opened(hub) as this:
        await this.tap("menu-new")
        await this.press("4", "7", "A")
        await this.back()

        assert numerals(this) == ["1", "1", "100", "100"]


@pytest.mark.parametrize("held", ["ctrl", "alt", "meta"])
@awaited
async def test_a_browsers_own_keys_are_left_alone(hub: Hub, held: str) -> None:
    lay_out(hub, "10 up-1")
    event = {"key": "U", "shift": False, "ctrl": False, "alt": False, "meta": False}

    async with opened(hub) as this:
        await this.fire(this.page, "keyboard_event", {**event, held: True})

        assert numerals(this)[0] == "10"


@pytest.mark.parametrize("key", ["Enter", "Numpad Enter"])
@awaited
async def test_enter_is_left_to_what_has_the_focus_once_somebody_walks_by_tab(hub: Hub, key: str) -> None:
    lay_out(hub)

    async with opened(hub) as this:
        await this.press("C", "7", "Tab", key)
        left = numerals(this)
        await this.press("C")

        assert (left[2], numerals(this)[2]) == ("100", "7")


@awaited
async def test_keys_belong_to_the_menu_while_it_is_open(hub: Hub) -> None:
    lay_out(hub, "10 up-1")

    async with opened(hub) as this:
        for way in ("cancel", "select"):
            await this.fire(this.get("menu"), "open")
            await this.press("4", "7", "B", "U", "Arrow Down", "Enter")
            untouched = numerals(this), this.says("Entry: empty")
            await this.fire(this.get("menu"), way)

            assert untouched == (["10", "1", "100", "100"], True)
        await this.press("4", "7", "B")

        assert numerals(this)[1] == "47"


@awaited
async def test_a_menu_that_went_away_with_the_page_keeps_no_keys(hub: Hub) -> None:
    lay_out(hub)

    async with opened(hub) as this:
        await this.fire(this.get("menu"), "open")
        await this.sleep()
        await this.wake()
        await this.press("4", "7", "A")

        assert numerals(this)[0] == "47"
