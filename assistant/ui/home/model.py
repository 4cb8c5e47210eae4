"""What can be done from home: play again, go on with a kept game, throw one away."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from assistant.tracker.rulesets import RULE_SETS
from assistant.tracker.turn import Seat
from assistant.ui import people
from assistant.ui.guards import On
from assistant.ui.widgets.basics import text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from assistant.i18n import Translator
    from assistant.live import Hub, LastTable
    from assistant.storage.values import SeatName
    from assistant.ui.device import Look


def seats_named(t: Translator, seats: Sequence[SeatName]) -> str:
    """List the players of a game, or count them where nobody gave a name."""
    if not any(seat.name for seat in seats):
        return t.ngettext("{count} player", "{count} players", len(seats)).format(count=len(seats))
    return ", ".join(seat.name or people.numbered(t, i) for i, seat in enumerate(seats))


def latest(hub: Hub) -> LastTable | None:
    """Return the last table when it can be played again."""
    last = hub.last_table()
    return last if last and last.rules in RULE_SETS else None


def rematch(hub: Hub) -> None:
    """Start a game with the players and rules of the last one."""
    last = latest(hub)
    if last:
        hub.start(RULE_SETS[last.rules], last.seats, Seat(0))


def resume(hub: Hub, game: str) -> None:
    """Put a kept game back on the table."""
    hub.resume(game)


def discard(look: Look, hub: Hub, game: str) -> None:
    """Throw a kept game away, with a way back."""
    hub.discard(game)
    page, palette, t = ft.context.page, look.palette, look.t

    def bring_back() -> None:
        hub.restore(game)
        page.data.refresh()

    page.data.refresh()
    page.show_dialog(
        ft.SnackBar(
            text(t.gettext("The game was thrown away."), palette.ink),
            action=ft.SnackBarAction(
                t.gettext("Bring it back"), text_color=palette.go, on_click=On(bring_back)
            ),
            bgcolor=palette.card,
            behavior=ft.SnackBarBehavior.FLOATING,
            duration=8000,
        )
    )
