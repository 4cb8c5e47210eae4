"""The menu of the table: what is needed now and then."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from assistant.ui.guards import On
from assistant.ui.widgets.basics import text

from . import turns

if TYPE_CHECKING:
    from collections.abc import Callable

    from assistant.ui.device import Look
    from assistant.ui.retained import Retained

    from .desk import Desk
    from .model import TableModel


def _opened(model: TableModel) -> None:
    model.menu_open = True


def _closed(model: TableModel) -> None:
    model.menu_open = False


class MenuFace:
    """The three dots and what they open."""

    def __init__(self, look: Look, kept: Retained, model: TableModel, leave: Callable[[str], None]) -> None:
        self._look, self._kept = look, kept
        t, icons = look.t, ft.Icons
        give = t.gettext("Give the turn to…")
        self._redo = self._item("redo", t.gettext("Redo"), icons.REDO_ROUNDED, On(turns.redo, model))
        self._give = self._item("give-turn", give, icons.SWAP_HORIZ_ROUNDED, On(turns.ask_turn, model))
        keep, new = t.gettext("Keep for later"), t.gettext("New game…")
        give_up = t.gettext("Give up…")
        self.control = ft.PopupMenuButton(
            icon=ft.Icon(
                icons.MORE_VERT_ROUNDED, color=look.palette.ink, size=26, semantics_label=t.gettext("Menu")
            ),
            bgcolor=look.palette.card,
            size_constraints=ft.BoxConstraints(min_width=220),
            tooltip="",
            # The keys of a computer are the menu's while it is open.
            on_open=On(_opened, model),
            on_cancel=On(_closed, model),
            on_select=On(_closed, model),
            key="menu",
            width=48,
            height=48,
            items=[
                self._redo,
                self._give,
                self._item("keep", keep, icons.BOOKMARK_BORDER_ROUNDED, On(leave, "keep")),
                self._item("new", new, icons.ADD_ROUNDED, On(leave, "new")),
                self._item("give-up", give_up, icons.FLAG_OUTLINED, On(turns.ask_giving_up, model)),
            ],
        )

    def _item(self, key: str, label: str, icon: ft.IconData, act: On) -> ft.PopupMenuItem:
        ink = self._look.palette.ink
        words = ft.Row([ft.Icon(icon, color=ink, size=22), text(label, ink)], spacing=12)
        return ft.PopupMenuItem(words, on_click=act, height=52, key=f"menu-{key}")

    def show(self, desk: Desk) -> None:
        """Offer only what can be done now."""
        self._kept.put(self._redo, visible=bool(desk.table.game.undone))
        self._kept.put(self._give, visible=desk.state.players > 1)
