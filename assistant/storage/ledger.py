"""Entries of a log that is not sealed, and the guards that let only one of two writers win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import IntegrityError
from sqlmodel import col, func, insert, select, update

from assistant.errors import GameRunning, TableMoved
from assistant.tracker.log import Phase

from . import codec, moments
from .tables import EntryRow, GameRow

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import Connection

    from .values import Stamped


def require_bare_table(connection: Connection) -> None:
    """Raise GameRunning when a game lies on the table."""
    lying = select(GameRow.id).where(GameRow.phase == Phase.RUNNING, col(GameRow.deleted_at).is_(None))
    if connection.execute(lying.limit(1)).first():
        raise GameRunning


def last(connection: Connection, game: str) -> int:
    """Return the number of the last entry, 0 when there is none."""
    return int(
        connection.execute(select(func.max(EntryRow.number)).where(EntryRow.game == game)).scalar() or 0
    )


def claim(connection: Connection, game: str, number: int, **changes: Any) -> None:  # noqa: ANN401 -- columns
    """Change the row of a game that lies on the table and whose next entry has this number.

    Raises TableMoved when either is no longer so.
    """
    lying = update(GameRow).where(
        col(GameRow.id) == game,
        col(GameRow.phase) == Phase.RUNNING,
        col(GameRow.deleted_at).is_(None),
    )
    if connection.execute(lying.values(**changes)).rowcount != 1 or last(connection, game) != number - 1:
        raise TableMoved(game, number - 1)


def enter(connection: Connection, game: str, number: int, *log: Stamped) -> None:
    """Write entries from a number on; raises TableMoved when one of that number is there already."""
    try:
        connection.execute(insert(EntryRow), list(_rows(game, number, log)))
    except IntegrityError as error:
        raise TableMoved(game, number - 1) from error


def _rows(game: str, number: int, log: Iterable[Stamped]) -> Iterable[dict[str, object]]:
    for place, stamped in enumerate(log, number):
        yield {
            "game": game,
            "number": place,
            "at": moments.written(stamped.at),
            "utc_offset": moments.offset(stamped.at),
            "device": stamped.device,
            "body": codec.encode(stamped.event),
        }
