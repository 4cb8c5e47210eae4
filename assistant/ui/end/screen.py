"""The end of a game: what came out, what that means, and save or take back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from assistant.ui.guards import On, component
from assistant.ui.widgets.basics import button

from .result import glow, result

if TYPE_CHECKING:
    from collections.abc import Callable

    from assistant.live import Table
    from assistant.ui.device import Look

WIDEST_BUTTONS = 560.0


@component
def EndScreen(
    look: Look, table: Table, save: Callable[[], None], take_back: Callable[[], None]
) -> ft.Control:
    """Draw the end; nothing is saved before it is confirmed."""
    t = look.t
    buttons = ft.Row(
        [
            button(
                look,
                t.gettext("Take back"),
                On(take_back),
                icon=ft.Icons.UNDO_ROUNDED,
                key="take-back",
                height=64,
                expand=2,
                size=16,
            ),
            button(look, t.gettext("Save the result"), On(save), "go", key="save", height=64, expand=3),
        ],
        spacing=10,
    )
    return ft.Container(
        ft.Column(
            [
                ft.Container(result(look, table), expand=True, alignment=ft.Alignment.CENTER),
                ft.Container(buttons, width=min(look.layout.width - 2 * look.layout.margin, WIDEST_BUTTONS)),
            ],
            spacing=12,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        width=look.layout.width,
        gradient=glow(look, table),
        padding=look.layout.margin,
        expand=True,
    )
