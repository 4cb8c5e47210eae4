"""The pad: ten digits, backspace, and the key for a value that is not entered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from assistant.ui.guards import On
from assistant.ui.theme import BOLD
from assistant.ui.widgets.basics import tappable, text

if TYPE_CHECKING:
    from assistant.ui.device import Look

    from .model import TableModel

ROWS = (("1", "2", "3", "back"), ("4", "5", "6", "skip"), ("7", "8", "9", "0"))


def pad(look: Look, model: TableModel) -> ft.Control:
    """Draw the pad; it looks the same whatever stands in the entry."""
    gap = look.layout.gap
    rows: list[ft.Control] = [ft.Row([_key(look, model, sign) for sign in row], spacing=gap) for row in ROWS]
    return ft.Column(rows, spacing=gap)


def _key(look: Look, model: TableModel, sign: str) -> ft.Control:
    palette, t = look.palette, look.t
    size = 26.0
    face: ft.Control
    if sign == "back":
        face, act, name = (
            ft.Icon(ft.Icons.BACKSPACE_OUTLINED, color=palette.ink, size=24),
            On(model.back),
            t.gettext("Delete"),
        )
    elif sign == "skip":
        face, act, name = text("?", palette.ink, size, BOLD), On(model.skip), t.gettext("Value not entered")
    else:
        face, act, name = text(sign, palette.ink, size, BOLD), On(model.digit, sign), sign
    digit = sign.isdigit()
    return tappable(
        face,
        act,
        name,
        key=f"key-{sign}",
        ground=palette.key if digit else palette.ground,
        border=palette.key if digit else palette.quiet,
        width=look.layout.key_width,
        height=look.layout.key_height,
        padding=0,
        radius=16,
    )
