"""What storage hands out: plain values without a trace of the database."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from datetime import datetime

    from assistant.tracker.events import Event
    from assistant.tracker.log import Game, Phase
    from assistant.tracker.state import Outcome


@dataclass(frozen=True, slots=True)
class SeatName:
    """Who sits there: a remembered player, or a guest with a name only, or a player without a name.

    `name` is resolved at reading; it is None as well for a player who was deleted.
    """

    player: str | None = None
    name: str | None = None


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game whose log was read whole and folded."""

    id: str
    game: Game
    seats: tuple[SeatName, ...]
    started_at: datetime


@dataclass(frozen=True, slots=True)
class Stamped:
    """An event in its envelope: when it was recorded, and by which installation."""

    event: Event
    at: datetime
    device: str


@dataclass(frozen=True, slots=True)
class GameLine:
    """A game in a list, its log unread; times are the household's of that day.

    Figures are there only of saved games.
    """

    id: str
    phase: Phase
    rules: str
    seats: tuple[SeatName, ...]
    started_at: datetime
    changed_at: datetime
    outcome: Outcome | None = None
    remaining: int | None = None
    seconds: int | None = None


@dataclass(frozen=True, slots=True)
class Player:
    """A remembered player; `colour` counts up from 0, screens take it modulo their palette."""

    id: str
    name: str
    colour: int
    archived: bool = False
