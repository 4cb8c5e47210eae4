"""Where a session is: what the root of the screens draws by."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .device import Look


@dataclass(frozen=True, slots=True)
class Place:
    """What the root draws by: the route, the look, the game on the table and whether it has ended.

    `changes` rises when something else than the table changed that the screens read from the store, `repairs`
    when somebody wants a part drawn again that could not be drawn.
    """

    route: str
    look: Look
    game: str | None
    over: bool
    changes: int = 0
    repairs: int = 0
