"""One phone: its language, colours, window, touch and screen; nothing of it is shared."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import flet as ft

from assistant.i18n import Translator, best
from assistant.settings import Settings, Theme

from .layout import Layout, layout
from .theme import DARK, LIGHT, Palette

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine

log = logging.getLogger("assistant.ui")
PHONE = (390.0, 844.0)
"""The window assumed until the client tells its own."""


@dataclass(frozen=True, slots=True)
class Look:
    """What every component draws by; two equal looks draw the same."""

    palette: Palette
    layout: Layout
    t: Translator


class Device:
    """A phone's own choices and services; every service may be missing, and then nothing happens."""

    def __init__(self, page: ft.Page, settings: Settings, language: str | None = None) -> None:
        self.page = page
        self.settings = settings
        self.language = language
        self.now: Callable[[], float] = time.monotonic
        # Flet forgets a service that nobody refers to.
        self._haptics = ft.HapticFeedback()
        self._wakelock = ft.Wakelock()

    @property
    def t(self) -> Translator:
        """The sentences in this phone's language."""
        wished = self.settings.language or self.language
        return Translator(best([wished] if wished else self._locales()))

    def _locales(self) -> list[str]:
        configured = self.page.locale_configuration
        locale = configured.current_locale if configured else None
        return [locale.language_code] if locale and locale.language_code else []

    @property
    def look(self) -> Look:
        """Colours, sizes and language as they are now."""
        return Look(self.palette, self._layout(), self.t)

    @property
    def palette(self) -> Palette:
        """Dark or light, as chosen or as the system has it."""
        if self.settings.theme is not Theme.SYSTEM:
            return DARK if self.settings.theme is Theme.DARK else LIGHT
        return DARK if self.page.platform_brightness == ft.Brightness.DARK else LIGHT

    def _layout(self) -> Layout:
        inset: Any = self.page.media.padding
        width = (self.page.width or PHONE[0]) - inset.left - inset.right
        height = (self.page.height or PHONE[1]) - inset.top - inset.bottom
        return layout(width, height)

    def tick(self) -> None:
        """Let a placed card be felt."""
        self._run(self._haptics.light_impact)

    def thud(self) -> None:
        """Let a refusal be felt."""
        self._run(self._haptics.heavy_impact)

    def _run(self, touch: Callable[[], Coroutine[Any, Any, None]]) -> None:
        if self.settings.haptics:
            self.page.run_task(_quietly, touch)

    async def keep_awake(self, *, awake: bool) -> bool:
        """Keep the screen on, or let it sleep again; False when it was asked for and cannot be had."""
        if not self.settings.keep_awake:
            return True
        try:
            switch: Callable[[], Awaitable[None]] = self._wakelock.enable if awake else self._wakelock.disable
            await switch()
            return not awake or bool(await self._wakelock.is_enabled())
        except Exception as error:  # noqa: BLE001 -- each browser withholds it in a way of its own
            log.info("no wake lock: %s", error)
            return not awake


async def _quietly(touch: Callable[[], Coroutine[Any, Any, None]]) -> None:
    try:
        await touch()
    except Exception as error:  # noqa: BLE001 -- a phone that cannot buzz is no trouble
        log.debug("no haptics: %s", error)
