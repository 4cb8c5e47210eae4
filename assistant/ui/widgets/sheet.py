"""A sheet from the bottom edge: one question in words, and its answers as large buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from .basics import RADIUS, text, title

if TYPE_CHECKING:
    from collections.abc import Sequence

    from assistant.ui.device import Look
    from assistant.ui.guards import On

WIDEST = 520.0
LEAST_HEIGHT = 480.0
"""Below this height the longest sheet does not fit."""


def sheet(
    look: Look,
    heading: str,
    body: Sequence[ft.Control],
    answers: Sequence[ft.Control],
    on_dismiss: On,
) -> ft.BottomSheet:
    """Make a sheet; touching beside it or Back dismisses it, which must be the harmless answer."""
    width = min(look.layout.width, WIDEST)
    return ft.BottomSheet(
        ft.Container(
            ft.Column(
                [title(look, heading), *body, *answers],
                spacing=12,
                tight=True,
                # What scrolls takes all the height there is, so only where there is too little of it.
                scroll=ft.ScrollMode.AUTO if look.layout.height < LEAST_HEIGHT else None,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
            width=width,
            padding=ft.Padding.only(left=20, right=20, top=4, bottom=20),
        ),
        bgcolor=look.palette.card,
        show_drag_handle=True,
        scrollable=True,
        use_safe_area=True,
        shape=ft.RoundedRectangleBorder(
            radius=ft.BorderRadius.only(top_left=RADIUS + 6, top_right=RADIUS + 6)
        ),
        on_dismiss=on_dismiss,
    )


def sentence(look: Look, value: str) -> ft.Control:
    """Set a sentence of a sheet."""
    return text(value, look.palette.quiet, 17)


def pair(left: ft.Control, right: ft.Control) -> ft.Control:
    """Put the harmless answer left and the other right, sharing the width."""
    return ft.Row([left, right], spacing=10)
