"""A hand of small cards, held like a fan: the four piles as a picture."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import flet as ft

from assistant.tracker.piles import Direction
from assistant.ui.theme import EXTRABOLD, faded, over

if TYPE_CHECKING:
    from collections.abc import Sequence

    from assistant.ui.device import Look

TURNED = 0.11
"""Radians between two neighbours."""
SUNK = 0.045
"""How much deeper the outer cards lie, in heights of a card."""
STEP = 0.95
"""From one card to the next, in widths of a card."""
BESIDE = 0.2
"""Room left and right for the corners of the outer cards, in widths of a card."""
SHAPE = 1.32
"""Height of a card for its width."""


@dataclass(frozen=True, slots=True)
class SmallCard:
    """One card of the fan."""

    direction: Direction
    numeral: str


def fan(look: Look, cards: Sequence[SmallCard], width: float) -> ft.Control:
    """Draw cards `width` wide, the middle ones highest; nothing of it is read to the ear."""
    middle = (len(cards) - 1) / 2
    height = width * SHAPE
    deepest = middle**2 * SUNK * height
    placed: list[ft.Control] = [
        ft.Container(
            _card(look, card, width),
            left=i * width * STEP + width * BESIDE,
            top=(i - middle) ** 2 * SUNK * height + height * 0.06,
            rotate=ft.Rotate((i - middle) * TURNED),
        )
        for i, card in enumerate(cards)
    ]
    room = ft.Stack(placed, width=width * widths(len(cards)), height=height * 1.16 + deepest)
    return ft.Semantics(exclude_semantics=True, content=room)


def widths(cards: int) -> float:
    """Return how wide a fan is, in widths of a card."""
    return 1 + STEP * (cards - 1) + 2 * BESIDE


def _card(look: Look, card: SmallCard, width: float) -> ft.Control:
    palette = look.palette
    ink, ground = palette.warm(card.direction)
    up = card.direction is Direction.ASCENDING
    way = ft.Icons.ARROW_UPWARD_ROUNDED if up else ft.Icons.ARROW_DOWNWARD_ROUNDED
    size = width * (0.47 if len(card.numeral) < len("100") else 0.36)
    return ft.Container(
        ft.Column(
            [
                ft.Icon(way, color=ink, size=width * 0.26),
                ft.Container(
                    ft.Text(card.numeral, size=size, color=ink, font_family=EXTRABOLD, no_wrap=True),
                    expand=True,
                    alignment=ft.Alignment(0, -0.2),
                ),
            ],
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        width=width,
        height=width * SHAPE,
        padding=width * 0.1,
        bgcolor=ground,
        border=ft.Border.all(max(1.5, width * 0.03), over(palette.ground, faded(ink, 0.45))),
        border_radius=width * 0.17,
        shadow=ft.BoxShadow(
            0, width * 0.16, "#8c000000" if palette.dark else "#33000000", ft.Offset(0, width * 0.07)
        ),
    )
