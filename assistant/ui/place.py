"""Where a session is: what the root of the screens draws by."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from assistant.live import Table

    from .device import Look
    from .home.model import HomeView


@dataclass(frozen=True, slots=True)
class Place:
    """What the root draws by; two equal places draw the same.

    `game` is the one on the table, `ended` its table once it has ended, `home` what home shows without one,
    None where that could not be read. `repairs` rises when somebody wants a part drawn again that could
    not be.
    """

    route: str
    look: Look
    game: str | None = None
    ended: Table | None = None
    home: HomeView | None = None
    repairs: int = 0

    @property
    def over(self) -> bool:
        """Tell whether the game has ended."""
        return self.ended is not None
