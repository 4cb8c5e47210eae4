"""What can be done from home: play again, go on with a kept game, throw one away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from assistant.tracker.rulesets import RULE_SETS
from assistant.tracker.turn import Seat
from assistant.ui import people

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from assistant.i18n import Translator
    from assistant.live import Hub, LastTable
    from assistant.storage.values import GameLine, SeatName
    from assistant.ui.device import Device


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


class HomeModel:
    """What one phone's touches at home do; `offer` says a sentence with a way back.

    A second touch that only trembled after the first is no other phone's doing, and is passed over.
    """

    def __init__(self, hub: Hub, device: Device, offer: Callable[[str, Callable[[], None]], None]) -> None:
        self.hub = hub
        self.device = device
        self._offer = offer
        self._begun = ""
        self._thrown = ""

    def _trembled(self) -> bool:
        return self.hub.table is not None and self.hub.table.id == self._begun

    def rematch(self, last: LastTable) -> None:
        """Start a game with the players and rules of the last one."""
        if not self._trembled():
            self._begun = self.hub.start(RULE_SETS[last.rules], last.seats, Seat(0)).id

    def resume(self, game: str) -> None:
        """Put a kept game back on the table."""
        if not self._trembled():
            self._begun = self.hub.resume(game).id

    def put_aside(self) -> None:
        """Move a game that cannot be read to the shelf, so that another one can be played."""
        self.hub.put_aside()

    def discard(self, game: str) -> None:
        """Throw a kept game away, with a way back."""
        if game == self._thrown and all(line.id != game for line in self.hub.kept()):
            return
        self.hub.discard(game)
        self._thrown = game
        self._offer(self.device.t.gettext("The game was thrown away."), lambda: self.hub.restore(game))
