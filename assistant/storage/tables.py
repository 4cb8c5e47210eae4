"""The tables as SQLModel sees them; `migrations.py` makes them, and a test compares the two.

Times are texts in UTC (`moments.py`), ids UUIDs as texts.
"""

from __future__ import annotations

from typing import Any, ClassVar

from sqlmodel import Field, Index, SQLModel

_WITHOUT_ROWID = {"sqlite_with_rowid": False}


class PlayerRow(SQLModel, table=True):
    """A remembered player; rows are never removed, since seats of old games point at them."""

    __tablename__: ClassVar[Any] = "player"

    id: str = Field(primary_key=True)
    name: str
    key: str = Field(index=True)
    colour: int
    created_at: str
    used_at: str
    archived_at: str | None = None
    merged_into: str | None = Field(default=None, foreign_key="player.id")
    deleted_at: str | None = None


class GameRow(SQLModel, table=True):
    """A game: running or kept with a row for each entry, or saved with its log sealed."""

    __tablename__: ClassVar[Any] = "game"
    __table_args__ = (Index("ix_game_phase_started_at", "phase", "started_at"),)

    id: str = Field(primary_key=True)
    phase: str
    rules: str
    players: int
    first: int
    started_at: str
    utc_offset: int
    changed_at: str
    ended_at: str | None = None
    aids: bool = False
    note: str | None = None
    place: str | None = None
    log: bytes | None = None
    deleted_at: str | None = None


class SeatRow(SQLModel, table=True):
    """Who sat where: a player, a guest by name, or neither."""

    __tablename__: ClassVar[Any] = "seat"
    __table_args__ = _WITHOUT_ROWID

    game: str = Field(primary_key=True, foreign_key="game.id")
    seat: int = Field(primary_key=True)
    player: str | None = Field(default=None, foreign_key="player.id", index=True)
    guest: str | None = None


class EntryRow(SQLModel, table=True):
    """One entry of a log that is not sealed; the key makes two phones that append at once notice."""

    __tablename__: ClassVar[Any] = "entry"
    __table_args__ = _WITHOUT_ROWID

    game: str = Field(primary_key=True, foreign_key="game.id")
    number: int = Field(primary_key=True)
    at: str
    utc_offset: int
    device: str
    body: str


class SummaryRow(SQLModel, table=True):
    """The figures of a saved game: a cache of its log."""

    __tablename__: ClassVar[Any] = "summary"

    game: str = Field(primary_key=True, foreign_key="game.id")
    fold: int
    outcome: str
    remaining: int
    plays: int
    turns: int
    tricks: int
    largest_gap: int
    gaps: int
    unknown: int
    seconds: int


class PreferenceRow(SQLModel, table=True):
    """One thing that the household wants, as JSON."""

    __tablename__: ClassVar[Any] = "preference"

    key: str = Field(primary_key=True)
    value: str
