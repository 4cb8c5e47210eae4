"""The line of the entry: what stands in it, and beside it what to do next or what went wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from assistant.ui.theme import EXTRABOLD, SEMIBOLD
from assistant.ui.widgets.basics import text

from . import fires
from .desk import Notice, Tone

if TYPE_CHECKING:
    from assistant.i18n import Translator
    from assistant.ui.device import Look
    from assistant.ui.retained import Retained

    from .desk import Desk

TONE_ICONS = {
    Tone.PLAIN: ft.Icons.INFO_OUTLINE_ROUNDED,
    Tone.GOOD: ft.Icons.CHECK_CIRCLE_OUTLINE_ROUNDED,
    Tone.WARN: ft.Icons.WARNING_AMBER_ROUNDED,
    Tone.BAD: ft.Icons.BLOCK_ROUNDED,
}
ROOMY = 120.0
"""Height from which the entry is drawn twice as large."""
TWO_LINES = 60
"""Signs that two lines beside the entry hold."""


class EntryFace:
    """The line between piles and pad."""

    def __init__(self, look: Look, kept: Retained) -> None:
        self._look, self._kept = look, kept
        palette, self._roomy = look.palette, look.layout.entry >= ROOMY
        # Never broken in two: with large letters the second digit would be out of sight.
        self._value = ft.Text(font_family=EXTRABOLD, style=ft.TextStyle(height=1.0), no_wrap=True)
        self._spoken = ft.Semantics(
            label="",
            exclude_semantics=True,
            content=ft.Container(
                self._value, width=120 if self._roomy else 64, padding=ft.Padding.only(left=4)
            ),
        )
        size = 18 if self._roomy else 15
        self._prompt = text("", palette.quiet, size, SEMIBOLD, lines=2, align=ft.TextAlign.END)
        self._icon = ft.Icon(ft.Icons.INFO_OUTLINE_ROUNDED, size=22)
        self._said = text("", palette.ink, size, SEMIBOLD, lines=3)
        notice = ft.Row(
            [self._icon, ft.Container(self._said, expand=True, expand_loose=True)],
            spacing=8,
            alignment=ft.MainAxisAlignment.END,
        )
        self._notice = ft.Semantics(live_region=True, container=True, content=notice)
        beside = ft.Column(
            [self._prompt, self._notice],
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.END,
        )
        self.control = ft.Row(
            [self._spoken, ft.Container(beside, expand=True, alignment=ft.Alignment.CENTER_RIGHT)],
            height=look.layout.entry,
            spacing=6,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        )

    def show(self, desk: Desk, *, fits: bool) -> None:
        """Draw the entry and the notice, without one the prompt; `fits` as there."""
        put, palette, t = self._kept.put, self._look.palette, self._look.t
        shown = "?" if desk.entry.skipped else desk.entry.digits
        color, size = (palette.ink, 32 if self._look.layout.low else 40) if shown else (palette.quiet, 28)
        size *= 2 if self._roomy else 1
        put(self._value, value=shown or "– –", color=color, size=size)
        spoken = t.gettext("Entry: {value}").format(value=shown or t.gettext("empty"))
        put(self._spoken, label=spoken)
        put(self._prompt, value=prompt(t, desk, fits=fits), visible=desk.notice is None)
        self._show_notice(desk.notice)

    def _show_notice(self, notice: Notice | None) -> None:
        put, palette = self._kept.put, self._look.palette
        put(self._notice, visible=notice is not None)
        if notice is None:
            return
        color = {
            Tone.PLAIN: palette.ink,
            Tone.GOOD: palette.go,
            Tone.WARN: palette.warn,
            Tone.BAD: palette.bad,
        }[notice.tone]
        put(self._icon, icon=TONE_ICONS[notice.tone], color=color)
        lines = 3 if len(notice.text) > TWO_LINES else 2
        put(self._said, value=notice.text, color=color, max_lines=lines)


def prompt(t: Translator, desk: Desk, *, fits: bool = True) -> str:  # noqa: PLR0911 -- one sentence each
    """Say the one thing to do next; `fits` tells whether some pile takes what stands in the entry."""
    entry = desk.entry
    if desk.state.hand == 0:
        return t.gettext("This hand is empty: end the turn")
    if entry.pile is not None:
        return t.gettext("Type the card for this pile")
    if entry.skipped:
        return t.gettext("Without its number: touch its pile")
    if entry.card:
        return t.gettext("Touch its pile") if fits else t.gettext("No pile takes it")
    if fires.uncovered(desk.state):
        return t.gettext("Cover the fire in this turn")
    if desk.state.owed == 0:
        return t.gettext("Lay more, or end the turn")
    return t.gettext("Type the card, then its pile")
