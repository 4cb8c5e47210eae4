"""Stored summaries: a cache of the logs, written when a game is saved and made anew when the fold changes."""

from __future__ import annotations

import logging
import sqlite3
from dataclasses import asdict
from typing import TYPE_CHECKING

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlmodel import col, delete, insert, or_, select

from assistant.errors import LogUnreadable
from assistant.statistics.summary import FOLD_VERSION, summarise
from assistant.tracker.log import Phase

from . import reading
from .tables import GameRow, SummaryRow

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlalchemy import Connection
    from sqlmodel.sql.expression import SelectOfScalar

    from assistant.tracker.log import Game

    from .database import Database
    from .values import Stamped

log = logging.getLogger(__name__)

_SLICE = 1
"""Folding one game takes as long as some touches at the table do; more of them would be felt there."""


def write(connection: Connection, game: str, folded: Game, entries: Sequence[Stamped]) -> None:
    """Write the summary of a game in the place of the one that may be there."""
    summary = summarise(folded, [stamped.at.timestamp() for stamped in entries])
    row = insert(SummaryRow).values(game=game, fold=FOLD_VERSION, **asdict(summary))
    # One statement: figures that are refused leave those that were there.
    connection.execute(row.prefix_with("OR REPLACE"))


def remove(connection: Connection, game: str) -> None:
    """Forget a game's summary."""
    connection.execute(delete(SummaryRow).where(col(SummaryRow.game) == game))


def rebuild(database: Database, *, everything: bool = False, size: int = _SLICE) -> Iterator[int]:
    """Make summaries anew from the logs, a slice in each transaction, and yield how many games it had.

    Only missing and outdated ones unless everything is asked for. A game that cannot be summed up keeps what
    it has, and is logged. Between two slices games may be opened, saved and thrown away. Raises NotWritten.
    """
    with database.reading() as connection:
        games = list(connection.execute(_saved(everything=everything)).scalars())
    for start in range(0, len(games), size):
        part = games[start : start + size]
        with database.writing() as connection:
            # Looked at again: one of them may have been opened since, and lie on the table.
            still = connection.execute(_saved(everything=everything).where(col(GameRow.id).in_(part)))
            for game in list(still.scalars()):
                _again(database, connection, game)
        yield len(part)


def _saved(*, everything: bool) -> SelectOfScalar[str]:
    saved = select(GameRow.id).join(SummaryRow, col(SummaryRow.game) == col(GameRow.id), isouter=True)
    saved = saved.where(GameRow.phase == Phase.SAVED)
    if everything:
        return saved
    return saved.where(or_(col(SummaryRow.fold).is_(None), col(SummaryRow.fold) != FOLD_VERSION))


def _again(database: Database, connection: Connection, game: str) -> None:
    try:
        entries = reading.log(database.connection, game)
        folded = reading.replay((stamped.event for stamped in entries), game)
        write(connection, game, folded, entries)
    except LogUnreadable as error:
        log.warning("game %s cannot be read, and keeps its figures: %s", game, error)
    except IntegrityError:
        log.exception("the figures of game %s are refused", game)
    except (DBAPIError, sqlite3.Error):
        raise  # the file, and so no game's own fault
    except Exception:
        log.exception("game %s cannot be summed up", game)
