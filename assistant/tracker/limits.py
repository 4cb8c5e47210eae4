"""Limits that refuse going on within a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


class Limit(Protocol):
    """A bound on how many cards one turn may lay."""

    def reached(self, played: int) -> bool:
        """Tell whether no further card may be laid in this turn."""

    @property
    def cards(self) -> int:
        """The most cards that one turn may lay."""


@dataclass(frozen=True, slots=True)
class AtMost:
    """No more than so many cards in a turn."""

    cards: int

    def reached(self, played: int) -> bool:
        """Tell whether the turn has laid all it may."""
        return played >= self.cards
