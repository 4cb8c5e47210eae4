"""What the app puts right by itself after its start, while people use it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from assistant.app import open_app
from assistant.storage.store import Store
from tests.fakes import FakeClock
from tests.rendering import awaited, phone
from tests.storage.saved import ENDED, cached, outdate, play

if TYPE_CHECKING:
    from pathlib import Path

FULL = "CREATE TRIGGER no_room BEFORE INSERT ON summary BEGIN SELECT RAISE(ABORT, 'no room'); END"


@pytest.fixture
def figures(tmp_path: Path) -> list[tuple[object, ...]]:
    """Fill a folder with games that an older version summed up; what today's makes of them."""
    with Store.open(tmp_path, clock=FakeClock()) as store:
        for game in ENDED:
            play(store, game)
        right = cached(store)
        outdate(store)
        assert cached(store) != right
    return right


@awaited
async def test_figures_of_an_older_version_are_right_after_a_start(
    tmp_path: Path, figures: list[tuple[object, ...]]
) -> None:
    app = open_app(tmp_path)
    async with phone(app.main):
        await app.prepared()

        assert cached(app.store) == figures
    app.close()


@awaited
async def test_figures_that_cannot_be_made_anew_stop_nothing(
    tmp_path: Path, figures: list[tuple[object, ...]]
) -> None:
    app = open_app(tmp_path)
    app.store._database.connection.execute(FULL)  # noqa: SLF001 -- no disk is filled for a test
    async with phone(app.main) as this:
        await app.prepared()
        await this.tap("new-game", "start", "key-4", "key-7", "pile-0")

        assert this.ours.table
        assert len(cached(app.store)) == len(figures)
    app.close()


@awaited
async def test_the_first_screen_waits_for_none_of_that(
    tmp_path: Path, figures: list[tuple[object, ...]]
) -> None:
    app = open_app(tmp_path, drawing=30)
    async with phone(app.main) as this:
        assert "new-game" in this
        assert cached(app.store) != figures
    app.close()
