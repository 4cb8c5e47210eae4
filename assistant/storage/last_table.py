"""Who played last and by which rules, for the next game and for a rematch."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .seats import names
from .values import SeatName

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence

    from .preferences import Json, Preferences

KEY = "last-table"


@dataclass(frozen=True, slots=True)
class LastTable:
    """The rules by their key and the seats in their order; players deleted since are left out."""

    rules: str
    seats: tuple[SeatName, ...]


def written(rules: str, seats: Sequence[SeatName]) -> str:
    """Write it as the JSON text of a preference."""
    who = [{"player": seat.player} if seat.player else {"guest": seat.name} for seat in seats]
    return json.dumps({"rules": rules, "seats": who}, ensure_ascii=False)


def recall(preferences: Preferences, connection: sqlite3.Connection) -> LastTable | None:
    """Return the last table with the names of now, None before the first game."""
    kept = preferences.get(KEY)
    match kept:
        case {"rules": str(rules), "seats": list(seats)}:
            return LastTable(rules, _seats(seats, connection))
    return None


def _seats(kept: list[Json], connection: sqlite3.Connection) -> tuple[SeatName, ...]:
    players = {seat["player"]: "" for seat in kept if isinstance(seat, dict) and "player" in seat}
    known = names(connection, [player for player in players if isinstance(player, str)])
    found: list[SeatName] = []
    for seat in kept:
        match seat:
            case {"player": str(player)} if known[player].name is not None:
                found.append(known[player])
            case {"guest": str() | None as guest}:
                found.append(SeatName(None, guest))
    return tuple(found)
