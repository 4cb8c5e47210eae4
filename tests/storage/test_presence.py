"""A data file that is taken away while it is open is noticed, and nothing it held is lost."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from assistant.errors import FileGone, WriteForbidden
from assistant.storage.copies import FILE, listed
from assistant.storage.restoring import put_back
from assistant.storage.store import Store
from tests.fakes import EVENING, FakeClock
from tests.storage.playing import SKIPPED, begin

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

pytestmark = pytest.mark.native("nobody can take a file away in a page, which makes its own anew")


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
    assert gone.value.copy is not None
    assert listed(tmp_path) == (gone.value.copy,)
    put_back(tmp_path, gone.value.copy, EVENING)

    with Store.open(tmp_path) as store:
        assert store.running() == there


def test_a_file_put_back_is_written_again_and_a_second_loss_copied_anew(tmp_path: Path) -> None:
    path, elsewhere = tmp_path / FILE, tmp_path / "elsewhere.db"
    with Store.open(tmp_path, clock=FakeClock()) as store:
        game = begin(store).id
        path.rename(elsewhere)
        with pytest.raises(FileGone) as first:
            store.append(game, 2, SKIPPED)
        elsewhere.rename(path)
        store.append(game, 2, SKIPPED)
        store.append(game, 3, SKIPPED)
        path.unlink()
        with pytest.raises(FileGone) as second:
            store.append(game, 4, SKIPPED)
    assert second.value.copy is not None
    assert listed(tmp_path) == (second.value.copy, first.value.copy)
    put_back(tmp_path, second.value.copy, EVENING)

    with Store.open(tmp_path) as store:
        assert [stamped.event for stamped in store.games.log(game)][1:] == [SKIPPED, SKIPPED]


@pytest.mark.parametrize("harm", [shutil.rmtree, lambda folder: folder.rename(folder.with_name("moved"))])
def test_a_folder_that_is_gone_is_told_as_that_and_leaves_no_copy(
    tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    folder = tmp_path / "data"
    with Store.open(folder, clock=FakeClock()) as store:
        game = begin(store).id
        harm(folder)
        for _ in range(2):
            with pytest.raises(FileGone) as gone:
                store.append(game, 2, SKIPPED)
        with pytest.raises(FileGone):
            store.preferences.set("tea", "green")

    assert gone.value.copy is None
    assert not folder.exists()


def test_a_copy_that_is_gone_too_is_made_again(tmp_path: Path) -> None:
    with Store.open(tmp_path, clock=FakeClock()) as store:
        game = begin(store).id
        (tmp_path / FILE).unlink()
        with pytest.raises(FileGone):
            store.append(game, 2, SKIPPED)
        shutil.rmtree(tmp_path / "copies")
        with pytest.raises(FileGone) as gone:
            store.append(game, 2, SKIPPED)

    assert listed(tmp_path) == (gone.value.copy,)


def test_a_copy_that_may_not_be_made_is_told_as_that(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> Path:
        raise PermissionError

    # No folder is closed to an administrator, who may be running this.
    monkeypatch.setattr("assistant.storage.copies.make", refuse)
    with Store.open(tmp_path, clock=FakeClock()) as store:
        game = begin(store).id
        (tmp_path / FILE).unlink()

        with pytest.raises(WriteForbidden):
            store.append(game, 2, SKIPPED)


def test_half_a_copy_does_not_stay(tmp_path: Path) -> None:
    with Store.open(tmp_path, clock=FakeClock()) as store:
        game = begin(store).id
        (tmp_path / FILE).unlink()
        store._database.connection.close()  # noqa: SLF001 -- a copy that fails half way is played here
        for _ in range(2):
            with pytest.raises(FileGone) as gone:
                store.append(game, 2, SKIPPED)

    assert gone.value.copy is None
    assert list((tmp_path / "copies").iterdir()) == []
