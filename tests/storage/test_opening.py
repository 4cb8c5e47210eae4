"""A file that cannot be used is refused in time, and not one of its bytes is touched."""

from __future__ import annotations

import hashlib
import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import pytest

from assistant.errors import DataError, FileBusy, FileDamaged, FileForeign, FileTooNew, FolderUnwritable
from assistant.storage.copies import FILE
from assistant.storage.inspection import APPLICATION_ID
from assistant.storage.migrations import KNOWN
from assistant.storage.store import Store
from assistant.storage.values import SeatName
from assistant.tracker.rulesets import RULE_SETS
from assistant.tracker.turn import Seat
from tests.fakes import FakeClock

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


def contents(folder: Path) -> dict[str, str]:
    """Every file of a folder with its hash."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def refused(folder: Path, kind: type[DataError]) -> DataError:
    """Open a folder that must be refused, and compare all bytes before and after."""
    before = contents(folder)
    with pytest.raises(kind) as error:
        Store.open(folder)
    assert contents(folder) == before
    return error.value


def sound(folder: Path) -> Path:
    """A file of ours with a game, some pages long."""
    with Store.open(folder, clock=FakeClock()) as store:
        store.games.start(RULE_SETS["classic"], [SeatName(None, "Alice"), SeatName()], Seat(0))
        for number in range(200):
            store.preferences.set(f"page-{number}", "x" * 200)
    return folder / FILE


def altered(folder: Path, *statements: str) -> None:
    path = sound(folder)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


def text(path: Path) -> None:
    path.write_text("This is a letter, not a database.\n" * 100, encoding="utf-8")


def short_text(path: Path) -> None:
    path.write_text("x", encoding="utf-8")


def cut(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def cut_in_the_header(path: Path) -> None:
    os.truncate(path, 50)


def zeros_in_the_middle(path: Path) -> None:
    with path.open("rb+") as file:
        file.seek(4096)
        file.write(bytes(4096 * 3))


def header_overwritten(path: Path) -> None:
    with path.open("rb+") as file:
        file.write(b"NotSQLite format")


@pytest.mark.parametrize(
    "harm", [text, short_text, cut, cut_in_the_header, zeros_in_the_middle, header_overwritten]
)
def test_a_damaged_file_keeps_its_bytes(tmp_path: Path, harm: Callable[[Path], None]) -> None:
    harm(sound(tmp_path))

    error = refused(tmp_path, FileDamaged)
    assert error.path == tmp_path / FILE


def test_a_damaged_file_names_the_copies_that_could_replace_it(tmp_path: Path) -> None:
    text(sound(tmp_path))
    copies = [tmp_path / "copies" / f"2026011{day}T200000000Z-v1.db" for day in (5, 4)]
    copies[0].parent.mkdir()
    for copy in copies:
        copy.write_bytes(b"")

    error = refused(tmp_path, FileDamaged)
    assert isinstance(error, FileDamaged)
    assert error.copies == tuple(copies)


def test_a_file_of_ours_without_tables_is_damaged(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute("PRAGMA user_version = 1")

    refused(tmp_path, FileDamaged)


def test_another_programs_sound_database_is_refused(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("CREATE TABLE recipe (name TEXT)")

    refused(tmp_path, FileForeign)


def test_another_programs_damaged_database_is_damaged(tmp_path: Path) -> None:
    altered(tmp_path, "PRAGMA application_id = 7")
    zeros_in_the_middle(tmp_path / FILE)

    refused(tmp_path, FileDamaged)


def test_a_file_of_a_later_version_is_refused(tmp_path: Path) -> None:
    altered(tmp_path, f"PRAGMA user_version = {KNOWN + 1}")

    error = refused(tmp_path, FileTooNew)
    assert isinstance(error, FileTooNew)
    assert (error.found, error.known) == (KNOWN + 1, KNOWN)


def test_a_file_that_another_program_has_locked_is_busy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("assistant.storage.database._PATIENCE", 0.1)
    path = sound(tmp_path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")

        with pytest.raises(FileBusy):
            Store.open(tmp_path)


def test_a_folder_where_a_file_stands_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file", encoding="utf-8")

    with pytest.raises(FolderUnwritable):
        Store.open(tmp_path / "data")


def test_a_data_file_that_is_a_folder_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()

    with pytest.raises(FolderUnwritable):
        Store.open(tmp_path)


@contextmanager
def as_somebody_who_may_only_read(folder: Path) -> Iterator[None]:
    """Take the right to write away; root, who may write everywhere, is nobody meanwhile."""
    folder.chmod(0o555)
    if root := os.geteuid() == 0:
        os.seteuid(65534)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)
        folder.chmod(0o700)


def test_a_folder_without_the_right_to_write_is_refused() -> None:
    # Not below pytest's own folder, where nobody but root may even look.
    with TemporaryDirectory() as name:
        folder = Path(name)
        sound(folder)
        (folder / FILE).chmod(0o444)

        with as_somebody_who_may_only_read(folder):
            refused(folder, FolderUnwritable)


def test_a_new_folder_without_the_right_to_write_is_refused() -> None:
    with TemporaryDirectory() as name, as_somebody_who_may_only_read(Path(name)):
        refused(Path(name), FolderUnwritable)


def test_a_sound_file_is_closed_without_a_trace_beside_it(tmp_path: Path) -> None:
    sound(tmp_path)

    assert [path.name for path in tmp_path.iterdir()] == [FILE]


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

with Store.open(Path(sys.argv[1])) as store:
    hub = Hub(store)
    assert hub.table.seats[0].name == "Alice", hub.table
    assert hub.last_table().rules == "classic"
    heavy = {"sqlmodel", "sqlalchemy", "pydantic", "flet", "httpx"} & sys.modules.keys()
    assert not heavy, heavy
"""


def test_the_running_game_is_read_without_anything_heavy(tmp_path: Path) -> None:
    sound(tmp_path)

    subprocess.run([sys.executable, "-c", START, str(tmp_path)], check=True)
