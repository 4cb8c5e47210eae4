"""The field for a new player's name; Enter or the button beside it takes the name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from assistant.ui.guards import On, attempt, component
from assistant.ui.theme import EMOJI, REGULAR
from assistant.ui.widgets.basics import button

from . import naming

if TYPE_CHECKING:
    from assistant.ui.device import Look

    from .model import NewGameModel


@component
def NameField(look: Look, model: NewGameModel) -> ft.Control:
    """Draw the field with the focus in it."""
    palette, t = look.palette, look.t
    line = ft.BorderSide(2, palette.go)
    field = ft.TextField(
        value=model.setup.draft.typing or "",
        label=t.gettext("Name"),
        autofocus=True,
        on_change=lambda event: attempt(naming.typed, model, event.control.value),
        on_submit=On(naming.add, model),
        max_length=40,
        counter="",
        color=palette.ink,
        cursor_color=palette.go,
        text_style=ft.TextStyle(font_family=REGULAR, font_family_fallback=[EMOJI], size=18),
        label_style=ft.TextStyle(color=palette.quiet, font_family=REGULAR),
        border=ft.OutlineInputBorder(side=line, border_radius=ft.BorderRadius.all(16)),
        expand=True,
        key="name",
    )
    add = button(look, t.gettext("Add"), On(naming.add, model), "go", key="take-name", height=56, width=92)
    return ft.Row([field, add], spacing=8)
