"""What can happen in a game: facts in the past tense, without names and without a clock."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NewType

if TYPE_CHECKING:
    from .cards import Named
    from .piles import PileId
    from .rulesets import RuleSet
    from .turn import Seat

EntryId = NewType("EntryId", int)
"""An entry's number in the log of its game, from 1."""


class Leaving(StrEnum):
    """What becomes of the cards of a player who leaves."""

    ASIDE = "aside"
    SHUFFLED_IN = "shuffled-in"


@dataclass(frozen=True, slots=True)
class GameStarted:
    """A game began: its rules with all their facts, the number of seats, and who plays first."""

    rules: RuleSet
    players: int
    first: Seat


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card was laid on a pile: the cards it may be, and whether the players vouched for a doubtful one."""

    pile: PileId
    cards: Named
    confirmed: bool = False


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A turn ended, and its player drew so many cards."""

    drawn: int


@dataclass(frozen=True, slots=True)
class Blocked:
    """The player whose turn it is cannot go on."""


@dataclass(frozen=True, slots=True)
class PlayerSkipped:
    """The player whose turn it is sits this turn out, without laying or drawing."""


@dataclass(frozen=True, slots=True)
class PlayerLeft:
    """A player left the table; the cards of that hand were set aside or shuffled into the draw pile."""

    seat: Seat
    cards: Leaving


@dataclass(frozen=True, slots=True)
class TurnGivenTo:
    """It was another player's turn all along: the cards laid in it came from that hand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Amended:
    """The card of an earlier play was another one than entered."""

    entry: EntryId
    cards: Named


@dataclass(frozen=True, slots=True)
class Missed:
    """Cards of one seat that nobody entered: how many were laid and drawn, and if in the running turn.

    Only the seat whose turn it is can have missed cards of the running turn.
    """

    seat: Seat
    laid: int
    drawn: int = 0
    this_turn: bool = False


@dataclass(frozen=True, slots=True)
class TopSet:
    """The top of a pile was set to what really lies there; None is unknown."""

    pile: PileId
    cards: Named
    missed: tuple[Missed, ...] = ()


@dataclass(frozen=True, slots=True)
class Undone:
    """The last act was taken back."""

    entry: EntryId


@dataclass(frozen=True, slots=True)
class Redone:
    """An act that had been taken back happened after all."""

    entry: EntryId


@dataclass(frozen=True, slots=True)
class Kept:
    """The game was put away for later."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """A kept or saved game was opened again."""


@dataclass(frozen=True, slots=True)
class Abandoned:
    """The players gave the game up; the table stays as it is."""


@dataclass(frozen=True, slots=True)
class Saved:
    """The ended game was confirmed and put among the results."""


TableAct = CardPlayed | TurnEnded | Blocked | PlayerSkipped | PlayerLeft | TurnGivenTo | TopSet | Abandoned
"""What changes the table as it lies."""

Act = TableAct | Amended
"""What can be undone: a change of the table, or of what was entered before."""

Event = GameStarted | Act | Undone | Redone | Kept | Resumed | Saved
"""Everything that a log may hold."""
