"""One game in a line: a kept one to go on with, or a result."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from assistant.tracker.rulesets import RULE_SETS
from assistant.tracker.state import Outcome
from assistant.ui import dates, names
from assistant.ui.theme import BOLD
from assistant.ui.widgets.basics import SMALL, tappable, text

from .model import seats_named

if TYPE_CHECKING:
    from assistant.storage.values import GameLine
    from assistant.ui.device import Look
    from assistant.ui.guards import On


def _about(look: Look, line: GameLine) -> str:
    """Say which game it was and when."""
    rules = RULE_SETS.get(line.rules)
    game = names.rules(look.t, rules) if rules else line.rules
    return f"{game} · {dates.day_and_time(look.t, line.changed_at)}"


def kept_card(look: Look, line: GameLine, go_on: On, throw_away: On) -> ft.Control:
    """Draw a kept game; a touch puts it back on the table."""
    palette, t = look.palette, look.t
    players, about = seats_named(t, line.seats), _about(look, line)
    card = tappable(
        ft.Row(
            [
                ft.Icon(ft.Icons.PLAY_ARROW_ROUNDED, color=palette.go, size=28),
                ft.Column(
                    [
                        text(players, palette.ink, 17, BOLD, lines=1),
                        text(about, palette.quiet, SMALL, lines=1),
                    ],
                    spacing=2,
                    expand=True,
                    tight=True,
                ),
            ],
            spacing=10,
        ),
        go_on,
        t.gettext("Go on: {players}, {about}").format(players=players, about=about),
        ground=palette.card,
        border=palette.line,
        height=68,
        padding=12,
        key=f"resume-{line.id}",
        expand=True,
    )
    away = tappable(
        ft.Icon(ft.Icons.DELETE_OUTLINE_ROUNDED, color=palette.quiet, size=24),
        throw_away,
        t.gettext("Throw away: {players}").format(players=players),
        ground=palette.ground,
        width=48,
        height=68,
        padding=0,
        key=f"discard-{line.id}",
    )
    return ft.Row([card, away], spacing=4)


def result_line(look: Look, line: GameLine) -> ft.Control:
    """Draw a result: won, or lost with so many cards left, or given up."""
    palette, t = look.palette, look.t
    count = line.remaining or 0
    icon, color, said = {
        Outcome.WON: (ft.Icons.EMOJI_EVENTS_OUTLINED, palette.go, t.gettext("Won")),
        Outcome.ABANDONED: (ft.Icons.FLAG_OUTLINED, palette.quiet, t.gettext("Given up")),
    }.get(
        line.outcome or Outcome.LOST,
        (
            ft.Icons.LAYERS_OUTLINED,
            palette.ink,
            t.ngettext("{count} card left", "{count} cards left", count).format(count=count),
        ),
    )
    return ft.Container(
        ft.Row(
            [
                ft.Icon(icon, color=color, size=26),
                ft.Column(
                    [
                        text(f"{said} · {seats_named(t, line.seats)}", palette.ink, 16, BOLD, lines=1),
                        text(_about(look, line), palette.quiet, SMALL, lines=1),
                    ],
                    spacing=2,
                    expand=True,
                    tight=True,
                ),
            ],
            spacing=12,
        ),
        padding=ft.Padding.symmetric(horizontal=4, vertical=6),
    )
