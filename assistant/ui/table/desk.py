"""What one phone shows of the table: the game, the entry, a notice, and the question that is open."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TYPE_CHECKING

from .entry import Entry

if TYPE_CHECKING:
    from assistant.live import Table
    from assistant.tracker.cards import Named
    from assistant.tracker.piles import PileId
    from assistant.tracker.referee import TurnEnd
    from assistant.tracker.state import State
    from assistant.tracker.turn import Seat


class Tone(StrEnum):
    """How a notice is meant: it has an icon and a colour for each."""

    PLAIN = "plain"
    GOOD = "good"
    WARN = "warn"
    BAD = "bad"


@dataclass(frozen=True, slots=True)
class Notice:
    """One sentence beside the entry, until the next touch."""

    text: str
    tone: Tone = Tone.PLAIN


@dataclass(frozen=True, slots=True)
class AskLegal:
    """Ask whether a card that nobody can be sure of was allowed there."""

    pile: PileId
    cards: Named


@dataclass(frozen=True, slots=True)
class AskFire:
    """Ask whether the card whose value was skipped burns."""

    pile: PileId


@dataclass(frozen=True, slots=True)
class AskDueFire:
    """Ask whether a top laid in an earlier turn burns; `rest` are the piles to ask of next."""

    pile: PileId
    rest: tuple[PileId, ...] = ()


@dataclass(frozen=True, slots=True)
class AskDrawn:
    """Name the draw, and wait until the player has drawn."""

    end: TurnEnd


@dataclass(frozen=True, slots=True)
class AskLosing:
    """Ask whether to end the turn although that loses the game."""

    piles: tuple[PileId, ...]


@dataclass(frozen=True, slots=True)
class AskPutBack:
    """Ask before a turn's end is taken back, as its player must put so many cards back."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class AskTurn:
    """Ask whose turn it really is."""


@dataclass(frozen=True, slots=True)
class AskGivingUp:
    """Ask whether to give the game up."""


Question = AskLegal | AskFire | AskDueFire | AskDrawn | AskLosing | AskPutBack | AskTurn | AskGivingUp


@dataclass(frozen=True, slots=True)
class Desk:
    """One phone's view of the table, replaced as a whole at each change."""

    table: Table
    entry: Entry = field(default_factory=Entry)
    notice: Notice | None = None
    question: Question | None = None
    trick: PileId | None = None
    """The pile on which a backwards trick was just made, until the next touch."""

    @property
    def state(self) -> State:
        """The state of the game."""
        return self.table.game.state

    def cleared(self) -> Desk:
        """Return the desk without notice and question, and with no trick to be glad of any more."""
        return replace(self, notice=None, question=None, trick=None)
