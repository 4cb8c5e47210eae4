"""The rows of a game that begins, and the note of who played last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlmodel import col, delete, insert, update

from assistant.tracker.log import Phase

from . import last_table, moments, names
from .tables import GameRow, PlayerRow, PreferenceRow, SeatRow

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from sqlalchemy import Connection

    from assistant.tracker.events import GameStarted

    from .values import SeatName


def write(
    connection: Connection, game: str, started: GameStarted, seats: Sequence[SeatName], now: datetime
) -> None:
    """Write a game without its log, its seats and who played last; raises NameRefused for a guest."""
    connection.execute(insert(GameRow).values(id=game, aids=False, **_facts(started, now)))
    connection.execute(insert(SeatRow), [_seat(game, number, who) for number, who in enumerate(seats)])
    _remember(connection, started.rules.key, seats, now)


def _facts(started: GameStarted, now: datetime) -> dict[str, object]:
    return {
        "phase": Phase.RUNNING,
        "rules": started.rules.key,
        "players": started.players,
        "first": started.first,
        "started_at": moments.written(now),
        "utc_offset": moments.offset(now),
        "changed_at": moments.written(now),
    }


def _seat(game: str, number: int, who: SeatName) -> dict[str, object]:
    guest = names.cleaned(who.name) if who.name is not None and who.player is None else None
    return {"game": game, "seat": number, "player": who.player, "guest": guest}


def _remember(connection: Connection, rules: str, seats: Sequence[SeatName], now: datetime) -> None:
    playing = [who.player for who in seats if who.player]
    used = update(PlayerRow).where(col(PlayerRow.id).in_(playing))
    connection.execute(used.values(used_at=moments.written(now)))
    connection.execute(delete(PreferenceRow).where(col(PreferenceRow.key) == last_table.KEY))
    text = last_table.written(rules, seats)
    connection.execute(insert(PreferenceRow).values(key=last_table.KEY, value=text))
