"""The header: whose turn it is, cards laid and owed, the draw pile, and the menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from assistant.ui import people
from assistant.ui.theme import BOLD, EXTRABOLD, SEMIBOLD
from assistant.ui.widgets.basics import SMALL, text

from .menu import MenuFace

if TYPE_CHECKING:
    from collections.abc import Callable

    from assistant.tracker.turn import Turn
    from assistant.ui.device import Look
    from assistant.ui.retained import Retained

    from .desk import Desk
    from .model import TableModel

DOTS = 4
"""Cards owed that are drawn as dots; more are told in figures alone."""
AVATAR = 40.0
DOT = 11.0


class HeaderFace:
    """The line above the piles; `leave` takes the name of a way off the table."""

    def __init__(self, look: Look, kept: Retained, model: TableModel, leave: Callable[[str], None]) -> None:
        self._look, self._kept = look, kept
        palette, narrow = look.palette, look.layout.narrow
        self._initial = text("", palette.on_seat, 18, EXTRABOLD)
        self._avatar = ft.Container(
            self._initial,
            width=AVATAR,
            height=AVATAR,
            border_radius=AVATAR / 2,
            alignment=ft.Alignment.CENTER,
        )
        self._name = text("", palette.ink, 20, BOLD, lines=1)
        self._laid = text("", palette.quiet, SMALL, SEMIBOLD, lines=1)
        self._fills = [ft.Container(bgcolor=palette.go, border_radius=DOT / 2) for _ in range(DOTS)]
        edge = ft.BorderSide(1.5, palette.quiet)
        self._dots = [
            ft.Container(
                fill,
                width=DOT,
                height=DOT,
                border_radius=DOT / 2,
                border=ft.Border(edge, edge, edge, edge),
            )
            for fill in self._fills
        ]
        self._left = text("", palette.ink, 18, BOLD)
        self._draw_pile = self._make_draw_pile()
        self._menu = MenuFace(look, kept, model, leave)
        turn = ft.Column([self._name, ft.Row([self._laid, *self._dots], spacing=8)], spacing=0, tight=True)
        self.control = ft.Row(
            [
                # Screen readers hear the name beside it.
                ft.Semantics(exclude_semantics=True, content=self._avatar),
                ft.Container(turn, expand=True),
                self._draw_pile,
                self._menu.control,
            ],
            spacing=6 if narrow else 10,
            height=look.layout.header,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        )

    def _make_draw_pile(self) -> ft.Semantics:
        palette = self._look.palette
        inside = ft.Row(
            [ft.Icon(ft.Icons.LAYERS_OUTLINED, color=palette.ink, size=22), self._left], spacing=6, tight=True
        )
        card = ft.Container(
            inside,
            bgcolor=palette.card,
            border=ft.Border.all(1, palette.line),
            border_radius=14,
            padding=ft.Padding.symmetric(horizontal=8 if self._look.layout.narrow else 12, vertical=8),
        )
        return ft.Semantics(label="", exclude_semantics=True, content=card)

    def show(self, desk: Desk) -> None:
        """Draw the header as the game has it now."""
        put, palette, t = self._kept.put, self._look.palette, self._look.t
        seat, left = desk.state.turn.seat, desk.state.draw_pile
        name = people.name(t, desk.table, seat)
        put(self._name, value=name)
        put(self._initial, value=people.initial(desk.table.seats[seat].name or str(seat + 1)))
        put(self._avatar, bgcolor=palette.seats[seat % len(palette.seats)])
        put(self._laid, value=laid(self._look, desk.state.turn))
        put(self._left, value=str(left))
        spoken = t.ngettext("Draw pile: {count} card", "Draw pile: {count} cards", left).format(count=left)
        put(self._draw_pile, label=spoken)
        self._show_dots(desk.state.turn)
        self._menu.show(desk)

    def _show_dots(self, turn: Turn) -> None:
        shown = turn.minimum if turn.minimum <= DOTS else 0
        for i, dot in enumerate(self._dots):
            self._kept.put(dot, visible=i < shown)
            self._kept.put(self._fills[i], visible=i < turn.played)


def laid(look: Look, turn: Turn) -> str:
    """Say how many cards the turn has laid, and of how many it owes until these are laid."""
    t = look.t
    if turn.played > turn.minimum:
        sentence = t.ngettext("{laid} card", "{laid} cards", turn.played)
    elif look.layout.narrow:
        sentence = t.gettext("{laid} of {owed}")
    else:
        sentence = t.ngettext("{laid} of {owed} card", "{laid} of {owed} cards", turn.minimum)
    return sentence.format(laid=turn.played, owed=turn.minimum)
