"""The nine rule sets as data: variant and level in one row (RULES.md)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from .cards import Deck, coloured, numbered
from .duties import CoverFire, Duty, LayAtLeast
from .limits import AtMost
from .piles import Direction, Pile
from .placements import AnyFirst, Backwards, Onward, Placement, SameColour

if TYPE_CHECKING:
    from .limits import Limit


class Variant(StrEnum):
    """The members of the family that the referee follows."""

    CLASSIC = "classic"
    ON_FIRE = "on-fire"
    QUICK_EASY = "quick-easy"


class Level(StrEnum):
    """How hard a variant is played; novice and pro belong to Quick & Easy."""

    NORMAL = "normal"
    EXPERT = "expert"
    EXPERT2 = "expert2"
    NOVICE = "novice"
    PRO = "pro"


@dataclass(frozen=True, slots=True)
class RuleSet:
    """All facts of one way to play; a game carries its own copy and replays by it for ever."""

    variant: Variant
    level: Level
    deck: Deck
    piles: tuple[Pile, ...]
    hand_sizes: tuple[tuple[int, int], ...]
    placements: tuple[Placement, ...]
    duties: tuple[Duty, ...]
    limits: tuple[Limit, ...] = ()
    excellent_to: int = 0

    @property
    def key(self) -> str:
        """Variant and level in one word, the level left out when it is normal."""
        return str(self.variant) if self.level is Level.NORMAL else f"{self.variant}-{self.level}"

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players that these rules know."""
        return tuple(players for players, _ in self.hand_sizes)

    def hand_size(self, players: int) -> int:
        """Cards in a full hand; raises KeyError for a number of players that the rules do not know."""
        return dict(self.hand_sizes)[players]

    def minimum(self, draw_pile: int) -> int:
        """Cards owed by a turn that begins with this draw pile."""
        owed = (duty.minimum(draw_pile) for duty in self.duties if isinstance(duty, LayAtLeast))
        return max(owed, default=0)

    @property
    def fire(self) -> CoverFire | None:
        """The duty to cover burning cards, where the variant has it."""
        return next((duty for duty in self.duties if isinstance(duty, CoverFire)), None)

    @property
    def maximum(self) -> int | None:
        """The most cards that a turn may lay, None where only the hand bounds it."""
        return min((limit.cards for limit in self.limits), default=None)


_FOUR = (
    Pile(Direction.ASCENDING, 1),
    Pile(Direction.ASCENDING, 1),
    Pile(Direction.DESCENDING, 100),
    Pile(Direction.DESCENDING, 100),
)
_TWO = (Pile(Direction.ASCENDING, 1), Pile(Direction.DESCENDING, 10))
_FULL_HANDS = ((1, 8), (2, 7), (3, 6), (4, 6), (5, 6))
_SHORT_HANDS = ((1, 7), (2, 6), (3, 5), (4, 5), (5, 5))
_PLAIN = numbered(2, 99)
_BURNING = numbered(2, 99, burning=(22, 33, 44, 55, 66, 77))
_COLOURED = coloured(1, 10)
_LEVELS = ((Level.NORMAL, 2, _FULL_HANDS), (Level.EXPERT, 3, _FULL_HANDS), (Level.EXPERT2, 3, _SHORT_HANDS))
_QUICK_LEVELS = ((Level.NOVICE, AtMost(2)), (Level.NORMAL, AtMost(1)), (Level.PRO, AtMost(1)))


def _numbers(variant: Variant, deck: Deck, *extra: Duty) -> tuple[RuleSet, ...]:
    return tuple(
        RuleSet(
            variant=variant,
            level=level,
            deck=deck,
            piles=_FOUR,
            hand_sizes=hands,
            placements=(Onward(), Backwards(10)),
            duties=(LayAtLeast(minimum), *extra),
            excellent_to=9,
        )
        for level, minimum, hands in _LEVELS
    )


def _colours() -> tuple[RuleSet, ...]:
    return tuple(
        RuleSet(
            variant=Variant.QUICK_EASY,
            level=level,
            deck=_COLOURED,
            piles=_TWO,
            hand_sizes=tuple((players, 2) for players in range(2, 6)),
            placements=(AnyFirst(), Onward(), SameColour()),
            duties=(LayAtLeast(1),),
            limits=(most,),
        )
        for level, most in _QUICK_LEVELS
    )


RULE_SETS: dict[str, RuleSet] = {
    rules.key: rules
    for rules in (
        *_numbers(Variant.CLASSIC, _PLAIN),
        *_numbers(Variant.ON_FIRE, _BURNING, CoverFire()),
        *_colours(),
    )
}
"""Every rule set by its key, in the order in which they are offered."""
