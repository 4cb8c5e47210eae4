"""What the referee answers: legality with reasons, or the refusal of an act."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .cards import Card
    from .piles import PileId
    from .turn import Seat


class Legality(IntEnum):
    """How sure it is that a card may lie on a pile; losing knowledge moves towards the middle."""

    ILLEGAL = 0
    UNCERTAIN = 1
    LEGAL = 2


class Code(StrEnum):
    """Every reason the referee gives; the words for them live with the screens."""

    # why a card may lie there
    ONWARD = "onward"
    TRICK = "trick"
    SAME_COLOUR = "same-colour"
    FIRST = "first"
    # why it may not, or why nobody can be sure
    NOT_A_CARD = "not-a-card"
    ON_TABLE = "on-table"
    NOT_HIGHER = "not-higher"
    NOT_LOWER = "not-lower"
    NOT_BACK = "not-back"
    OTHER_COLOUR = "other-colour"
    NEVER_FITS = "never-fits"
    CONTRADICTS = "contradicts"
    TOP_UNKNOWN = "top-unknown"
    CARD_UNKNOWN = "card-unknown"
    # why an act is refused
    ILLEGAL = "illegal"
    UNCONFIRMED = "unconfirmed"
    MINIMUM = "minimum"
    MAXIMUM = "maximum"
    NO_CARDS = "no-cards"
    GAME_OVER = "game-over"
    NOT_OVER = "not-over"
    KEPT = "kept"
    NOT_KEPT = "not-kept"
    SAVED = "saved"
    NOT_BLOCKED = "not-blocked"
    NOTHING_TO_UNDO = "nothing-to-undo"
    NOTHING_TO_REDO = "nothing-to-redo"
    NOT_LATEST = "not-latest"
    WRONG_DRAW = "wrong-draw"
    NO_SUCH_PILE = "no-such-pile"
    NO_SUCH_SEAT = "no-such-seat"
    SAME_SEAT = "same-seat"
    TOO_FEW_CARDS = "too-few-cards"
    MID_TURN = "mid-turn"
    LAST_PLAYER = "last-player"
    NO_SUCH_PLAY = "no-such-play"


@dataclass(frozen=True, slots=True)
class Reason:
    """A code with its facts: the card, the top, the pile, a count of cards, a seat or an entry's number."""

    code: Code
    card: Card | None = None
    top: Card | None = None
    pile: PileId | None = None
    count: int | None = None
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a card may lie on a pile, and why; it speaks only of pile and cards."""

    legality: Legality
    reasons: tuple[Reason, ...] = ()

    def has(self, code: Code) -> bool:
        """Tell whether a reason of this code was given."""
        return any(reason.code is code for reason in self.reasons)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an act is not recorded; the first reason says it, the others explain."""

    reasons: tuple[Reason, ...]

    @property
    def code(self) -> Code:
        """The code of the first reason."""
        return self.reasons[0].code


def refuse(code: Code, *more: Reason, **facts: object) -> Refusal:
    """Make a refusal from its code and facts, with further reasons behind it."""
    return Refusal((Reason(code, **facts), *more))  # type: ignore[arg-type]
