"""The set-up on one screen, with one button that starts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from assistant.tracker.rulesets import Level, Variant
from assistant.ui import names, people
from assistant.ui.guards import On, component, use_mount
from assistant.ui.routes import TABLE
from assistant.ui.theme import BOLD
from assistant.ui.widgets.basics import heading, tappable, text, title, wide
from assistant.ui.widgets.chips import chip, flow, segments

from . import naming
from .in_the_way import question
from .name_field import NameField

if TYPE_CHECKING:
    from collections.abc import Callable

    from assistant.storage.values import Player
    from assistant.ui.device import Look

    from .model import NewGameModel, Setup

VARIANTS = (Variant.CLASSIC, Variant.ON_FIRE)
LEVELS = (Level.NORMAL, Level.EXPERT, Level.EXPERT2)
WIDEST = 560.0


@component
def NewGameScreen(look: Look, model: NewGameModel, go: Callable[[str], None]) -> ft.Control:
    """Draw the set-up; starting leads to the table."""
    setup, set_setup = ft.use_state(model.setup)
    use_mount(lambda: model.watch(set_setup))
    ft.use_dialog(question(look, setup, model, go))

    def start() -> None:
        if model.start():
            go(TABLE)

    parts = [
        _who(look, setup, model),
        _game(look, setup, model),
        _level(look, setup, model),
        _first(look, setup, model),
        _meaning(look, setup),
    ]
    return ft.Container(
        ft.Column(
            [
                _bar(look, go),
                ft.Column(
                    parts,
                    spacing=14,
                    expand=True,
                    scroll=ft.ScrollMode.AUTO,
                    horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                ),
                wide(look, look.t.gettext("Start"), On(start), "go", key="start"),
            ],
            spacing=10,
        ),
        width=min(look.layout.width, WIDEST),
        padding=look.layout.margin,
        expand=True,
    )


def _bar(look: Look, go: Callable[[str], None]) -> ft.Control:
    back = tappable(
        ft.Icon(ft.Icons.ARROW_BACK_ROUNDED, color=look.palette.ink, size=26),
        On(go, TABLE),
        look.t.gettext("Back"),
        key="back",
        ground=look.palette.ground,
        width=48,
        height=48,
        padding=0,
        radius=24,
    )
    return ft.Row([back, title(look, look.t.gettext("New game"))], spacing=4)


def _group(look: Look, name: str, *parts: ft.Control) -> ft.Control:
    return ft.Column(
        [heading(look, name), *parts], spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )


def _who(look: Look, setup: Setup, model: NewGameModel) -> ft.Control:
    t, draft = look.t, setup.draft
    chips = [
        chip(
            look,
            player.name,
            On(model.toggle, player),
            chosen=(place := draft.place(player.id)) is not None,
            badge=str((place or 0) + 1),
            key=f"player-{player.name}",
        )
        for player in _in_order(setup)
    ]
    if draft.typing is None:
        chips.append(
            chip(look, t.gettext("+ Name"), On(naming.open_field, model), chosen=False, key="add-name")
        )
    parts: list[ft.Control] = [flow(chips)]
    if draft.typing is not None:
        # Another field for each name: a new one has the focus.
        parts.append(NameField(look, model, key=f"name-field-{len(draft.named)}"))
    if setup.notice:
        parts.append(ft.Semantics(live_region=True, content=text(setup.notice, look.palette.warn, 15)))
    parts.append(text(t.gettext("or without names"), look.palette.quiet, 15))
    parts.append(
        segments(
            look,
            [
                (str(n), On(model.number, n), not draft.named and draft.number == n, f"number-{n}")
                for n in draft.rules.players
            ],
        )
    )
    return _group(look, t.gettext("Who plays? (in seating order)"), *parts)


def _in_order(setup: Setup) -> list[Player]:
    """Put those who play first, in the order of the table, so that the places count up."""
    draft = setup.draft
    places = {player.id: draft.place(player.id) for player in setup.players}
    return sorted(setup.players, key=lambda player: (places[player.id] is None, places[player.id] or 0))


def _game(look: Look, setup: Setup, model: NewGameModel) -> ft.Control:
    t = look.t
    options = [
        (names.variant(t, which), On(model.variant, which), setup.draft.variant is which, f"variant-{which}")
        for which in VARIANTS
    ]
    return _group(look, t.gettext("Game"), segments(look, options))


def _level(look: Look, setup: Setup, model: NewGameModel) -> ft.Control:
    t = look.t
    options = [
        (names.level(t, which), On(model.level, which), setup.draft.level is which, f"level-{which}")
        for which in LEVELS
    ]
    return _group(look, t.gettext("Level"), segments(look, options))


def _first(look: Look, setup: Setup, model: NewGameModel) -> ft.Control:
    t, draft = look.t, setup.draft
    chips = [
        chip(
            look,
            seat.name or people.numbered(t, i),
            On(model.first, i),
            chosen=draft.first == i,
            key=f"first-{i}",
            spoken=t.gettext("{name} begins").format(name=seat.name or people.numbered(t, i)),
        )
        for i, seat in enumerate(draft.seats)
    ]
    return _group(look, t.gettext("Who begins?"), flow(chips))


def _meaning(look: Look, setup: Setup) -> ft.Control:
    """Say what all this means: cards in hand, draw pile, what a turn owes."""
    palette, rules = look.palette, setup.draft.rules
    deal = names.deal(look.t, rules, len(setup.draft.seats))
    return ft.Container(
        ft.Row(
            [
                ft.Icon(ft.Icons.STYLE_OUTLINED, color=palette.ink, size=30),
                ft.Column(
                    [text(deal, palette.ink, 17, BOLD), text(names.duties(look.t, rules), palette.quiet, 15)],
                    spacing=4,
                    expand=True,
                ),
            ],
            spacing=14,
        ),
        bgcolor=palette.card,
        border=ft.Border.all(1, palette.line),
        border_radius=20,
        padding=14,
    )
