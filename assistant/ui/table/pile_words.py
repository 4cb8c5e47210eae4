"""What is written on a pile beside its numeral: the corner, and the lines below."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from assistant.tracker.piles import Direction
from assistant.ui.theme import BOLD
from assistant.ui.widgets.basics import SMALL, text

from .view import Mood

if TYPE_CHECKING:
    from assistant.ui.device import Look
    from assistant.ui.retained import Retained

    from .view import PileView

LONGEST = 32
"""Signs of a fire's deadline that fit on a pile; a longer one is told in brief."""
ICONS = {
    Mood.GO: ft.Icons.CHECK_ROUNDED,
    Mood.TRICK: ft.Icons.KEYBOARD_RETURN_ROUNDED,
    Mood.UNSURE: ft.Icons.HELP_OUTLINE_ROUNDED,
    Mood.NO: ft.Icons.BLOCK_ROUNDED,
    Mood.CHOSEN: ft.Icons.EDIT_ROUNDED,
}


class Corner:
    """Which way the pile runs, from which number, and whether it burns."""

    def __init__(self, look: Look, kept: Retained, view: PileView) -> None:
        self._look, self._kept = look, kept
        ink, _ = look.palette.warm(view.direction)
        up = view.direction is Direction.ASCENDING
        way = ft.Icons.ARROW_UPWARD_ROUNDED if up else ft.Icons.ARROW_DOWNWARD_ROUNDED
        self._flame = ft.Icon(ft.Icons.LOCAL_FIRE_DEPARTMENT_ROUNDED, size=26, visible=False)
        # As high with the flame as without, so that a fire moves nothing.
        self.control = ft.Row(
            [
                ft.Icon(way, color=ink, size=18),
                text(view.base, ink, SMALL, BOLD),
                ft.Container(expand=True),
                self._flame,
            ],
            spacing=3,
            height=26,
        )

    def show(self, view: PileView) -> None:
        """Draw the corner as it is now."""
        palette = self._look.palette
        self._kept.put(
            self._flame, visible=bool(view.fire), color=palette.bad if view.fire_now else palette.warn
        )


class Said:
    """The answer to the standing value, else what may go on the pile and the fire's deadline."""

    def __init__(self, look: Look, kept: Retained) -> None:
        self._look, self._kept = look, kept
        palette, center = look.palette, ft.TextAlign.CENTER
        self._icon = ft.Icon(ft.Icons.CHECK_ROUNDED, size=20)
        self._line = text("", palette.quiet, 15, BOLD, lines=1, align=center)
        self._fire = text("", palette.warn, SMALL, BOLD, lines=1 if look.layout.low else 2, align=center)
        said = ft.Row(
            [self._icon, ft.Container(self._line, expand=True, expand_loose=True)],
            spacing=4,
            alignment=ft.MainAxisAlignment.CENTER,
        )
        self.control = ft.Column(
            [said, self._fire],
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )

    def show(self, view: PileView) -> None:
        """Draw the lines as they are now."""
        put, palette = self._kept.put, self._look.palette
        color = {
            Mood.REST: palette.quiet,
            Mood.GO: palette.go,
            Mood.TRICK: palette.warn,
            Mood.UNSURE: palette.warn,
            Mood.NO: palette.quiet,
            Mood.CHOSEN: palette.ink,
        }[view.mood]
        resting = view.mood is Mood.REST
        put(self._line, value=view.line, color=color)
        put(self._icon, visible=not resting)
        put(self._fire, visible=resting and bool(view.fire))
        # What is not seen is not sent either.
        if not resting:
            put(self._icon, icon=ICONS[view.mood], color=color)
        elif view.fire:
            brief = self._look.layout.low or len(view.fire) > LONGEST
            said = view.fire_brief if brief else view.fire
            put(self._fire, value=said, color=palette.bad if view.fire_now else palette.warn)
