"""A phone's own choices and its system decide language, colours, touch and screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft
import pytest

from assistant import i18n
from assistant.settings import Settings, Theme
from assistant.ui.device import Device
from assistant.ui.theme import DARK, LIGHT
from tests.rendering import Phone, awaited, phone

if TYPE_CHECKING:
    from assistant.ui.theme import Palette


def blank(_: ft.Page) -> None:
    """Draw nothing."""


def services(this: Phone) -> list[str]:
    return [call.service for call in this.wire.calls]


@pytest.fixture
def french(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(i18n, "languages", lambda: ("en", "fr", "nl"))


@pytest.mark.usefixtures("french")
@pytest.mark.parametrize(
    ("chosen", "started_with", "phone_has", "speaks"),
    [
        ("fr", "nl", "nl", "fr"),
        (None, "fr", "nl", "fr"),
        (None, None, "fr", "fr"),
        (None, None, "xx", "en"),
        (None, None, None, "en"),
        (None, "xx", "fr", "en"),
    ],
)
@awaited
async def test_the_language_is_the_chosen_one_else_the_apps_else_the_phones(
    chosen: str | None, started_with: str | None, phone_has: str | None, speaks: str
) -> None:
    async with phone(blank) as this:
        if phone_has:
            locale = ft.Locale(phone_has)
            this.page.locale_configuration = ft.LocaleConfiguration([locale], current_locale=locale)

        assert Device(this.page, Settings(language=chosen), started_with).t.language == speaks


@pytest.mark.parametrize(
    ("theme", "dark", "palette"),
    [
        (Theme.SYSTEM, False, LIGHT),
        (Theme.SYSTEM, True, DARK),
        (Theme.LIGHT, True, LIGHT),
        (Theme.DARK, False, DARK),
    ],
)
@awaited
async def test_the_colours_are_the_chosen_ones_else_the_systems(
    theme: Theme,
    dark: bool,  # noqa: FBT001 -- a case
    palette: Palette,
) -> None:
    async with phone(blank, dark=dark) as this:
        assert Device(this.page, Settings(theme=theme)).palette == palette


@awaited
async def test_two_looks_of_one_phone_are_equal_so_that_nothing_is_drawn_anew() -> None:
    async with phone(blank) as this:
        device = Device(this.page, Settings())

        assert device.look == device.look


@pytest.mark.parametrize(("haptics", "asked"), [(True, ["HapticFeedback"] * 2), (False, [])])
@awaited
async def test_touch_is_felt_unless_it_is_switched_off(
    haptics: bool,  # noqa: FBT001 -- a case
    asked: list[str],
) -> None:
    async with phone(blank) as this:
        device = Device(this.page, Settings(haptics=haptics))
        device.tick()
        device.thud()
        await this.settle()

        assert services(this) == asked


@awaited
async def test_a_screen_that_may_sleep_is_not_kept_awake_and_that_is_no_failure() -> None:
    async with phone(blank) as this:
        kept = await Device(this.page, Settings(keep_awake=False)).keep_awake(awake=True)

        assert (kept, services(this)) == (True, [])
