"""Text, icons and buttons in the app's own type and colours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import flet as ft

from assistant.ui.theme import BOLD, EMOJI, REGULAR, SEMIBOLD

if TYPE_CHECKING:
    from assistant.ui.device import Look
    from assistant.ui.guards import On

Kind = Literal["go", "plain", "bad", "idle"]
SMALL, BODY, TITLE = 14.0, 17.0, 28.0
RADIUS = 20.0


def text(
    value: str,
    color: str,
    size: float = BODY,
    family: str = REGULAR,
    *,
    align: ft.TextAlign | None = None,
    lines: int | None = None,
    spoken: str | None = None,
) -> ft.Text:
    """Set a text; with `lines`, what does not fit ends in an ellipsis."""
    return ft.Text(
        value,
        size=size,
        color=color,
        font_family=family,
        font_family_fallback=[EMOJI],
        text_align=align or ft.TextAlign.START,
        max_lines=lines,
        overflow=ft.TextOverflow.ELLIPSIS if lines else ft.TextOverflow.CLIP,
        semantics_label=spoken,
        style=ft.TextStyle(height=1.2),
    )


def title(look: Look, value: str) -> ft.Control:
    """Set a screen's or sheet's title, which screen readers find as a heading."""
    return ft.Semantics(header=True, content=text(value, look.palette.ink, TITLE, BOLD))


def heading(look: Look, value: str) -> ft.Control:
    """Set the small heading of a group."""
    return ft.Semantics(header=True, content=text(value, look.palette.quiet, 16, SEMIBOLD))


def face(look: Look, kind: Kind) -> tuple[str, str, str]:
    """Return ink, ground and border of a kind of button."""
    palette = look.palette
    return {
        "go": (palette.on_go, palette.go, palette.go),
        "plain": (palette.ink, palette.card, palette.line),
        "bad": (palette.bad, palette.card, palette.line),
        "idle": (palette.on_idle, palette.idle, palette.idle),
    }[kind]


def button(
    look: Look,
    label: str,
    on_click: On,
    kind: Kind = "plain",
    *,
    icon: ft.IconData | None = None,
    trailing: ft.IconData | None = None,
    spoken: str | None = None,
    key: str | None = None,
    height: float = 56,
    width: float | None = None,
    expand: bool | int | None = None,
    size: float = BODY,
) -> ft.Control:
    """Make a button; the label wraps to two lines before it is cut."""
    ink, ground, border = face(look, kind)
    caption = text(label, ink, size, BOLD, align=ft.TextAlign.CENTER, lines=2)
    parts: list[ft.Control] = []
    if icon:
        parts.append(ft.Icon(icon, color=ink, size=22))
    if label:
        # Loose, so that a long label wraps inside the button instead of running out of it.
        parts.append(ft.Container(caption, expand=True, expand_loose=True))
    if trailing:
        parts.append(ft.Icon(trailing, color=ink, size=22))
    return tappable(
        ft.Row(parts, alignment=ft.MainAxisAlignment.CENTER, spacing=6),
        on_click,
        spoken or label,
        ground=ground,
        border=border,
        key=key,
        height=height,
        width=width,
        expand=expand,
        padding=6,
    )


def wide(
    look: Look,
    label: str,
    on_click: On,
    kind: Kind = "plain",
    *,
    key: str,
    icon: ft.IconData | None = None,
    height: float = 60,
) -> ft.Control:
    """Make a button as wide as the screen lets it be."""
    return ft.Row([button(look, label, on_click, kind, icon=icon, key=key, height=height, expand=True)])


def tappable(
    content: ft.Control,
    on_click: On | None,
    spoken: str,
    *,
    ground: str,
    border: str | None = None,
    border_width: float = 1,
    key: str | None = None,
    height: float | None = None,
    width: float | None = None,
    expand: bool | int | None = None,
    radius: float = RADIUS,
    padding: float = 8,
    shadow: ft.BoxShadow | list[ft.BoxShadow] | None = None,
    gradient: ft.Gradient | None = None,
    selected: bool | None = None,
    fit: bool = False,
) -> ft.Control:
    """Make a surface that can be touched, focused and heard as one button with one name.

    With `fit` it is as wide as its content, else the content stands in the middle of it.
    """
    return ft.Container(
        ft.Semantics(
            label=spoken,
            button=True,
            selected=selected,
            exclude_semantics=True,
            content=ft.Container(content, alignment=None if fit else ft.Alignment.CENTER, padding=padding),
        ),
        key=key,
        ink=True,
        on_click=on_click,
        bgcolor=ground,
        gradient=gradient,
        border=ft.Border.all(border_width, border) if border else None,
        border_radius=radius,
        height=height,
        width=width,
        shadow=shadow,
        expand=expand,
    )
