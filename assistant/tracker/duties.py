"""Duties that are owed at the end of a turn."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LayAtLeast:
    """So many cards a turn while the draw pile lasts, and so many once it is empty."""

    drawing: int
    empty: int = 1

    def minimum(self, draw_pile: int) -> int:
        """Cards owed by a turn that begins with this many cards in the draw pile."""
        return self.drawing if draw_pile else self.empty


@dataclass(frozen=True, slots=True)
class CoverFire:
    """A burning card must be covered before the end of the turn after the one that laid it."""

    def due(self, laid_in: int, turn: int) -> bool:
        """Tell whether a burning card laid in one turn must be covered in another."""
        return laid_in < turn


Duty = LayAtLeast | CoverFire
