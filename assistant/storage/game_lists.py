"""Games in lists: plain rows, their logs unread."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlmodel import col, select

from assistant.tracker.log import Phase
from assistant.tracker.state import Outcome

from . import moments
from .seats import seats
from .tables import GameRow, SummaryRow
from .values import GameLine

if TYPE_CHECKING:
    from sqlalchemy import Row

    from .database import Database
    from .values import SeatName

_COLUMNS = (
    col(GameRow.id),
    col(GameRow.phase),
    col(GameRow.rules),
    col(GameRow.started_at),
    col(GameRow.utc_offset),
    col(GameRow.changed_at),
    col(SummaryRow.outcome),
    col(SummaryRow.remaining),
    col(SummaryRow.seconds),
)


def lines(database: Database, phase: Phase, limit: int | None = None) -> tuple[GameLine, ...]:
    """List the games of a phase, those that were thrown away left out, the latest first.

    Kept games count from their last change, saved ones from their start.
    """
    latest = GameRow.started_at if phase is Phase.SAVED else GameRow.changed_at
    query = (
        select(*_COLUMNS)  # type: ignore[call-overload]  # SQLModel knows no more than four columns
        .join(SummaryRow, col(SummaryRow.game) == col(GameRow.id), isouter=True)
        .where(GameRow.phase == phase, col(GameRow.deleted_at).is_(None))
        .order_by(col(latest).desc(), col(GameRow.id))
        .limit(limit)
    )
    with database.reading() as connection:
        rows = connection.execute(query).all()
        who = seats(database.connection, (row.id for row in rows))
    return tuple(_line(row, who.get(row.id, ())) for row in rows)


def _line(row: Row[Any], who: tuple[SeatName, ...]) -> GameLine:
    return GameLine(
        id=row.id,
        phase=Phase(row.phase),
        rules=row.rules,
        seats=who,
        started_at=moments.read(row.started_at, row.utc_offset),
        changed_at=moments.read(row.changed_at, row.utc_offset),
        outcome=None if row.outcome is None else Outcome(row.outcome),
        remaining=row.remaining,
        seconds=row.seconds,
    )
