"""What came out of a game, made to be photographed: the last four tops, the number, the words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from assistant.tracker.events import Blocked
from assistant.tracker.state import Outcome
from assistant.ui import dates, names, people
from assistant.ui.theme import BOLD, DARK, EXTRABOLD, faded
from assistant.ui.widgets.basics import text
from assistant.ui.widgets.fan import SmallCard, fan, widths

if TYPE_CHECKING:
    from assistant.i18n import Translator
    from assistant.live import Table
    from assistant.ui.device import Look

CENTER = ft.TextAlign.CENTER
WIDEST_CARD = 104.0


def result(look: Look, table: Table) -> ft.Control:
    """Draw the result: cards above words, in landscape beside them."""
    picture, words = _picture(look, table), _words(look, table)
    middle = ft.MainAxisAlignment.CENTER
    if look.layout.landscape:
        return ft.Row(
            [
                ft.Container(picture, expand=True, alignment=ft.Alignment.CENTER),
                ft.Container(words, expand=True),
            ],
            alignment=middle,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        )
    return ft.Column(
        [picture, words],
        spacing=8 if look.layout.low else 20,
        tight=True,
        alignment=middle,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _picture(look: Look, table: Table) -> ft.Control:
    """Fan out the tops on which the game ended."""
    state, layout = table.game.state, look.layout
    cards = [
        SmallCard(ground.direction, str(shown.number) if (shown := state.shown(pile)) else "?")
        for pile, ground in zip(state.piles, state.rules.piles, strict=True)
    ]
    room = (layout.width - 2 * layout.margin) * (0.48 if layout.landscape else 1)
    width = min(WIDEST_CARD, room / widths(len(cards)), layout.height * (0.3 if layout.landscape else 0.16))
    return ft.Container(fan(look, cards, width), padding=ft.Padding.symmetric(vertical=width * 0.2))


def glow(look: Look, table: Table) -> ft.Gradient | None:
    """Return the light that a good result throws on the table behind the cards; None for any other."""
    if not _good(table):
        return None
    strength = 0.2 if look.palette.dark else 0.55
    middle = ft.Alignment(-0.5, 0) if look.layout.landscape else ft.Alignment(0, -0.4)
    return ft.RadialGradient([faded(DARK.go, strength), faded(DARK.go, 0)], center=middle, radius=0.5)


def _words(look: Look, table: Table) -> ft.Control:
    palette, low = look.palette, _low(look)
    headline = text(_headline(look.t, table), palette.ink, 28, EXTRABOLD, align=CENTER)
    return ft.Column(
        [
            ft.Semantics(header=True, content=headline),
            _counted(look, table),
            *(text(said, palette.quiet, 17, align=CENTER) for said in _meaning(look.t, table)),
            ft.Container(height=4 if low else 12),
            text(_players(look.t, table), palette.ink, 17, BOLD, align=CENTER),
            text(_occasion(look.t, table), palette.quiet, 15, align=CENTER),
        ],
        spacing=2 if low else 4,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _counted(look: Look, table: Table) -> ft.Control:
    """Show the number large and what it counts below it; to the ear it is one sentence."""
    palette, left = look.palette, table.game.state.remaining
    color, size = palette.go if _good(table) else palette.ink, 72 if _low(look) else 108
    count: ft.Control = text(str(left), color, size, EXTRABOLD, align=CENTER)
    what, spoken = look.t.ngettext("card left", "cards left", left), _spoken(look.t, left)
    if left == 0:
        count, what = ft.Icon(ft.Icons.EMOJI_EVENTS_ROUNDED, color=color, size=size), spoken
    lines = [count, text(what, palette.ink, 20, BOLD, align=CENTER)]
    column = ft.Column(lines, spacing=2, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    return ft.Semantics(label=spoken, exclude_semantics=True, content=column)


def _spoken(t: Translator, left: int) -> str:
    if left == 0:
        return t.gettext("All cards are laid")
    return t.ngettext("{count} card left", "{count} cards left", left).format(count=left)


def _low(look: Look) -> bool:
    return look.layout.low or look.layout.landscape


def _good(table: Table) -> bool:
    state = table.game.state
    excellent = state.outcome is Outcome.LOST and state.remaining <= state.rules.excellent_to
    return excellent or state.outcome is Outcome.WON


def _headline(t: Translator, table: Table) -> str:
    outcome = table.game.state.outcome
    if outcome is Outcome.WON:
        return t.gettext("You beat the game!")
    if outcome is Outcome.ABANDONED:
        return t.gettext("Given up")
    return t.gettext("Excellent!") if _good(table) else t.gettext("The game is over")


def _meaning(t: Translator, table: Table) -> list[str]:
    """Say why it ended, and what the number of cards left is worth where the headline does not."""
    state = table.game.state
    if state.outcome is Outcome.WON:
        return [t.gettext("Not one is left: the best there is.")]
    if state.outcome is Outcome.ABANDONED:
        return [t.gettext("A game given up counts in no statistics.")]
    said = [] if _good(table) else [t.gettext("Try again!")]
    if isinstance(table.game.steps[-1].event, Blocked):
        name = people.name(t, table, state.turn.seat)
        return [t.gettext("{name} could not go on.").format(name=name), *said]
    return [t.gettext("A fire was not covered."), *said] if state.fires_due else said


def _players(t: Translator, table: Table) -> str:
    return ", ".join(people.name(t, table, seat) for seat in table.game.state.seats)


def _occasion(t: Translator, table: Table) -> str:
    rules = names.rules(t, table.game.state.rules)
    return f"{rules} · {dates.day(t, table.started_at)}"
