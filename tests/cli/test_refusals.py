"""What keeps the command from starting, and what it leaves untouched."""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from assistant.server import serve
from tests.cli.commands import refused, run, started, visit

if TYPE_CHECKING:
    from collections.abc import Callable


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


@pytest.fixture(scope="session")
def sound_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a sound database in it, made by a start."""
    folder = tmp_path_factory.mktemp("sound") / "data"
    with started(folder, "--port", "0") as (process, address):
        visit(address)
        process.terminate()
        process.wait(timeout=10)
    return folder


@pytest.fixture
def closed_folder(sound_folder: Path, tmp_path: Path) -> Path:
    """A copy of that folder, to be spoilt."""
    return Path(shutil.copytree(sound_folder, tmp_path / "data"))


def test_a_taken_port_is_refused(tmp_path: Path) -> None:
    with serve.bind(0) as other:
        port = str(other.getsockname()[1])
        refused(run(tmp_path, "--port", port), port, "--port")


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    refused(run(tmp_path / "file" / "data"), str(tmp_path / "file" / "data"), "--data-dir")


def test_a_folder_that_another_one_holds_is_refused_with_that_ones_address(tmp_path: Path) -> None:
    with started(tmp_path, "--port", "0") as (_, address):
        refused(run(tmp_path), str(tmp_path), address)


def torn(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[100:] = os.urandom(len(content) - 100)
    path.write_bytes(content)


def too_new(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 9999")


def foreign(path: Path) -> None:
    path.unlink()
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.executescript("CREATE TABLE recipes (name TEXT); PRAGMA user_version = 3;")


def no_database(path: Path) -> None:
    path.write_bytes(b"Alice, Bruno, Elena\n" * 400)


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (torn, ["is damaged and was left as it is"]),
        (no_database, ["is damaged and was left as it is"]),
        (too_new, ["a later Four Piles", "update"]),
        (foreign, ["another program", "--data-dir"]),
    ],
    ids=["torn", "no database", "too new", "foreign"],
)
def test_a_bad_database_is_named_and_not_touched(
    closed_folder: Path, spoil: Callable[[Path], None], words: list[str]
) -> None:
    file = closed_folder / "fourpiles.db"
    spoil(file)
    before = digest(file)
    refused(run(closed_folder), str(file), *words)

    assert digest(file) == before


def test_a_database_that_another_program_locks_is_left_alone(closed_folder: Path) -> None:
    file = closed_folder / "fourpiles.db"
    with contextlib.closing(sqlite3.connect(file)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        refused(run(closed_folder), str(file), "locked")


def test_a_copy_takes_the_place_of_a_damaged_file(closed_folder: Path) -> None:
    file = closed_folder / "fourpiles.db"
    copy = closed_folder / "copies" / "20261130T200000000Z-v1.db"
    copy.parent.mkdir(exist_ok=True)
    copy.write_bytes(file.read_bytes())
    torn(file)
    damaged = digest(file)
    refused(run(closed_folder), f"fourpiles --data-dir {closed_folder} --restore {copy}")
    with started(closed_folder, "--port", "0", "--restore", str(copy)) as (process, said):
        assert process.stdout is not None
        kept, served = process.stdout.readline(), process.stdout.readline()

    assert said == f"{copy} is in use again.\n"
    assert "http://127.0.0.1:" in served
    assert digest(Path(kept.split(" as ")[1].strip().rstrip("."))) == damaged


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--restore", "none.db"], "there is no file none.db"),
        (["--port", "65536"], "from 0 (any free one) to 65535"),
        (["--port", "-1"], "port"),
        (["--language", "xx"], "xx"),
        (["--lan"], "--lan"),
    ],
)
def test_what_makes_no_sense_is_said_and_changes_nothing(
    tmp_path: Path, arguments: list[str], words: str
) -> None:
    ended = run(tmp_path / "data", *arguments)

    assert (ended.returncode, words in ended.stderr) == (2, True)
    assert not (tmp_path / "data").exists()
