"""Permissions to lay one card on one top: one of them is enough."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Protocol

from .verdict import Code

if TYPE_CHECKING:
    from .cards import Card
    from .piles import Pile


class Placement(Protocol):
    """A permission on one pair of top and card."""

    code: ClassVar[Code]

    def allows(self, pile: Pile, top: Card, card: Card) -> bool:
        """Tell whether this permission lets card lie on top."""


@dataclass(frozen=True, slots=True)
class Onward:
    """Higher on an ascending pile, lower on a descending one."""

    code: ClassVar[Code] = Code.ONWARD

    def allows(self, pile: Pile, top: Card, card: Card) -> bool:
        """Tell whether card lies further along the pile; an equal number does not."""
        return pile.onward(top, card)


@dataclass(frozen=True, slots=True)
class Backwards:
    """The backwards trick: exactly so many back, from a card and not from the base."""

    gap: int
    code: ClassVar[Code] = Code.TRICK

    def allows(self, pile: Pile, top: Card, card: Card) -> bool:
        """Tell whether card lies exactly the gap behind top."""
        return pile.behind(top, card) == self.gap


@dataclass(frozen=True, slots=True)
class SameColour:
    """Any number of the top card's own colour."""

    code: ClassVar[Code] = Code.SAME_COLOUR

    def allows(self, pile: Pile, top: Card, card: Card) -> bool:
        """Tell whether card has the colour of top; a base card has none."""
        return card.colour is not None and card.colour == top.colour


@dataclass(frozen=True, slots=True)
class AnyFirst:
    """Any card on a pile that shows only its base."""

    code: ClassVar[Code] = Code.FIRST

    def allows(self, pile: Pile, top: Card, card: Card) -> bool:
        """Tell whether the pile is still empty."""
        return top == pile.base_card
