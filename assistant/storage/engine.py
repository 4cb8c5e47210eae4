"""SQLAlchemy over the one connection; nothing on the way to the first screen imports this."""

from __future__ import annotations

import sqlite3
from contextlib import contextmanager
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.pool import StaticPool

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

WRITING = {"begin": "BEGIN IMMEDIATE"}
"""Execution options of a transaction that takes the write lock at once, so that what it read stays true."""


def over(connection: sqlite3.Connection) -> Engine:
    """Make an engine that always uses this connection and begins its transactions itself."""
    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
    event.listen(engine, "begin", _begin)
    return engine


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))


@contextmanager
def cause(translated: Callable[[BaseException | None], Exception]) -> Iterator[None]:
    """Raise errors of the file in our words; a constraint that fails is the caller's to explain."""
    try:
        yield
    except IntegrityError:
        raise
    except DBAPIError as error:
        raise translated(error.orig) from error
    except sqlite3.Error as error:
        # From the same connection, used without SQLAlchemy within the transaction.
        raise translated(error) from error
