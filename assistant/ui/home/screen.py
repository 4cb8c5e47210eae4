"""Home: start a game, play again with the same players, go on with a kept game, see the last results."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from assistant.tracker.piles import Direction
from assistant.ui.guards import On, component
from assistant.ui.routes import NEW_GAME
from assistant.ui.theme import EXTRABOLD
from assistant.ui.widgets.basics import heading, text, wide
from assistant.ui.widgets.fan import SmallCard, fan

from .lines import kept_card, result_line
from .model import seats_named

if TYPE_CHECKING:
    from collections.abc import Callable

    from assistant.ui.device import Look

    from .model import HomeModel, HomeView

WIDEST = 560.0


@component
def HomeScreen(look: Look, view: HomeView, model: HomeModel, go: Callable[[str], None]) -> ft.Control:
    """Draw home."""
    t = look.t
    start = On(go, NEW_GAME)
    new = wide(look, t.gettext("New game"), start, "go", icon=ft.Icons.ADD_ROUNDED, key="new-game")
    return ft.Container(
        ft.Column(
            [
                _greeting(look),
                *_unreadable(look, view, model),
                new,
                *_rematch(look, view, model),
                *_kept(look, view, model),
                *_results(look, view),
            ],
            spacing=12,
            scroll=ft.ScrollMode.AUTO,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        width=min(look.layout.width, WIDEST),
        padding=look.layout.margin,
        expand=True,
    )


def _unreadable(look: Look, view: HomeView, model: HomeModel) -> list[ft.Control]:
    """Say that the game on the table was written by a later version, and offer to put it aside."""
    if not view.unreadable:
        return []
    t = look.t
    said = t.gettext("The game on the table cannot be read by this version. It is kept as it is.")
    aside = wide(look, t.gettext("Put it aside"), On(model.put_aside), key="put-aside")
    return [text(said, look.palette.warn), aside]


def _rematch(look: Look, view: HomeView, model: HomeModel) -> list[ft.Control]:
    if view.last is None:
        return []
    label = look.t.gettext("Rematch: {players}").format(players=seats_named(look.t, view.last.seats))
    again = On(model.rematch, view.last)
    return [wide(look, label, again, icon=ft.Icons.REPLAY_ROUNDED, key="rematch")]


def _kept(look: Look, view: HomeView, model: HomeModel) -> list[ft.Control]:
    if not view.kept:
        return []
    lines = [
        kept_card(look, line, On(model.resume, line.id), On(model.discard, line.id)) for line in view.kept
    ]
    return [heading(look, look.t.gettext("Kept for later")), *lines]


def _results(look: Look, view: HomeView) -> list[ft.Control]:
    if not view.results:
        return []
    return [
        heading(look, look.t.gettext("Last results")),
        *(result_line(look, line) for line in view.results),
    ]


def _greeting(look: Look) -> ft.Control:
    """Draw the four piles in small, the name, and what the app is for."""
    palette, t = look.palette, look.t
    name = ft.Semantics(header=True, content=text("Four Piles", palette.ink, 36, EXTRABOLD))
    purpose = text(t.gettext("Follows the four piles while you play the cards."), palette.quiet, 17)
    return ft.Container(
        ft.Column([_piles(look), name, purpose], spacing=6), padding=ft.Padding.only(top=12, bottom=8)
    )


def _piles(look: Look) -> ft.Control:
    up, down = Direction.ASCENDING, Direction.DESCENDING
    cards = [SmallCard(way, base) for way, base in ((up, "1"), (up, "1"), (down, "100"), (down, "100"))]
    return fan(look, cards, 64)
