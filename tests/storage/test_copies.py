"""Copies are whole, the last three are kept, and putting one back loses nothing of what was there."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

import pytest

from assistant.errors import CopyRefused
from assistant.storage import copies
from assistant.storage.copies import FILE
from assistant.storage.restoring import put_back
from assistant.storage.store import Store
from tests.fakes import EVENING, FakeClock

if TYPE_CHECKING:
    from pathlib import Path


def copied(folder: Path, wish: str, clock: FakeClock) -> Path:
    """Set a wish and make a copy while the file is open."""
    with Store.open(folder) as store:
        store.preferences.set("wish", wish)
        return copies.make(store._database.connection, folder, clock(), 1)  # noqa: SLF001 -- no screen makes one yet


def wish(folder: Path) -> object:
    with Store.open(folder) as store:
        return store.preferences.get("wish")


def test_a_copy_carries_its_time_and_version_in_its_name(tmp_path: Path) -> None:
    copy = copied(tmp_path, "tea", FakeClock(EVENING))

    assert copy == tmp_path / "copies" / "20260115T193000000Z-v1.db"


def test_the_last_three_copies_are_kept_the_latest_first(tmp_path: Path) -> None:
    clock = FakeClock()
    made = [copied(tmp_path, str(number), clock) for number in range(5)]

    assert copies.listed(tmp_path) == (made[4], made[3], made[2])


def test_without_copies_none_are_listed(tmp_path: Path) -> None:
    assert copies.listed(tmp_path) == ()


def test_a_copy_put_back_is_what_it_was(tmp_path: Path) -> None:
    clock = FakeClock()
    copy = copied(tmp_path, "tea", clock)
    copied(tmp_path, "coffee", clock)

    copies.restore(tmp_path, copy, clock())

    assert wish(tmp_path) == "tea"
    assert copy.exists()


def test_a_damaged_file_is_kept_beside_when_a_copy_takes_its_place(tmp_path: Path) -> None:
    clock = FakeClock()
    copy = copied(tmp_path, "tea", clock)
    for tail in ("", "-wal", "-shm"):
        (tmp_path / (FILE + tail)).write_bytes(f"rubble{tail}".encode())

    aside = copies.restore(tmp_path, copy, clock())

    assert wish(tmp_path) == "tea"
    assert aside is not None
    kept = {path.name: path.read_bytes() for path in tmp_path.glob(f"{aside.name}*")}
    assert kept == {aside.name + tail: f"rubble{tail}".encode() for tail in ("", "-wal", "-shm")}


def test_a_copy_can_be_put_where_no_file_is(tmp_path: Path) -> None:
    clock = FakeClock()
    copy = copied(tmp_path, "tea", clock)
    (tmp_path / FILE).unlink()

    assert copies.restore(tmp_path, copy, clock()) is None
    assert wish(tmp_path) == "tea"


@pytest.mark.parametrize("sound", [0, 0.3, 0.5])
def test_a_damaged_copy_takes_nobodys_place(tmp_path: Path, sound: float) -> None:
    clock = FakeClock()
    copy = copied(tmp_path, "tea", clock)
    size = copy.stat().st_size
    copy.write_bytes(copy.read_bytes()[: int(size * sound)].ljust(size, b"x"))
    before = sorted(path.name for path in tmp_path.iterdir())

    with pytest.raises(CopyRefused):
        put_back(tmp_path, copy, clock())

    assert sorted(path.name for path in tmp_path.iterdir()) == before
    assert wish(tmp_path) == "tea"


@pytest.mark.parametrize(
    "schema", ["CREATE TABLE recipe (name TEXT)", "", "PRAGMA application_id = 878732371"]
)
def test_a_sound_file_that_is_not_ours_takes_nobodys_place(tmp_path: Path, schema: str) -> None:
    copied(tmp_path, "tea", FakeClock())
    other = tmp_path / "other.db"
    connection = sqlite3.connect(other)
    connection.execute(schema)
    connection.close()

    with pytest.raises(CopyRefused):
        put_back(tmp_path, other, EVENING)

    assert wish(tmp_path) == "tea"


def test_a_copy_of_ours_is_put_back(tmp_path: Path) -> None:
    clock = FakeClock()
    copy = copied(tmp_path, "tea", clock)
    copied(tmp_path, "cake", clock)

    assert put_back(tmp_path, copy, EVENING) is not None
    assert wish(tmp_path) == "tea"
