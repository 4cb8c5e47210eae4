"""A file that cannot be used is refused in time, and not one of its bytes is touched."""

from __future__ import annotations

import hashlib
import os
import sqlite3
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
from tests.storage.playing import sound

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


@pytest.mark.native("a page owns all its files")
def test_a_folder_without_the_right_to_write_is_refused() -> None:
    # Not below pytest's own folder, where nobody but root may even look.
    with TemporaryDirectory() as name:
        folder = Path(name)
        sound(folder)
        (folder / FILE).chmod(0o444)

        with as_somebody_who_may_only_read(folder):
            refused(folder, FolderUnwritable)


@pytest.mark.native("a page owns all its files")
def test_a_new_folder_without_the_right_to_write_is_refused() -> None:
    with TemporaryDirectory() as name, as_somebody_who_may_only_read(Path(name)):
        refused(Path(name), FolderUnwritable)
