"""Remembered players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlmodel import col, func, insert, select

from assistant.errors import NameTaken

from . import moments, names
from .seats import names as resolved
from .tables import PlayerRow
from .values import Player

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from sqlalchemy import Connection

    from .database import Database
    from .moments import Clock
    from .values import SeatName

_HERE = (col(PlayerRow.deleted_at).is_(None), col(PlayerRow.merged_into).is_(None))


class Players:
    """The household's players; those deleted or merged into another are not among them."""

    def __init__(self, database: Database, clock: Clock, new_id: Callable[[], str]) -> None:
        self._database = database
        self._clock = clock
        self._new_id = new_id

    def add(self, name: str) -> Player:
        """Remember a player; raises NameEmpty, NameTooLong, NotWritten, or NameTaken with whom to offer."""
        clean = names.cleaned(name)
        key = names.folded(clean)
        now = moments.written(self._clock())
        with self._database.writing() as connection:
            if taken := _find(connection, key):
                raise NameTaken(clean, taken)
            colour = connection.execute(select(func.count()).select_from(PlayerRow)).scalar_one()
            player = Player(self._new_id(), clean, colour)
            row = {"id": player.id, "name": clean, "key": key, "colour": colour}
            connection.execute(insert(PlayerRow).values(**row, created_at=now, used_at=now))
        return player

    def active(self) -> tuple[Player, ...]:
        """List those who are not archived, who played last (or was added last) first."""
        query = (
            select(PlayerRow.id, PlayerRow.name, PlayerRow.colour)
            .where(*_HERE, col(PlayerRow.archived_at).is_(None))
            .order_by(col(PlayerRow.used_at).desc(), col(PlayerRow.name))
        )
        with self._database.reading() as connection:
            return tuple(Player(*row) for row in connection.execute(query))

    def find(self, name: str) -> str | None:
        """Return the player who has this name but for case, accents and spaces, archived ones included."""
        with self._database.reading() as connection:
            return _find(connection, names.folded(names.cleaned(name)))

    def names(self, players: Iterable[str]) -> dict[str, SeatName]:
        """Return who some players are now, by the id asked for: merged ones lead to who they became."""
        return resolved(self._database.connection, tuple(players))


def _find(connection: Connection, key: str) -> str | None:
    query = select(PlayerRow.id).where(PlayerRow.key == key, *_HERE)
    return connection.execute(query).scalar()
