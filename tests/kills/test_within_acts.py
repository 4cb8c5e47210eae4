"""A process that dies in the middle of an act leaves the file as before or as after it, never torn."""

from __future__ import annotations

import shutil
from itertools import count
from typing import TYPE_CHECKING

import pytest

from assistant.live import Hub
from assistant.storage.copies import FILE
from assistant.storage.store import Store
from tests.kills.acts import ACTS
from tests.kills.fates import AtByte, AtStatement
from tests.kills.hubs import Shown, die_within, looked_at, play, shown
from tests.kills.mortal import KILLED

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.kills.fates import Fate
    from tests.kills.mortal import Nursery

PAGE = 4096
WAL_HEADER, FRAME = 32, 24 + PAGE
"""Bytes before the first page of a write-ahead log, and of each page in it."""


class Moment:
    """The folder before an act, what it shows before and after, and how much the act writes."""

    def __init__(self, children: Nursery, place: Path, name: str) -> None:
        self._children, self._place = children, place
        self._ready = place / "ready"
        *before, self.wish = ACTS[name]
        with Store.open(self._ready) as store:
            hub = Hub(store)
            for wish in before:
                wish(hub)
            self.before = shown(hub)
        self.after = self._done()

    def _done(self) -> Shown:
        child = self._children.bear(play, self._fresh())
        assert child.hear() == self.before
        after: Shown = child.hears(self.wish)
        self.written = (self._place / "data" / f"{FILE}-wal").stat().st_size
        child.kill()
        return after

    def _fresh(self) -> Path:
        shutil.rmtree(self._place / "data", ignore_errors=True)
        return shutil.copytree(self._ready, self._place / "data")

    def died(self, fate: Fate) -> Shown | None:
        """Meet a fate within the act, and tell what is there then; None when the act was over before."""
        folder = self._fresh()
        child = self._children.bear(die_within, folder, self.wish, fate)
        try:
            assert child.hear() == "alive"
        except EOFError:
            assert child.end() < 0
            return looked_at(folder)
        assert child.kill() == KILLED
        assert looked_at(folder).outline == self.after.outline
        return None

    def is_either(self, found: Shown) -> None:
        """Compare what is there with before and after."""
        if found != self.before:
            assert found.outline == self.after.outline


@pytest.fixture(params=list(ACTS))
def moment(request: pytest.FixtureRequest, children: Nursery, tmp_path: Path) -> Moment:
    return Moment(children, tmp_path, request.param)


def test_at_each_statement(moment: Moment) -> None:
    met = 0
    for number in count(1):
        found = moment.died(AtStatement(number))
        if found is None:
            break
        moment.is_either(found)
        met += found == moment.before

    assert met > 1


def bytes_of(written: int) -> Iterator[int]:
    """Choose where to break off: around each page's edges, and in its middle."""
    for edge in range(WAL_HEADER, written, FRAME):
        yield from (edge - 1, edge + 24, edge + 2000)


def test_in_the_middle_of_what_it_writes(moment: Moment) -> None:
    for size in bytes_of(moment.written):
        found = moment.died(AtByte(size))

        assert found == moment.before
