"""Who sat where, with names resolved at reading: renaming, merging and deleting show at once everywhere."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from .values import SeatName

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable

_SEATS = """SELECT game, player, guest FROM seat
    WHERE game IN (SELECT value FROM json_each(?)) ORDER BY game, seat"""
_PLAYERS = """SELECT id, name, merged_into, deleted_at IS NOT NULL FROM player
    WHERE id IN (SELECT value FROM json_each(?))"""


def seats(connection: sqlite3.Connection, games: Iterable[str]) -> dict[str, tuple[SeatName, ...]]:
    """Return the seats of some games in their order at the table, by game."""
    rows = connection.execute(_SEATS, (json.dumps(list(games)),)).fetchall()
    known = names(connection, {player for _, player, _ in rows if player})
    found: dict[str, tuple[SeatName, ...]] = {}
    for game, player, guest in rows:
        seat = known.get(player, SeatName(player)) if player else SeatName(None, guest)
        found[game] = (*found.get(game, ()), seat)
    return found


def names(connection: sqlite3.Connection, players: Iterable[str]) -> dict[str, SeatName]:
    """Return who some players are now, by the id asked for: merged ones lead to who they became."""
    known = _rows(connection, set(players))
    return {player: _now(player, known) for player in players}


def _rows(connection: sqlite3.Connection, wanted: set[str]) -> dict[str, tuple[str, str | None, bool]]:
    known: dict[str, tuple[str, str | None, bool]] = {}
    while wanted:
        rows = connection.execute(_PLAYERS, (json.dumps(sorted(wanted)),)).fetchall()
        known |= {player: (name, merged, bool(deleted)) for player, name, merged, deleted in rows}
        wanted = {merged for _, _, merged, _ in rows if merged} - known.keys()
    return known


def _now(player: str, known: dict[str, tuple[str, str | None, bool]]) -> SeatName:
    passed: set[str] = set()
    while player in known and player not in passed:
        passed.add(player)
        name, merged, deleted = known[player]
        if not merged:
            return SeatName(player, None if deleted else name)
        player = merged
    return SeatName(player)
