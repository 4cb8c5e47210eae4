"""A disk that refuses is told in one sentence, the table shows what is saved, and afterwards play goes on."""

from __future__ import annotations

import sqlite3
from contextlib import closing, contextmanager
from pathlib import Path
from shutil import rmtree
from typing import TYPE_CHECKING, TypeAlias

import pytest

from assistant.live import Hub
from assistant.storage.copies import FILE, listed
from assistant.storage.store import Store
from tests.fakes import FakeClock
from tests.rendering import awaited
from tests.tables import event_of
from tests.ui.phones import numerals, opened
from tests.ui.tabletop import lay_out

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

    from tests.rendering import Phone

    Trouble: TypeAlias = Callable[[Store, Path], AbstractContextManager[str]]

LOCKED = "Another program keeps the data locked"
READ_ONLY = "The data may only be read"
MOVED = "The data file was moved or replaced"
RESCUED = "`fourpiles --restore` brings that back."
NOT_COPIED = "no copy of it could be made"


@contextmanager
def locked(_: Store, folder: Path) -> Iterator[str]:
    """Let another program hold the file's write lock."""
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield LOCKED
        other.execute("ROLLBACK")


@contextmanager
def read_only(store: Store, _: Path) -> Iterator[str]:
    """Take the right to write away, as from a disk that the system no longer trusts."""
    connection = store._database.connection  # noqa: SLF001 -- an open file keeps its rights
    connection.execute("PRAGMA query_only = ON")
    yield READ_ONLY
    connection.execute("PRAGMA query_only = OFF")


@contextmanager
def moved(_: Store, folder: Path) -> Iterator[str]:
    """Move the file out of the folder, and back."""
    (folder / FILE).rename(folder / "elsewhere.db")
    yield MOVED
    (folder / "elsewhere.db").rename(folder / FILE)


TROUBLES = pytest.mark.parametrize("trouble", [locked, read_only, moved])


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    monkeypatch.setattr("assistant.storage.database._PATIENCE", 0.1)
    with Store.open(tmp_path, clock=FakeClock()) as store:
        yield store


def told(this: Phone, sentence: str) -> int:
    """Count how often a sentence stands on the screen."""
    return sum(said.startswith(sentence) for said in this.words())


@TROUBLES
@awaited
async def test_a_card_is_laid_once_the_disk_takes_it(store: Store, tmp_path: Path, trouble: Trouble) -> None:
    hub = Hub(store)
    lay_out(hub, "10 up-1")
    async with opened(hub) as this:
        with trouble(store, tmp_path) as sentence:
            await this.tap("key-2", "key-0", "pile-0")
            assert (told(this, sentence), numerals(this)[0]) == (1, "10")
            await this.tap("undo")
            assert (told(this, sentence), numerals(this)[0]) == (1, "10")

        await this.tap("pile-0")
        assert (told(this, sentence), numerals(this)[0]) == (0, "20")
    assert Hub(store).table == hub.table


@TROUBLES
@awaited
async def test_a_game_is_kept_begun_and_saved_once_the_disk_takes_it(
    store: Store, tmp_path: Path, trouble: Trouble
) -> None:
    hub = Hub(store)
    lay_out(hub, "10 up-1")
    async with opened(hub) as this:
        for touches, there, after in (
            (["menu-keep"], "pile-0", "new-game"),
            (["rematch"], "rematch", "pile-0"),
        ):
            with trouble(store, tmp_path) as sentence:
                await this.tap(*touches)
                assert (told(this, sentence), there in this) == (1, True)
            await this.tap(*touches)
            assert after in this

        table = hub.table
        assert table is not None
        hub.record(table.seen, event_of(table.game, "blocked"))
        await this.settle()
        with trouble(store, tmp_path) as sentence:
            # The bar that said so at home lies there still: nobody takes it away on a phone that is none.
            await this.tap("save")
            assert (told(this, sentence), "save" in this) == (2, True)
        await this.tap("save")
        assert (hub.table, len(hub.recent(5)), len(hub.kept())) == (None, 1, 1)


@pytest.mark.parametrize(
    ("harm", "rescue"), [(Path.unlink, RESCUED), (lambda path: rmtree(path.parent), NOT_COPIED)]
)
@awaited
async def test_who_loses_the_file_is_told_whether_a_copy_was_made(
    tmp_path: Path, harm: Callable[[Path], None], rescue: str
) -> None:
    with Store.open(tmp_path / "data", clock=FakeClock()) as store:
        hub = Hub(store)
        lay_out(hub, "10 up-1")
        async with opened(hub) as this:
            harm(tmp_path / "data" / FILE)
            await this.tap("key-2", "key-0", "pile-0")

            (said,) = [words for words in this.words() if words.startswith(MOVED)]
    assert rescue in said
    assert len(listed(tmp_path / "data")) == (rescue == RESCUED)
