"""A data file that is taken away while it is open is noticed, and nothing it held is lost."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from assistant.errors import FileGone
from assistant.storage.copies import FILE, listed
from assistant.storage.restoring import put_back
from assistant.storage.store import Store
from tests.fakes import EVENING, FakeClock
from tests.storage.playing import SKIPPED, begin

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


def delete(path: Path) -> None:
    path.unlink()


def replace(path: Path) -> None:
    other = path.with_name("other.db")
    shutil.copy(path, other)
    other.replace(path)


@pytest.mark.parametrize("harm", [delete, replace])
def test_all_that_a_file_held_can_be_put_back_when_it_is_gone(
    tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    with Store.open(tmp_path, clock=FakeClock()) as store:
        game = begin(store).id
        store.append(game, 2, SKIPPED)
        there = store.running()
        harm(tmp_path / FILE)
        for _ in range(2):
            with pytest.raises(FileGone) as gone:
                store.append(game, 3, SKIPPED)
        with pytest.raises(FileGone):
            store.games.discard(game)
        assert store.running() == there
    assert listed(tmp_path) == (gone.value.copy,)
    put_back(tmp_path, gone.value.copy, EVENING)

    with Store.open(tmp_path) as store:
        assert store.running() == there


def test_a_file_put_back_is_written_again(tmp_path: Path) -> None:
    path, elsewhere = tmp_path / FILE, tmp_path / "elsewhere.db"
    with Store.open(tmp_path, clock=FakeClock()) as store:
        game = begin(store).id
        path.rename(elsewhere)
        with pytest.raises(FileGone):
            store.append(game, 2, SKIPPED)
        elsewhere.rename(path)
        store.append(game, 2, SKIPPED)

    with Store.open(tmp_path) as store:
        assert [stamped.event for stamped in store.games.log(game)][1:] == [SKIPPED]
