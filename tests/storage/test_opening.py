"""A sound file opens whatever happened before, and fast."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from assistant.errors import FileDamaged
from assistant.storage.copies import FILE
from assistant.storage.store import Store
from assistant.storage.values import SeatName
from assistant.tracker.rulesets import RULE_SETS
from assistant.tracker.turn import Seat
from tests.storage.playing import sound

if TYPE_CHECKING:
    from pathlib import Path


def test_a_sound_file_is_closed_without_a_trace_beside_it(tmp_path: Path) -> None:
    sound(tmp_path)

    assert [path.name for path in tmp_path.iterdir()] == [FILE]


@pytest.mark.parametrize("table", ["game", "seat", "entry", "summary", "player", "preference"])
def test_a_file_that_lacks_a_table_is_damaged_and_left_as_it_is(tmp_path: Path, table: str) -> None:
    path = sound(tmp_path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute(f"DROP TABLE {table}")
    before = path.read_bytes()

    with pytest.raises(FileDamaged):
        Store.open(tmp_path)

    assert path.read_bytes() == before


@pytest.mark.native("a page has no pipes")
def test_a_pipe_is_no_data_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / FILE)

    with pytest.raises(FileDamaged):
        Store.open(tmp_path)


def test_an_empty_file_is_taken_as_a_new_one(tmp_path: Path) -> None:
    (tmp_path / FILE).touch()

    with Store.open(tmp_path) as store:
        assert store.running() is None


def test_what_a_killed_process_left_in_the_write_ahead_log_is_there(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    with Store.open(tmp_path) as store:
        game = store.games.start(RULE_SETS["classic"], [SeatName(None, "Alice"), SeatName()], Seat(0))
        for path in tmp_path.glob(f"{FILE}*"):
            shutil.copy(path, other)
    assert (other / f"{FILE}-wal").stat().st_size > 0

    with Store.open(other) as store:
        assert store.running() == game


KILLED = """
import os, sqlite3, sys

connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("PRAGMA journal_mode = DELETE")
connection.execute("PRAGMA cache_size = 1")
connection.execute("BEGIN IMMEDIATE")
connection.execute("UPDATE preference SET value = upper(value)")
os._exit(0)
"""


@pytest.mark.native("a page starts no processes")
def test_what_was_broken_off_under_a_rollback_journal_is_rolled_back(tmp_path: Path) -> None:
    path = sound(tmp_path)
    subprocess.run([sys.executable, "-c", KILLED, str(path)], check=True)
    assert path.with_name(f"{FILE}-journal").stat().st_size > 0

    with Store.open(tmp_path) as store:
        assert {store.preferences.get(f"page-{number}") for number in range(200)} == {"x" * 200}


def test_a_folder_with_marks_in_its_name_opens(tmp_path: Path) -> None:
    folder = tmp_path / "été? 100% #1"
    sound(folder)

    with Store.open(folder) as store:
        assert store.running() is not None


START = """
import sys
from pathlib import Path
from assistant.live import Hub
from assistant.storage.store import Store
from assistant.tracker.events import CardPlayed

with Store.open(Path(sys.argv[1])) as store:
    hub = Hub(store)
    assert hub.table.seats[0].name == "Alice", hub.table
    assert hub.last_table().rules == "classic"
    hub.record(hub.table.seen, CardPlayed(0, None))
    heavy = {"sqlmodel", "sqlalchemy", "pydantic", "flet", "httpx"} & sys.modules.keys()
    assert not heavy, heavy
"""


@pytest.mark.native("a page starts no processes")
def test_the_running_game_is_read_and_goes_on_without_anything_heavy(tmp_path: Path) -> None:
    sound(tmp_path)

    subprocess.run([sys.executable, "-c", START, str(tmp_path)], check=True)
