"""What can be done from home: play again, go on with a kept game, throw one away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import flet as ft

from assistant.tracker.rulesets import RULE_SETS
from assistant.tracker.turn import Seat
from assistant.ui import people
from assistant.ui.guards import On
from assistant.ui.widgets.bar import regret

if TYPE_CHECKING:
    from collections.abc import Sequence

    from assistant.i18n import Translator
    from assistant.live import Hub, LastTable
    from assistant.storage.values import GameLine, SeatName
    from assistant.ui.device import Look


RESULTS = 5


@dataclass(frozen=True, slots=True)
class HomeView:
    """What home shows: the table to play again, kept games, the latest results, and an unreadable game."""

    last: LastTable | None
    kept: tuple[GameLine, ...]
    results: tuple[GameLine, ...]
    unreadable: bool


def home_view(hub: Hub) -> HomeView:
    """Read what home shows."""
    last = hub.last_table()
    again = last if last and last.rules in RULE_SETS else None
    return HomeView(again, hub.kept(), hub.recent(RESULTS), hub.trouble is not None)


def seats_named(t: Translator, seats: Sequence[SeatName]) -> str:
    """List the players of a game, or count them where nobody gave a name."""
    if not any(seat.name for seat in seats):
        return t.ngettext("{count} player", "{count} players", len(seats)).format(count=len(seats))
    return ", ".join(seat.name or people.numbered(t, i) for i, seat in enumerate(seats))


def rematch(hub: Hub, last: LastTable) -> None:
    """Start a game with the players and rules of the last one."""
    hub.start(RULE_SETS[last.rules], last.seats, Seat(0))


def put_aside(hub: Hub) -> None:
    """Move a game that cannot be read to the shelf, so that another one can be played."""
    hub.put_aside()
    ft.context.page.data.refresh()


def resume(hub: Hub, game: str) -> None:
    """Put a kept game back on the table."""
    hub.resume(game)


def discard(look: Look, hub: Hub, game: str) -> None:
    """Throw a kept game away, with a way back."""
    hub.discard(game)
    page = ft.context.page

    def bring_back() -> None:
        hub.restore(game)
        page.data.refresh()

    page.data.refresh()
    page.show_dialog(regret(look, look.t.gettext("The game was thrown away."), On(bring_back)))
