"""One process at a time owns a data folder, and a dead one owns nothing."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from assistant.errors import FolderHeld, FolderUnwritable
from assistant.storage.ownership import FolderLock

if TYPE_CHECKING:
    from pathlib import Path

HOLD = """
import sys, time
from pathlib import Path
from assistant.storage.ownership import FolderLock

lock = FolderLock.acquire(Path(sys.argv[1]))
lock.announce("http://127.0.0.1:9898")
print("held", flush=True)
time.sleep(60)
"""


@pytest.mark.native("a page is alone with its files and locks none")
def test_a_second_owner_is_told_where_the_first_one_is(tmp_path: Path) -> None:
    with FolderLock.acquire(tmp_path) as lock:
        lock.announce("http://127.0.0.1:9898")

        with pytest.raises(FolderHeld) as refused:
            FolderLock.acquire(tmp_path)

    assert (refused.value.path, refused.value.address) == (tmp_path, "http://127.0.0.1:9898")


@pytest.mark.native("a page is alone with its files and locks none")
def test_an_owner_that_has_not_said_where_it_is_still_owns(tmp_path: Path) -> None:
    with FolderLock.acquire(tmp_path), pytest.raises(FolderHeld) as refused:
        FolderLock.acquire(tmp_path)

    assert refused.value.address is None


def test_a_folder_let_go_can_be_held_again(tmp_path: Path) -> None:
    FolderLock.acquire(tmp_path).release()

    FolderLock.acquire(tmp_path).release()


@pytest.mark.native("a page starts no processes")
def test_a_killed_owner_leaves_the_folder_free_and_no_old_address(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path)], stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        with pytest.raises(FolderHeld) as held:
            FolderLock.acquire(tmp_path)
        other.kill()

    assert held.value.address == "http://127.0.0.1:9898"
    with FolderLock.acquire(tmp_path), pytest.raises(FolderHeld) as refused:
        FolderLock.acquire(tmp_path)
    assert refused.value.address is None


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file", encoding="utf-8")

    with pytest.raises(FolderUnwritable):
        FolderLock.acquire(tmp_path / "data")


def test_a_browsers_page_owns_its_files_without_a_lock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "emscripten")

    with FolderLock.acquire(tmp_path), FolderLock.acquire(tmp_path):
        assert list(tmp_path.iterdir()) == []
