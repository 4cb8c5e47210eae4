"""Setting a game up: what each touch does to the draft, and the start."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from assistant.errors import TableMoved
from assistant.storage.values import SeatName
from assistant.tracker.events import Abandoned
from assistant.tracker.rulesets import RULE_SETS
from assistant.tracker.turn import Seat

from . import naming
from .draft import Draft

if TYPE_CHECKING:
    from collections.abc import Callable

    from assistant.live import Hub, Table
    from assistant.storage.values import Player
    from assistant.tracker.rulesets import Level, Variant
    from assistant.ui.device import Device


@dataclass(frozen=True, slots=True)
class Setup:
    """What the screen draws by; `in_the_way` is the table of a running game that is asked about."""

    draft: Draft
    players: tuple[Player, ...] = ()
    notice: str = ""
    in_the_way: Table | None = None


class NewGameModel:
    """The set-up of one phone; it stays while the person looks elsewhere.

    `asks` is called when a question opens.
    """

    def __init__(self, hub: Hub, device: Device, asks: Callable[[], None] = lambda: None) -> None:
        self.hub = hub
        self.device = device
        self.setup = Setup(Draft())
        self._asks = asks
        self._fresh = True
        self._known = self._begun = ""
        self._watch: Callable[[Setup], None] | None = None

    def watch(self, push: Callable[[Setup], None]) -> Callable[[], None]:
        """Tell `push` of every change, the remembered players first; the function returned ends that."""
        self._watch = push
        self._known, self._begun = self.hub.table.id if self.hub.table else "", ""
        self.load()

        def stop() -> None:
            self._watch = None

        return stop

    def show(self, setup: Setup) -> None:
        """Replace what the screen draws by."""
        self.setup = setup
        if self._watch:
            self._watch(setup)

    def redraft(self, draft: Draft) -> None:
        """Replace the draft; a notice was about the one before."""
        self.show(replace(self.setup, draft=draft, notice=""))

    def load(self) -> None:
        """Read the remembered players; a fresh draft begins with those of the last game."""
        players = tuple(self.hub.store.players.active())
        draft = self.setup.draft
        if self._fresh:
            draft, self._fresh = self._last(players), False
        names = {player.id: player.name for player in players}
        named = tuple(SeatName(s.player, names[s.player]) for s in draft.named if s.player in names)
        self.show(replace(self.setup, players=players, draft=replace(draft, named=named)))

    def _last(self, players: tuple[Player, ...]) -> Draft:
        last = self.hub.last_table()
        if last is None:
            return Draft()
        known = {player.id for player in players}
        named = tuple(seat for seat in last.seats if seat.player in known)
        rules = RULE_SETS.get(last.rules)
        draft = Draft(named=named, number=len(last.seats))
        return replace(draft, variant=rules.variant, level=rules.level) if rules else draft

    def toggle(self, player: Player) -> None:
        """Seat a remembered player, or let a seated one out."""
        draft = self.setup.draft.toggle(SeatName(player.id, player.name))
        if draft == self.setup.draft:
            self.show(replace(self.setup, notice=self.device.t.gettext("Five players at most.")))
        else:
            self.redraft(draft)

    def number(self, number: int) -> None:
        """Play without names."""
        self.redraft(self.setup.draft.without_names(number))

    def variant(self, variant: Variant) -> None:
        """Choose the game."""
        self.redraft(replace(self.setup.draft, variant=variant))

    def level(self, level: Level) -> None:
        """Choose how hard it is."""
        self.redraft(replace(self.setup.draft, level=level))

    def first(self, first: int) -> None:
        """Choose who begins."""
        self.redraft(replace(self.setup.draft, first=first))

    def start(self) -> bool:
        """Start the game, or ask what becomes of the one in the way; tells whether it started."""
        if self.setup.draft.typing:
            # A name that stands in the field was meant to play.
            naming.add(self)
            if self.setup.draft.typing:
                return False
        table = self.hub.table
        if table and table.id == self._begun:
            # The button was touched twice.
            return False
        if table and table.untouched and table.id == self._known:
            # Another phone's game is asked about, but this one was left by the person who starts another.
            self.hub.discard(table.id)
        elif table:
            self.show(replace(self.setup, in_the_way=table))
            self._asks()
            return False
        self._begin()
        return True

    def _begin(self) -> None:
        draft = self.setup.draft
        self._begun = self.hub.start(draft.rules, draft.seats, Seat(draft.first)).id
        self.show(replace(self.setup, draft=replace(draft, typing=None), notice="", in_the_way=None))

    def dismiss(self) -> None:
        """Leave the game in the way as it is."""
        self.show(replace(self.setup, in_the_way=None))

    def _asked(self) -> Table | None:
        """Close the question and return the table it was about, None when it was answered before.

        Raises TableMoved when another table, or another moment of it, lies there by now. A table that went
        away meanwhile is in nobody's way.
        """
        asked, now = self.setup.in_the_way, self.hub.table
        self.dismiss()
        if asked and now and (now.id, now.seen) != (asked.id, asked.seen):
            raise TableMoved(asked.id, asked.seen)
        return asked

    def keep_other(self) -> bool:
        """Put the game in the way away for later, then start."""
        asked = self._asked()
        if asked is None:
            return False
        if self.hub.table:
            self.hub.keep(asked.seen)
        return self.start()

    def save_other(self) -> bool:
        """Save the game in the way, as given up when it has not ended, then start."""
        asked = self._asked()
        if asked is None:
            return False
        if self.hub.table and not asked.state.outcome:
            self.hub.record(asked.seen, Abandoned())
        if self.hub.table:
            self.hub.save(self.hub.table.seen)
        return self.start()

    def throw_other_away(self) -> str | None:
        """Throw the game in the way away; returns its id, by which it can come back."""
        asked = self._asked()
        if asked is None or self.hub.table is None:
            return None
        self.hub.discard(asked.id)
        return asked.id
