"""Home: start a game, play again with the same players, go on with a kept game, see the last results."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from assistant.ui.guards import On, component
from assistant.ui.routes import NEW_GAME
from assistant.ui.theme import EXTRABOLD, faded
from assistant.ui.widgets.basics import button, heading, text

from .lines import kept_card, result_line
from .model import discard, latest, rematch, resume, seats_named

if TYPE_CHECKING:
    from collections.abc import Callable

    from assistant.live import Hub
    from assistant.ui.device import Look

WIDEST = 560.0
RESULTS = 5


@component
def HomeScreen(look: Look, hub: Hub, go: Callable[[str], None], changes: int) -> ft.Control:
    """Draw home; `changes` only makes a new reading of the store show."""
    t = look.t
    parts: list[ft.Control] = [_greeting(look)]
    parts.append(
        _wide(
            button(
                look,
                t.gettext("New game"),
                On(go, NEW_GAME),
                "go",
                icon=ft.Icons.ADD_ROUNDED,
                key="new-game",
                height=64,
                expand=True,
            )
        )
    )
    last = latest(hub)
    if last is not None:
        label = t.gettext("Rematch: {players}").format(players=seats_named(t, last.seats))
        parts.append(
            _wide(
                button(
                    look,
                    label,
                    On(rematch, hub),
                    icon=ft.Icons.REPLAY_ROUNDED,
                    key="rematch",
                    height=64,
                    expand=True,
                )
            )
        )
    kept = hub.kept()
    if kept:
        parts.append(heading(look, t.gettext("Kept for later")))
        parts += [
            kept_card(look, line, On(resume, hub, line.id), On(discard, look, hub, line.id)) for line in kept
        ]
    results = hub.recent(RESULTS)
    if results:
        parts.append(heading(look, t.gettext("Last results")))
        parts += [result_line(look, line) for line in results]
    return ft.Container(
        ft.Column(
            parts, spacing=12, scroll=ft.ScrollMode.AUTO, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
        ),
        width=min(look.layout.width, WIDEST),
        padding=look.layout.margin,
        expand=True,
    )


def _wide(control: ft.Control) -> ft.Control:
    return ft.Row([control])


def _greeting(look: Look) -> ft.Control:
    """Draw the four piles in small, the name, and what the app is for."""
    palette, t = look.palette, look.t
    name = ft.Semantics(header=True, content=text("Four Piles", palette.ink, 36, EXTRABOLD))
    purpose = text(t.gettext("Follows the four piles while you play the cards."), palette.quiet, 17)
    return ft.Container(
        ft.Column([_piles(look), name, purpose], spacing=6), padding=ft.Padding.only(top=12, bottom=8)
    )


def _piles(look: Look) -> ft.Control:
    palette = look.palette
    up, down = ft.Icons.ARROW_UPWARD_ROUNDED, ft.Icons.ARROW_DOWNWARD_ROUNDED
    warm, cool = (
        (palette.ascending, palette.ascending_ground),
        (palette.descending, palette.descending_ground),
    )
    cards: list[ft.Control] = [
        ft.Container(
            ft.Icon(icon, color=ink, size=24),
            width=44,
            height=56,
            bgcolor=ground,
            border_radius=10,
            border=ft.Border.all(1, faded(ink, 0.35)),
            alignment=ft.Alignment.CENTER,
        )
        for icon, (ink, ground) in ((up, warm), (up, warm), (down, cool), (down, cool))
    ]
    return ft.Semantics(exclude_semantics=True, content=ft.Row(cards, spacing=8))
