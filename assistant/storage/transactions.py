"""One transaction on the plain connection: whole, or not at all."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator


@contextmanager
def whole(connection: sqlite3.Connection) -> Iterator[None]:
    """Hold the write lock from the start, commit at the end, and roll back whatever breaks off before."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    finally:
        # On a full disk SQLite has rolled back by itself already.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
