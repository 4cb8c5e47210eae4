"""The screen stays awake while a game is open, and a browser that cannot is told of once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.rendering import awaited
from tests.ui.phones import opened
from tests.ui.tabletop import lay_out

if TYPE_CHECKING:
    from assistant.live import Hub
    from tests.rendering import Phone

AWAKE = {"Wakelock.is_enabled": True}
REFUSED = [{"Wakelock.is_enabled": False}, {"Wakelock.enable": RuntimeError("not here")}]
SENTENCE = "This browser lets the screen go dark."


def asked(this: Phone) -> list[str]:
    """What the app asked of the wake lock."""
    return [call.method for call in this.wire.calls if call.service == "Wakelock"]


def kept(this: Phone) -> bool:
    """Tell whether the screen is kept awake after all that was asked."""
    return [method for method in asked(this) if method != "is_enabled"][-1:] == ["enable"]


@awaited
async def test_a_game_that_starts_keeps_the_screen_awake(hub: Hub) -> None:
    async with opened(hub, answers=AWAKE) as this:
        at_home = kept(this)
        await this.tap("new-game", "start")

        assert (at_home, kept(this)) == (False, True)
        assert not this.says(SENTENCE)


@awaited
async def test_a_game_that_is_there_at_the_start_keeps_it_awake(hub: Hub) -> None:
    lay_out(hub)

    async with opened(hub, answers=AWAKE) as this:
        assert kept(this)


@pytest.mark.parametrize("way", ["blocked", "menu-keep"])
@awaited
async def test_the_end_of_a_game_and_home_let_the_screen_sleep(hub: Hub, way: str) -> None:
    lay_out(hub)

    async with opened(hub, answers=AWAKE) as this:
        before = kept(this)
        await this.tap(way)

        assert (before, kept(this)) == (True, False)


@awaited
async def test_an_end_taken_back_keeps_the_screen_awake_again(hub: Hub) -> None:
    lay_out(hub)

    async with opened(hub, answers=AWAKE) as this:
        await this.tap("blocked", "take-back")

        assert kept(this)


@pytest.mark.parametrize("answers", REFUSED)
@awaited
async def test_a_browser_that_cannot_is_told_of_once(hub: Hub, answers: dict[str, Any]) -> None:
    async with opened(hub, answers=answers) as this:
        await this.tap("new-game", "start")
        told = this.says(SENTENCE)
        await this.tap("key-4", "blocked", "take-back")

        assert (told, this.says(SENTENCE)) == (True, False)


@awaited
async def test_a_phone_that_wakes_asks_anew(hub: Hub) -> None:
    lay_out(hub)

    async with opened(hub, answers=AWAKE) as this:
        await this.sleep()
        await this.wake()

        assert kept(this)


@awaited
async def test_a_card_is_felt_lightly_and_a_refusal_heavily(hub: Hub) -> None:
    lay_out(hub, "38 up-1")

    async with opened(hub, answers=AWAKE) as this:
        await this.tap("key-2", "key-5", "pile-0", "pile-1")
        felt = [call.method for call in this.wire.calls if call.service == "HapticFeedback"]

        assert felt == ["heavy_impact", "light_impact"]


@awaited
async def test_a_phone_that_cannot_buzz_lays_cards_all_the_same(hub: Hub) -> None:
    lay_out(hub)
    mute = {**AWAKE, "HapticFeedback.light_impact": RuntimeError("not here")}

    async with opened(hub, answers=mute) as this:
        await this.tap("key-4", "key-7", "pile-0")

        assert this.says("1 of 2 cards")
