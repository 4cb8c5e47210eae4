"""One pile: a card as large as there is room for, and below it what may go on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from assistant.tracker.piles import Direction
from assistant.ui.guards import On
from assistant.ui.theme import BOLD, EXTRABOLD, faded
from assistant.ui.widgets.basics import RADIUS, SMALL, text

from .view import Mood

if TYPE_CHECKING:
    from collections.abc import Callable

    from assistant.tracker.piles import PileId
    from assistant.ui.device import Look
    from assistant.ui.retained import Retained

    from .view import PileView

ICONS = {
    Mood.REST: ft.Icons.CHECK_ROUNDED,
    Mood.GO: ft.Icons.CHECK_ROUNDED,
    Mood.TRICK: ft.Icons.KEYBOARD_RETURN_ROUNDED,
    Mood.UNSURE: ft.Icons.HELP_OUTLINE_ROUNDED,
    Mood.NO: ft.Icons.BLOCK_ROUNDED,
    Mood.CHOSEN: ft.Icons.EDIT_ROUNDED,
}
BARE = 0.75
"""How much of the ink a base card has: it is no card that was laid."""
WIDE_NUMERAL = 0.74
"""How much smaller the 100 of a bare pile is drawn, which is wider than any card."""


class PileFace:
    """One pile on the screen; the whole card is the button."""

    def __init__(self, look: Look, kept: Retained, view: PileView, touch: Callable[[PileId], None]) -> None:
        self._look, self._kept = look, kept
        ink, ground = look.palette.warm(view.direction)
        self._ink = ink
        center = ft.TextAlign.CENTER
        self._flame = ft.Icon(ft.Icons.LOCAL_FIRE_DEPARTMENT_ROUNDED, color=look.palette.warn, size=22)
        self._numeral = ft.Text(
            font_family=EXTRABOLD, style=ft.TextStyle(height=1.0), text_align=center, no_wrap=True
        )
        self._icon = ft.Icon(ft.Icons.CHECK_ROUNDED, size=18)
        self._line = text("", look.palette.quiet, 15, BOLD, lines=1, align=center)
        lines = 1 if look.layout.low else 2
        self._fire = text("", look.palette.warn, SMALL, BOLD, lines=lines, align=center)
        self._ground = ft.Container(
            ft.Semantics(exclude_semantics=True, content=self._body(view)),
            bgcolor=ground,
            border_radius=RADIUS,
            padding=7 if look.layout.low else 11,
            width=look.layout.pile_width,
            height=look.layout.pile_height,
        )
        # What changes with each touch has next to nothing inside: Flet compares all that is inside.
        room = ft.Container(width=look.layout.pile_width, height=look.layout.pile_height)
        self._spoken = ft.Semantics(label="", button=True, exclude_semantics=True, content=room)
        self._surface = ft.Container(
            self._spoken,
            key=f"pile-{view.pile}",
            ink=True,
            on_click=On(touch, view.pile),
            border_radius=RADIUS,
        )
        self._shown: PileView | None = None
        self._mood: Mood | None = None
        self.control = ft.Stack(
            [self._ground, self._surface], width=look.layout.pile_width, height=look.layout.pile_height
        )
        self.show(view)

    def _body(self, view: PileView) -> ft.Control:
        up = view.direction is Direction.ASCENDING
        way = ft.Icons.ARROW_UPWARD_ROUNDED if up else ft.Icons.ARROW_DOWNWARD_ROUNDED
        base = text(view.base, self._ink, SMALL, BOLD)
        corner: list[ft.Control] = [
            ft.Icon(way, color=self._ink, size=18),
            base,
            ft.Container(expand=True),
            self._flame,
        ]
        said = ft.Row(
            [self._icon, ft.Container(self._line, expand=True, expand_loose=True)],
            spacing=4,
            alignment=ft.MainAxisAlignment.CENTER,
        )
        return ft.Column(
            [
                # As high with the flame as without, so that a fire moves nothing.
                ft.Container(
                    ft.Row(corner, spacing=3), height=24, padding=ft.Padding.symmetric(horizontal=4)
                ),
                ft.Container(self._numeral, expand=True, alignment=ft.Alignment.CENTER),
                said,
                self._fire,
            ],
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )

    def show(self, view: PileView) -> None:
        """Draw the pile as it is now."""
        if view == self._shown:
            return
        self._shown = view
        self._show_card(view)
        self._show_line(view)
        put = self._kept.put
        put(self._spoken, label=view.spoken, selected=view.mood is Mood.CHOSEN)
        if view.mood is not self._mood:
            self._mood = view.mood
            put(self._surface, border=self._border(view.mood))
        if view.bare == bool(self._ground.shadow):
            put(self._ground, shadow=self._depth(view))

    def _show_card(self, view: PileView) -> None:
        size = self._look.layout.top * (0.82 if view.fire and self._look.layout.low else 1)
        if len(view.numeral) > len("99"):
            size *= WIDE_NUMERAL
        color = faded(self._ink, BARE) if view.bare else self._ink
        opacity = 0.45 if view.mood is Mood.NO else 1
        self._kept.put(self._numeral, value=view.numeral, size=size, color=color, opacity=opacity)
        self._kept.put(self._flame, visible=bool(view.fire))

    def _show_line(self, view: PileView) -> None:
        """Show the answer to the standing value, else what may go on the pile and the fire's deadline."""
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
        put(self._icon, icon=ICONS[view.mood], color=color, visible=not resting)
        burning = palette.bad if view.fire_now else palette.warn
        put(self._fire, value=view.fire, color=burning, visible=resting and bool(view.fire))

    def _border(self, mood: Mood) -> ft.Border:
        palette = self._look.palette
        color, width = {
            Mood.REST: (faded(self._ink, 0.3), 1.0),
            Mood.GO: (palette.go, 3.0),
            Mood.TRICK: (palette.warn, 3.0),
            Mood.UNSURE: (palette.warn, 3.0),
            Mood.NO: (palette.line, 1.0),
            Mood.CHOSEN: (self._ink, 3.0),
        }[mood]
        return ft.Border.all(width, color)

    def _depth(self, view: PileView) -> list[ft.BoxShadow]:
        """Let a pile stand on the table like a few cards on one another; a bare one lies flat."""
        if view.bare:
            return []
        palette = self._look.palette
        ink, ground = palette.warm(view.direction)
        return [
            ft.BoxShadow(0, 0, ground, ft.Offset(0, 3)),
            ft.BoxShadow(0, 0, faded(ink, 0.35), ft.Offset(0, 4)),
            ft.BoxShadow(0, 8, "#66000000" if palette.dark else "#22000000", ft.Offset(0, 6)),
        ]
