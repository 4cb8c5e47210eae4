"""Sit down at a table that is drawn in text, with a device whose clock and touch are ours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from assistant.i18n import Translator
from assistant.live import SeatName
from assistant.tracker.rulesets import RULE_SETS
from assistant.tracker.turn import Seat
from assistant.ui.device import Device
from assistant.ui.table.model import TableModel
from assistant.ui.table.view import PileView, pile_view
from tests.tables import event_of, pile_of, words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from assistant.live import Hub, Table
    from assistant.tracker.piles import PileId
    from assistant.tracker.rulesets import RuleSet

PLAYERS = ("Alice", "Bruno", "Chloé", "Daan", "Elena")


class FakeDevice(Device):
    """A phone without a page: `time` goes on when told, `felt` notes what a hand would feel."""

    def __init__(self) -> None:
        self.time = 100.0
        self.now = lambda: self.time
        self.felt: list[str] = []

    @property
    def t(self) -> Translator:
        """English."""
        return Translator()

    def tick(self) -> None:
        """Note a light touch."""
        self.felt.append("tick")

    def thud(self) -> None:
        """Note a heavy one."""
        self.felt.append("thud")


def lay_out(
    hub: Hub,
    text: str = "",
    rules: str | RuleSet = "classic",
    players: int = 2,
    names: Sequence[str | None] = PLAYERS,
) -> Table:
    """Put a game on the hub's table and record what is drawn (see tests/tables.py)."""
    chosen = RULE_SETS[rules] if isinstance(rules, str) else rules
    table = hub.start(chosen, [SeatName(None, name) for name in names[:players]], Seat(0))
    for word in words(text):
        refusal = hub.record(table.seen, event_of(table.game, word))
        assert refusal is None, (word, refusal)
        assert hub.table
        table = hub.table
    return table


class Hand:
    """A person at a phone: types and touches, with time between; `quick` touches leave none."""

    def __init__(self, hub: Hub, text: str = "", rules: str | RuleSet = "classic", players: int = 2) -> None:
        self.device = FakeDevice()
        self.model = TableModel(hub, self.device, lay_out(hub, text, rules, players))

    def at(self, name: str) -> PileId:
        """Find a pile by its name: up-1."""
        return pile_of(self.model.desk.table.game, name)

    def type(self, digits: str) -> None:
        """Type digits on the pad; `?` skips the value."""
        for sign in digits:
            if sign == "?":
                self.model.skip()
            else:
                self.model.digit(sign)

    def touch(self, pile: str) -> None:
        """Touch a pile after a moment."""
        self.device.time += 1
        self.quick(pile)

    def quick(self, pile: str) -> None:
        """Touch a pile again at once."""
        self.model.pile(self.at(pile))

    def lay(self, value: str, pile: str) -> None:
        """Enter a value, then touch its pile."""
        self.type(value)
        self.touch(pile)

    def dismiss(self) -> None:
        """Touch beside the open sheet."""
        assert self.model.desk.question is not None
        self.model.dismiss(self.model.desk.question)

    def sees(self, pile: str) -> PileView:
        """Return what a pile shows."""
        return pile_view(self.device.t, self.model.desk, self.at(pile))

    def tops(self) -> list[str]:
        """The numerals of the four piles."""
        return [
            pile_view(self.device.t, self.model.desk, pile).numeral for pile in self.model.desk.state.piles
        ]

    @property
    def notice(self) -> str:
        """The sentence beside the entry."""
        return self.model.desk.notice.text if self.model.desk.notice else ""
