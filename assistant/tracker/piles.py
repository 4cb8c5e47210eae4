"""The piles: which way they run, and the base card on which each begins."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NewType

from .cards import Card

PileId = NewType("PileId", int)
"""A pile's place on the table, from 0; the ascending piles come first."""


class Direction(StrEnum):
    """Which way a pile runs."""

    ASCENDING = "ascending"
    DESCENDING = "descending"


@dataclass(frozen=True, slots=True)
class Pile:
    """A pile before any card lies on it."""

    direction: Direction
    base: int

    @property
    def base_card(self) -> Card:
        """The card printed on the table, which is no card of the deck."""
        return Card(self.base)

    def onward(self, top: Card, card: Card) -> bool:
        """Tell whether card lies further along the pile than top; equal numbers do not."""
        if self.direction is Direction.ASCENDING:
            return card.number > top.number
        return card.number < top.number

    def behind(self, top: Card, card: Card) -> int:
        """Count how far card lies behind top; negative when it lies further along."""
        gap = top.number - card.number
        return gap if self.direction is Direction.ASCENDING else -gap
