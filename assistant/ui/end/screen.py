"""The end of a game: what came out, what that means, and save or take back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from assistant.tracker.events import Blocked
from assistant.tracker.state import Outcome
from assistant.ui import people
from assistant.ui.guards import On, component
from assistant.ui.theme import BOLD, EXTRABOLD
from assistant.ui.widgets.basics import button, text

if TYPE_CHECKING:
    from collections.abc import Callable

    from assistant.i18n import Translator
    from assistant.live import Table
    from assistant.ui.device import Look

WIDEST = 560.0


@component
def EndScreen(
    look: Look, table: Table, save: Callable[[], None], take_back: Callable[[], None]
) -> ft.Control:
    """Draw the end; nothing is saved before it is confirmed."""
    t = look.t
    buttons = ft.Row(
        [
            button(
                look,
                t.gettext("Take back"),
                On(take_back),
                icon=ft.Icons.UNDO_ROUNDED,
                key="take-back",
                height=64,
                expand=2,
                size=16,
            ),
            button(look, t.gettext("Save the result"), On(save), "go", key="save", height=64, expand=3),
        ],
        spacing=10,
    )
    return ft.Container(
        ft.Column(
            [
                ft.Container(_result(look, table), expand=True, alignment=ft.Alignment.CENTER),
                buttons,
            ],
            spacing=12,
        ),
        width=min(look.layout.width, WIDEST),
        padding=look.layout.margin,
        expand=True,
    )


def _result(look: Look, table: Table) -> ft.Control:
    t, palette = look.t, look.palette
    state = table.game.state
    center = ft.TextAlign.CENTER
    parts: list[ft.Control] = [
        ft.Semantics(
            header=True, content=text(_headline(t, table), palette.ink, 30, EXTRABOLD, align=center)
        ),
        text(
            str(state.remaining),
            _color(look, table),
            120 if not look.layout.landscape else 84,
            EXTRABOLD,
            align=center,
        ),
        text(_left(t, state.remaining), palette.ink, 20, BOLD, align=center),
        text(_meaning(t, table), palette.quiet, 18, align=center),
        text(_players(t, table), palette.quiet, 16, align=center),
    ]
    if state.outcome is Outcome.WON:
        parts[1] = ft.Icon(
            ft.Icons.EMOJI_EVENTS_ROUNDED, color=palette.go, size=120 if not look.layout.landscape else 84
        )
    return ft.Column(
        parts,
        spacing=8,
        tight=True,
        scroll=ft.ScrollMode.AUTO if look.layout.landscape else None,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _color(look: Look, table: Table) -> str:
    state = table.game.state
    if state.outcome is Outcome.LOST and state.remaining <= state.rules.excellent_to:
        return look.palette.go
    return look.palette.ink


def _headline(t: Translator, table: Table) -> str:
    outcome = table.game.state.outcome
    if outcome is Outcome.WON:
        return t.gettext("You beat the game!")
    return t.gettext("Given up") if outcome is Outcome.ABANDONED else t.gettext("The game is over")


def _left(t: Translator, count: int) -> str:
    if count == 0:
        return t.gettext("All cards are laid")
    return t.ngettext("card left", "cards left", count)


def _meaning(t: Translator, table: Table) -> str:
    """Say what the number of cards left is worth, and why it ended."""
    state = table.game.state
    if state.outcome is Outcome.WON:
        return t.gettext("Not one is left: the best there is.")
    if state.outcome is Outcome.ABANDONED:
        return t.gettext("A game given up counts in no figures.")
    worth = (
        t.gettext("Excellent!") if state.remaining <= state.rules.excellent_to else t.gettext("Try again!")
    )
    return f"{_why(t, table)} {worth}"


def _why(t: Translator, table: Table) -> str:
    state = table.game.state
    name = people.name(t, table, state.turn.seat)
    if isinstance(table.game.steps[-1].event, Blocked):
        return t.gettext("{name} could not go on.").format(name=name)
    if state.fires_due:
        return t.gettext("A fire was not covered.")
    return ""


def _players(t: Translator, table: Table) -> str:
    return ", ".join(people.name(t, table, seat) for seat in table.game.state.seats)
