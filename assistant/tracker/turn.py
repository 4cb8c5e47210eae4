"""Seats, and the turn that is being played."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NewType

Seat = NewType("Seat", int)
"""A player's place at the table, from 0, clockwise."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is, its number in the game, what it owes and how many cards it has laid."""

    seat: Seat
    number: int
    minimum: int
    played: int = 0

    @property
    def owed(self) -> int:
        """Cards that are still to be laid before the turn may end."""
        return max(0, self.minimum - self.played)

    def lay(self, cards: int = 1) -> Turn:
        """Count cards laid in this turn."""
        return replace(self, played=self.played + cards)
