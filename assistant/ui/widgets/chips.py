"""Chips and segments: one touch to choose, and the choice seen by more than its colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from assistant.ui.theme import BOLD, SEMIBOLD

from .basics import tappable, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from assistant.ui.device import Look
    from assistant.ui.guards import On

HEIGHT = 48.0
LONG = 24
"""Signs beyond which a chip is as wide as the screen, so that its name is cut at the edge."""


def chip(
    look: Look, label: str, on_click: On, *, chosen: bool, key: str, badge: str = "", spoken: str = ""
) -> ft.Control:
    """Make a chip; a chosen one is filled and carries a tick, or a badge such as a place at the table."""
    palette = look.palette
    ink = palette.on_go if chosen else palette.ink
    parts: list[ft.Control] = []
    if chosen and badge:
        parts.append(text(badge, ink, 16, BOLD))
    elif chosen:
        parts.append(ft.Icon(ft.Icons.CHECK_ROUNDED, color=ink, size=18))
    long = len(label) > LONG
    caption = text(label, ink, 16, SEMIBOLD, lines=1)
    parts.append(ft.Container(caption, expand=True, expand_loose=True) if long else caption)
    return tappable(
        ft.Row(parts, spacing=6, tight=not long, alignment=ft.MainAxisAlignment.CENTER),
        on_click,
        spoken or label,
        key=key,
        ground=palette.go if chosen else palette.card,
        border=palette.go if chosen else palette.line,
        height=HEIGHT,
        width=look.layout.width - 2 * look.layout.margin if long else None,
        radius=16,
        padding=14,
        selected=chosen,
        fit=True,
    )


def segments(look: Look, options: Sequence[tuple[str, On, bool, str]]) -> ft.Control:
    """Make a row of options of which one is chosen: label, act, chosen, key."""
    return ft.Row(
        [
            ft.Container(_segment(look, label, act, chosen=chosen, key=key), expand=True)
            for label, act, chosen, key in options
        ],
        spacing=6,
    )


def _segment(look: Look, label: str, act: On, *, chosen: bool, key: str) -> ft.Control:
    palette = look.palette
    ink = palette.on_go if chosen else palette.ink
    return tappable(
        text(label, ink, 16, BOLD if chosen else SEMIBOLD, lines=1, align=ft.TextAlign.CENTER),
        act,
        label,
        key=key,
        ground=palette.go if chosen else palette.card,
        border=palette.go if chosen else palette.line,
        height=HEIGHT,
        radius=16,
        padding=4,
        selected=chosen,
    )


def flow(chips: Sequence[ft.Control]) -> ft.Control:
    """Lay chips out in as many lines as they need."""
    return ft.Row(list(chips), wrap=True, spacing=8, run_spacing=8)
