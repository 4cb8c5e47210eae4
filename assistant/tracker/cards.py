"""Cards and decks, and the sets of cards that a play may name, kept as bits."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


class Colour(StrEnum):
    """The five colours of Quick & Easy."""

    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"
    GREY = "grey"


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """One card: its number and, where the variant has them, its colour."""

    number: int
    colour: Colour | None = None

    def __str__(self) -> str:
        return f"{self.colour}-{self.number}" if self.colour else str(self.number)


Named: TypeAlias = frozenset[Card] | None
"""The cards that a play may be: one when entered in full, None when its value was skipped."""

Mask: TypeAlias = int
"""A set of tops of one deck: bit i is the deck's card i, the bit after the last one the base card."""


@dataclass(frozen=True, slots=True)
class Deck:
    """All cards of a variant in their order, and which of them burn."""

    cards: tuple[Card, ...]
    burning: frozenset[Card] = frozenset()
    _bits: dict[Card, int] = field(init=False, repr=False, compare=False)
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_bits", {card: 1 << i for i, card in enumerate(self.cards)})
        object.__setattr__(self, "_hash", hash((self.cards, self.burning)))

    def __hash__(self) -> int:
        # Decks are keys of the table of followers: hashing a hundred cards anew each time would cost more
        # than the verdict.
        return self._hash

    def __len__(self) -> int:
        return len(self.cards)

    def __contains__(self, card: Card) -> bool:
        return card in self._bits

    @property
    def everything(self) -> Mask:
        """All cards of the deck, without the base card."""
        return self.base - 1

    @property
    def base(self) -> Mask:
        """The base card of a pile, which is no card of the deck."""
        return 1 << len(self.cards)

    def mask(self, named: Named | Iterable[Card]) -> Mask:
        """Turn named cards into bits; cards outside the deck are left out, None is the whole deck."""
        if named is None:
            return self.everything
        found = 0
        for card in named:
            found |= self._bits.get(card, 0)
        return found

    def members(self, mask: Mask) -> tuple[Card, ...]:
        """List the cards of a mask in the deck's order; the base card is left out."""
        return tuple(self.cards[i] for i in bits(mask & self.everything))

    def single(self, mask: Mask) -> Card | None:
        """Return the one card of a mask, None when it holds another number of cards or the base card."""
        alone = mask & self.everything
        if alone != mask or mask.bit_count() != 1:
            return None
        return self.cards[mask.bit_length() - 1]


def bits(mask: Mask) -> Iterator[int]:
    """Yield the numbers of the bits that are set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def numbered(low: int, high: int, burning: Iterable[int] = ()) -> Deck:
    """Make a deck of one card for each number from low to high (RULES.md, "Classic" and "On Fire")."""
    return Deck(
        tuple(Card(n) for n in range(low, high + 1)),
        frozenset(Card(n) for n in burning),
    )


def coloured(low: int, high: int) -> Deck:
    """Make a deck of one card for each number and colour (RULES.md, "Quick & Easy")."""
    return Deck(tuple(Card(n, colour) for n in range(low, high + 1) for colour in Colour))
