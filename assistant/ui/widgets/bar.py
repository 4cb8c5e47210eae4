"""A bar at the bottom that says something where there is no line for it, and goes by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from .basics import text

if TYPE_CHECKING:
    from assistant.ui.device import Look
    from assistant.ui.guards import On

SECONDS = 4
SECONDS_TO_REGRET = 8


def bar(look: Look, sentence: str, *, bad: bool = False, raised: float = 0) -> ft.SnackBar:
    """Make a bar with a sentence; `raised` leaves so much room below it for buttons in reach."""
    palette = look.palette
    color = palette.bad if bad else palette.go
    icon = ft.Icons.WARNING_AMBER_ROUNDED if bad else ft.Icons.CHECK_CIRCLE_OUTLINE_ROUNDED
    words = ft.Container(text(sentence, palette.ink), expand=True)
    return ft.SnackBar(
        ft.Row([ft.Icon(icon, color=color, size=24), words], spacing=10),
        bgcolor=palette.card,
        behavior=ft.SnackBarBehavior.FLOATING,
        margin=ft.Margin.only(left=12, right=12, bottom=12 + raised),
        duration=SECONDS * 1000,
        persist=False,
    )


def regret(look: Look, sentence: str, bring_back: On, *, raised: float = 0) -> ft.SnackBar:
    """Make a bar that offers to bring back what was just thrown away."""
    made = bar(look, sentence, raised=raised)
    made.duration = SECONDS_TO_REGRET * 1000
    made.action = ft.SnackBarAction(
        look.t.gettext("Bring it back"), text_color=look.palette.go, on_click=bring_back, key="bring-back"
    )
    return made
