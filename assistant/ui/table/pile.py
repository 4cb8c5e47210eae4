"""One pile: a card as large as there is room for, and below it what may go on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from assistant.tracker.piles import Direction
from assistant.ui.guards import On, component
from assistant.ui.theme import BOLD, EXTRABOLD, SEMIBOLD, faded
from assistant.ui.widgets.basics import RADIUS, SMALL, tappable, text

from .view import Mood

if TYPE_CHECKING:
    from collections.abc import Callable

    from assistant.tracker.piles import PileId
    from assistant.ui.device import Look

    from .view import PileView

ICONS = {
    Mood.GO: ft.Icons.CHECK_ROUNDED,
    Mood.TRICK: ft.Icons.KEYBOARD_RETURN_ROUNDED,
    Mood.UNSURE: ft.Icons.HELP_OUTLINE_ROUNDED,
    Mood.NO: ft.Icons.BLOCK_ROUNDED,
    Mood.CHOSEN: ft.Icons.EDIT_ROUNDED,
}
BARE = 0.75
"""How much of the ink a base card has: it is no card that was laid."""


@component
def PileCard(look: Look, view: PileView, touch: Callable[[PileId], None]) -> ft.Control:
    """Draw a pile; the whole card is the button."""
    layout = look.layout
    ink, ground = look.palette.warm(view.direction)
    border, width = _border(look, view, ink)
    body = ft.Column(
        [
            _corner(look, view, ink),
            ft.Container(_numeral(look, view, ink), expand=True, alignment=ft.Alignment.CENTER),
            _line(look, view),
        ],
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return tappable(
        body,
        On(touch, view.pile),
        view.spoken,
        key=f"pile-{view.pile}",
        ground=ground,
        border=border,
        border_width=width,
        width=layout.pile_width,
        height=layout.pile_height,
        radius=RADIUS,
        # A thicker border takes its room from the padding, so that nothing in the card moves.
        padding=(7 if layout.low else 11) - width,
        selected=view.mood is Mood.CHOSEN,
        shadow=_depth(look, view),
    )


def _border(look: Look, view: PileView, ink: str) -> tuple[str, float]:
    palette = look.palette
    return {
        Mood.REST: (faded(ink, 0.3), 1.0),
        Mood.GO: (palette.go, 3.0),
        Mood.TRICK: (palette.warn, 3.0),
        Mood.UNSURE: (palette.warn, 3.0),
        Mood.NO: (palette.line, 1.0),
        Mood.CHOSEN: (ink, 3.0),
    }[view.mood]


def _depth(look: Look, view: PileView) -> list[ft.BoxShadow]:
    """Let a pile stand on the table like a few cards on one another; a bare one lies flat."""
    if view.bare:
        return []
    ink, ground = look.palette.warm(view.direction)
    shade = "#66000000" if look.palette.dark else "#22000000"
    return [
        ft.BoxShadow(0, 0, ground, ft.Offset(0, 3)),
        ft.BoxShadow(0, 0, faded(ink, 0.35), ft.Offset(0, 4)),
        ft.BoxShadow(0, 8, shade, ft.Offset(0, 6)),
    ]


def _corner(look: Look, view: PileView, ink: str) -> ft.Control:
    """Draw the direction and the base card, and the fire where it burns."""
    up = view.direction is Direction.ASCENDING
    arrow = ft.Icons.ARROW_UPWARD_ROUNDED if up else ft.Icons.ARROW_DOWNWARD_ROUNDED
    parts: list[ft.Control] = [
        ft.Icon(arrow, color=ink, size=18),
        text(view.base, ink, SMALL, BOLD),
    ]
    if view.fire:
        parts.append(ft.Container(expand=True))
        parts.append(ft.Icon(ft.Icons.LOCAL_FIRE_DEPARTMENT_ROUNDED, color=look.palette.warn, size=22))
    # As high with the flame as without, so that a fire moves nothing.
    return ft.Container(ft.Row(parts, spacing=3), height=24, padding=ft.Padding.symmetric(horizontal=4))


def _numeral(look: Look, view: PileView, ink: str) -> ft.Control:
    size = look.layout.top * (0.82 if view.fire and look.layout.low else 1)
    if len(view.numeral) > 2:  # noqa: PLR2004 -- the 100 of a bare pile is wider than any card
        size *= 0.74
    color = ink if not view.bare else faded(ink, BARE)
    return ft.Text(
        view.numeral,
        size=size,
        color=color,
        font_family=EXTRABOLD,
        style=ft.TextStyle(height=1.0),
        text_align=ft.TextAlign.CENTER,
        no_wrap=True,
        opacity=0.45 if view.mood is Mood.NO else 1,
    )


def _line(look: Look, view: PileView) -> ft.Control:
    """Draw the answer to the standing value, else the fire's deadline, else what may go on the pile."""
    palette = look.palette
    if view.mood is Mood.REST:
        rest = text(view.line, palette.quiet, 15, SEMIBOLD, lines=1, align=ft.TextAlign.CENTER)
        if not view.fire:
            return rest
        color = palette.bad if view.fire_now else palette.warn
        fire = text(view.fire, color, SMALL, BOLD, lines=1, align=ft.TextAlign.CENTER)
        return ft.Column([rest, fire], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    color = {
        Mood.GO: palette.go,
        Mood.TRICK: palette.warn,
        Mood.UNSURE: palette.warn,
        Mood.NO: palette.quiet,
        Mood.CHOSEN: palette.ink,
    }[view.mood]
    said = text(view.line, color, 15, BOLD, lines=1)
    return ft.Row(
        [ft.Icon(ICONS[view.mood], color=color, size=18), ft.Container(said, expand=True, expand_loose=True)],
        spacing=4,
        alignment=ft.MainAxisAlignment.CENTER,
    )
