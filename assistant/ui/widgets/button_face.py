"""A button whose words, icon and colours change in place."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from assistant.ui.theme import BOLD

from .basics import RADIUS, Kind, face, text

if TYPE_CHECKING:
    from assistant.ui.device import Look
    from assistant.ui.guards import On
    from assistant.ui.retained import Retained


class ButtonFace:
    """A button of the table; `icon` stands before the words, `trailing` after them."""

    def __init__(
        self,
        look: Look,
        kept: Retained,
        on_click: On,
        *,
        key: str,
        height: float,
        width: float | None = None,
        icon: ft.IconData | None = None,
        trailing: ft.IconData | None = None,
    ) -> None:
        self._look, self._kept = look, kept
        self._kind: Kind | None = None
        self._icon = ft.Icon(icon, size=22) if icon else None
        self._trailing = ft.Icon(trailing, size=22) if trailing else None
        self._label = text(
            "",
            "",
            14 if look.layout.narrow else 16 if width is None else 15,
            BOLD,
            lines=2,
            align=ft.TextAlign.CENTER,
        )
        self._words = ft.Container(self._label, expand=True, expand_loose=True)
        parts: list[ft.Control] = [part for part in (self._icon, self._words, self._trailing) if part]
        row = ft.Row(parts, alignment=ft.MainAxisAlignment.CENTER, spacing=6)
        self._spoken = ft.Semantics(label="", button=True, exclude_semantics=True, content=row)
        self.control = ft.Container(
            self._spoken,
            key=key,
            ink=True,
            on_click=on_click,
            border_radius=RADIUS,
            height=height,
            width=width,
            expand=None if width else True,
            padding=2 if look.layout.narrow else 6,
            alignment=ft.Alignment.CENTER,
        )

    def show(self, label: str, kind: Kind, spoken: str = "", *, trailing: bool = False) -> None:
        """Draw the button with these words and of this kind; without words only its icon is seen."""
        put = self._kept.put
        ink, ground, border = face(self._look, kind)
        put(self._label, value=label, color=ink)
        put(self._words, visible=bool(label))
        if self._icon:
            put(self._icon, color=ink)
        if self._trailing:
            put(self._trailing, color=ink, visible=trailing)
        put(self._spoken, label=spoken or label)
        if kind != self._kind:
            self._kind = kind
            put(self.control, bgcolor=ground, border=ft.Border.all(1, border))

    def seen(self, *, seen: bool) -> None:
        """Show the button, or let it go."""
        self._kept.put(self.control, visible=seen)
