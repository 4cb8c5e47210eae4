"""What is drawn in place of a part that could not be drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from .guards import On
from .widgets.basics import button, text

if TYPE_CHECKING:
    from collections.abc import Callable

    from .device import Look


def broken(look: Look, repair: Callable[[], None]) -> ft.Control:
    """Say that a part could not be shown, and offer to try again."""
    sentence = look.t.gettext("This part could not be shown. Nothing you entered is lost.")
    again = button(look, look.t.gettext("Try again"), On(repair), "go", key="try-again")
    return ft.Container(
        ft.Column([text(sentence, look.palette.ink), again], spacing=12, tight=True),
        padding=16,
        width=look.layout.width,
    )
