"""Every version of the file that was ever released becomes the schema of today."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest
from sqlmodel import SQLModel, create_engine

from assistant.storage import database, migrations, tables
from assistant.storage.copies import FILE, listed
from assistant.storage.inspection import APPLICATION_ID
from assistant.storage.migrations import KNOWN, MIGRATIONS, migrate
from assistant.storage.store import Store
from assistant.storage.values import SeatName
from assistant.tracker.rulesets import RULE_SETS
from assistant.tracker.turn import Seat
from tests.fakes import FakeClock

if TYPE_CHECKING:
    from pathlib import Path


def plain() -> sqlite3.Connection:
    return sqlite3.connect(":memory:", isolation_level=None)


def schema(connection: Any) -> dict[str, Any]:  # noqa: ANN401 -- two kinds of connection are asked alike
    """What the tables are: columns, keys, references and indexes, whatever the words that made them."""
    names = [row[1] for row in connection.execute("PRAGMA table_list") if not row[1].startswith("sqlite_")]
    return {name: _table(connection, name) for name in sorted(names)}


def _table(connection: Any, name: str) -> dict[str, Any]:  # noqa: ANN401 -- as above
    indexes = [row[1] for row in connection.execute(f"PRAGMA index_list({name})") if row[3] == "c"]
    return {
        "rows": [tuple(row[1:]) for row in connection.execute(f"PRAGMA table_list({name})")],
        "columns": [tuple(row) for row in connection.execute(f"PRAGMA table_info({name})")],
        "references": sorted(row[2:5] for row in connection.execute(f"PRAGMA foreign_key_list({name})")),
        "indexes": {
            index: [tuple(row) for row in connection.execute(f"PRAGMA index_info({index})")]
            for index in indexes
        },
    }


@pytest.mark.parametrize("version", range(KNOWN))
def test_every_older_version_becomes_what_sqlmodel_expects(version: int) -> None:
    with closing(plain()) as made, closing(plain()) as expected:
        migrate(made, 0, version)
        migrate(made, version)
        engine = create_engine("sqlite://", creator=lambda: expected)
        SQLModel.metadata.create_all(engine)

        assert schema(made) == schema(expected)
        assert schema(made).keys() >= {tables.GameRow.__tablename__, tables.EntryRow.__tablename__}


def test_a_new_file_says_whose_it_is_and_of_which_version() -> None:
    with closing(plain()) as made:
        migrate(made, 0)

        assert made.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
        assert made.execute("PRAGMA user_version").fetchone() == (KNOWN,)


def add_a_table(connection: sqlite3.Connection) -> None:
    connection.execute("CREATE TABLE dice (sides INTEGER)")


def add_a_table_and_fail(connection: sqlite3.Connection) -> None:
    add_a_table(connection)
    msg = "the power went out"
    raise RuntimeError(msg)


@pytest.fixture
def old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of today's version with a game in it, which is an older one as soon as a step is added."""
    with Store.open(tmp_path, clock=FakeClock()) as store:
        store.games.start(RULE_SETS["classic"], [SeatName(None, "Alice"), SeatName()], Seat(0))
    monkeypatch.setattr(database, "KNOWN", KNOWN + 1)
    return tmp_path


def _with_step(monkeypatch: pytest.MonkeyPatch, step: Any) -> None:  # noqa: ANN401 -- any function
    monkeypatch.setattr(migrations, "MIGRATIONS", (*MIGRATIONS, step))
    monkeypatch.setattr(database, "migrate", lambda connection, found: migrate(connection, found, KNOWN + 1))


def test_a_step_runs_once_and_the_running_game_goes_on(
    old_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _with_step(monkeypatch, add_a_table)

    for _ in range(2):
        with Store.open(old_file) as store:
            assert store.running() is not None

    with closing(sqlite3.connect(old_file / FILE)) as connection:
        assert "dice" in schema(connection)
        assert connection.execute("PRAGMA user_version").fetchone() == (KNOWN + 1,)


def test_a_copy_of_the_old_file_is_made_first(old_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _with_step(monkeypatch, add_a_table)
    Store.open(old_file, clock=FakeClock()).close()

    (copy,) = listed(old_file)
    with closing(sqlite3.connect(copy)) as connection:
        assert "dice" not in schema(connection)
        assert connection.execute("PRAGMA user_version").fetchone() == (KNOWN,)
        assert connection.execute("SELECT count(*) FROM game").fetchone() == (1,)


def test_a_step_that_fails_leaves_the_file_as_it_was(old_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _with_step(monkeypatch, add_a_table_and_fail)

    with pytest.raises(RuntimeError):
        Store.open(old_file)

    with closing(sqlite3.connect(old_file / FILE)) as connection:
        assert "dice" not in schema(connection)
        assert connection.execute("PRAGMA user_version").fetchone() == (KNOWN,)


def test_a_new_file_needs_no_copy(tmp_path: Path) -> None:
    Store.open(tmp_path).close()

    assert listed(tmp_path) == ()
