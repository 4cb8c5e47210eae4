"""The header: whose turn it is, cards laid and owed, the draw pile, and the menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from assistant.ui import people
from assistant.ui.guards import On, component
from assistant.ui.theme import BOLD, EXTRABOLD, SEMIBOLD
from assistant.ui.widgets.basics import SMALL, text

from . import turns

if TYPE_CHECKING:
    from collections.abc import Callable

    from assistant.ui.device import Look

    from .desk import Desk
    from .model import TableModel

DOTS = 4
"""Cards owed that are drawn as dots; more are told in figures alone."""


@component
def Header(look: Look, desk: Desk, model: TableModel, leave: Callable[[str], None]) -> ft.Control:
    """Draw the header; `leave` takes the name of a way off the table."""
    return ft.Row(
        [
            avatar(look, people.name(look.t, desk.table, desk.state.turn.seat), desk.state.turn.seat),
            ft.Container(_turn(look, desk), expand=True),
            _draw_pile(look, desk),
            _menu(look, desk, model, leave),
        ],
        spacing=6 if look.layout.narrow else 10,
        height=look.layout.header,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def avatar(look: Look, name: str, seat: int, size: float = 40) -> ft.Control:
    """Draw a player's initial on the colour of the seat; screen readers hear the name beside it."""
    palette = look.palette
    return ft.Semantics(
        exclude_semantics=True,
        content=ft.Container(
            text(people.initial(name), palette.on_seat, 18, EXTRABOLD),
            width=size,
            height=size,
            border_radius=size / 2,
            bgcolor=palette.seats[seat % len(palette.seats)],
            alignment=ft.Alignment.CENTER,
        ),
    )


def _turn(look: Look, desk: Desk) -> ft.Control:
    turn, palette = desk.state.turn, look.palette
    name = text(people.name(look.t, desk.table, turn.seat), palette.ink, 20, BOLD, lines=1)
    return ft.Column(
        [name, ft.Row([_laid(look, desk), *_dots(look, desk)], spacing=8)], spacing=0, tight=True
    )


def _laid(look: Look, desk: Desk) -> ft.Control:
    turn, t = desk.state.turn, look.t
    sentence = t.ngettext("{laid} of {owed} card", "{laid} of {owed} cards", turn.minimum)
    if look.layout.narrow:
        sentence = t.gettext("{laid} of {owed}")
    if turn.played > turn.minimum:
        sentence = t.ngettext("{laid} card", "{laid} cards", turn.played)
    return text(
        sentence.format(laid=turn.played, owed=turn.minimum), look.palette.quiet, SMALL, SEMIBOLD, lines=1
    )


def _dots(look: Look, desk: Desk) -> list[ft.Control]:
    turn, palette = desk.state.turn, look.palette
    if turn.minimum > DOTS:
        return []
    return [
        ft.Container(
            width=11,
            height=11,
            border_radius=6,
            bgcolor=palette.go if i < turn.played else None,
            border=ft.Border.all(1.5, palette.go if i < turn.played else palette.quiet),
        )
        for i in range(turn.minimum)
    ]


def _draw_pile(look: Look, desk: Desk) -> ft.Control:
    palette, left = look.palette, desk.state.draw_pile
    spoken = look.t.ngettext("Draw pile: {count} card", "Draw pile: {count} cards", left).format(count=left)
    return ft.Semantics(
        label=spoken,
        exclude_semantics=True,
        content=ft.Container(
            ft.Row(
                [
                    ft.Icon(ft.Icons.LAYERS_OUTLINED, color=palette.ink, size=22),
                    text(str(left), palette.ink, 18, BOLD),
                ],
                spacing=6,
                tight=True,
            ),
            bgcolor=palette.card,
            border=ft.Border.all(1, palette.line),
            border_radius=14,
            padding=ft.Padding.symmetric(horizontal=8 if look.layout.narrow else 12, vertical=8),
            tooltip=spoken,
        ),
    )


def _menu(look: Look, desk: Desk, model: TableModel, leave: Callable[[str], None]) -> ft.Control:
    t, palette = look.t, look.palette
    items = [
        ("redo", t.gettext("Bring back"), ft.Icons.REDO_ROUNDED, On(turns.redo, model)),
        ("give-turn", t.gettext("Give the turn to…"), ft.Icons.SWAP_HORIZ_ROUNDED, On(turns.ask_turn, model)),
        ("keep", t.gettext("Keep for later"), ft.Icons.BOOKMARK_BORDER_ROUNDED, On(leave, "keep")),
        ("new", t.gettext("New game…"), ft.Icons.ADD_ROUNDED, On(leave, "new")),
        ("give-up", t.gettext("Give up…"), ft.Icons.FLAG_OUTLINED, On(turns.ask_giving_up, model)),
    ]
    if not desk.table.game.undone:
        items = items[1:]
    if desk.state.players == 1:
        items = [item for item in items if item[0] != "give-turn"]
    return ft.PopupMenuButton(
        icon=ft.Icon(
            ft.Icons.MORE_VERT_ROUNDED, color=palette.ink, size=26, semantics_label=t.gettext("Menu")
        ),
        bgcolor=palette.card,
        size_constraints=ft.BoxConstraints(min_width=220),
        tooltip="",
        key="menu",
        width=48,
        height=48,
        items=[
            ft.PopupMenuItem(
                ft.Row([ft.Icon(icon, color=palette.ink, size=22), text(label, palette.ink)], spacing=12),
                on_click=act,
                height=52,
                key=f"menu-{key}",
            )
            for key, label, icon, act in items
        ],
    )
