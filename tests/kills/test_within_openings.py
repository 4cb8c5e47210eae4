"""A process that dies while it opens or closes a folder leaves one that opens, with all that was in it."""

from __future__ import annotations

import shutil
from itertools import chain, count
from typing import TYPE_CHECKING

from assistant.storage.copies import FILE
from assistant.storage.store import Store
from tests.kills.fates import AtByte, AtStatement
from tests.kills.hubs import looked_at, open_and_close, race
from tests.kills.story import story

if TYPE_CHECKING:
    from pathlib import Path

    from tests.kills.fates import Fate
    from tests.kills.mortal import Nursery

SHARED_MEMORY = 32768
"""Bytes of the index that SQLite keeps beside a write-ahead log from its first page on."""
APART = 3000


def died(children: Nursery, folder: Path, fate: Fate) -> bool:
    """Open and close a folder, and tell whether the process died meanwhile."""
    child = children.bear(open_and_close, folder, fate)
    try:
        assert child.hear() == "alive"
    except EOFError:
        assert child.end() < 0
        return True
    child.kill()
    return False


def test_a_new_folder_opens_after_a_death_at_each_statement_of_its_making(
    children: Nursery, tmp_path: Path
) -> None:
    deaths = 0
    for number in count(1):
        if not died(children, tmp_path / str(number), AtStatement(number)):
            break
        is_new(tmp_path / str(number))
        deaths = number

    assert deaths > 10


def test_a_new_folder_opens_after_a_death_in_what_its_making_writes(
    children: Nursery, tmp_path: Path
) -> None:
    deaths = 0
    for size in chain(range(0, 4096, 700), count(SHARED_MEMORY, APART)):
        if not died(children, tmp_path / str(size), AtByte(size)):
            break
        is_new(tmp_path / str(size))
        deaths += 1

    assert deaths > 10


def is_new(folder: Path) -> None:
    there = looked_at(folder)
    assert (there.table, there.games, set(there.remembered)) == (None, (), {"device"})


def test_a_death_while_the_log_is_folded_into_the_file_loses_nothing(
    children: Nursery, tmp_path: Path
) -> None:
    events = [entry.event for entry in story(0).entries]
    child = children.bear(race, tmp_path / "killed", events)
    there = child.hear()
    while child.hear() < len(events):
        pass
    child.kill()
    there, deaths = looked_at(copied(tmp_path)), 0
    for size in count((tmp_path / "killed" / FILE).stat().st_size, 2 * APART):
        folder = copied(tmp_path)
        if not died(children, folder, AtByte(size)):
            break
        assert looked_at(folder) == there
        deaths += 1

    assert there.log == tuple(events)
    assert deaths > 3


def copied(place: Path) -> Path:
    """Copy the folder that the killed one left."""
    shutil.rmtree(place / "copy", ignore_errors=True)
    return shutil.copytree(place / "killed", place / "copy")


def test_a_folder_that_was_left_open_grows_no_further(children: Nursery, tmp_path: Path) -> None:
    assert died(children, tmp_path, AtByte(SHARED_MEMORY + APART))
    with Store.open(tmp_path):
        pass

    assert [path.name for path in tmp_path.iterdir()] == [FILE]
