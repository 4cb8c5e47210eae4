"""A phone that sleeps and wakes again and again is one phone at one game, whatever became of its session."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

from assistant.app import open_app
from assistant.ui.session import Session
from assistant.ui.table.model import TableModel
from assistant.ui.table.screen import TableFace
from tests.rendering import awaited, phone
from tests.ui.phones import numerals, opened
from tests.ui.tabletop import lay_out

if TYPE_CHECKING:
    from pathlib import Path

    from assistant.live import Hub
    from assistant.storage.store import Store
    from tests.rendering import Phone

TIMES = 20


def rows(store: Store) -> int:
    """Count the games in the database, those thrown away too."""
    count = store._database.connection.execute("SELECT count(*) FROM game").fetchone()[0]  # noqa: SLF001 -- no act counts them
    return int(count)


def remembered(*kinds: type) -> list[int]:
    """Count what memory holds of each kind."""
    gc.collect()
    held = gc.get_objects()
    return [sum(type(thing) is kind for thing in held) for kind in kinds]


async def begin(this: Phone) -> None:
    """Start a game and lay its first card."""
    await this.tap("new-game", "start")
    await this.type("47")
    await this.tap("pile-0")


async def sleeps_and_wakes(this: Phone) -> None:
    await this.sleep()
    await this.wake()


def test_a_phone_asleep_and_awake_twenty_times_keeps_one_game_and_one_session(tmp_path: Path) -> None:
    app = open_app(tmp_path)

    @awaited
    async def played() -> None:
        async with phone(app.main) as this:
            await begin(this)
            await this.type("5")
            await sleeps_and_wakes(this)
            before = remembered(Session, TableModel, TableFace), len(this.flet.index)
            for _ in range(TIMES):
                await sleeps_and_wakes(this)
            after = remembered(Session, TableModel, TableFace), len(this.flet.index)

            assert after == before
            assert numerals(this)[0] == "47"
            assert "Entry: 5" in this.words()

    played()
    assert rows(app.store) == 1
    app.close()


def test_a_phone_that_comes_back_as_a_new_one_twenty_times_plays_the_same_game(tmp_path: Path) -> None:
    app = open_app(tmp_path)

    @awaited
    async def played() -> None:
        async with phone(app.main) as this:
            await begin(this)
        before = remembered(Session, TableModel)
        for _ in range(TIMES):
            async with phone(app.main) as this:
                assert numerals(this)[0] == "47"
        assert remembered(Session, TableModel) == before

    played()
    assert rows(app.store) == 1
    app.close()


@awaited
async def test_a_phone_that_sleeps_at_home_starts_no_game(hub: Hub) -> None:
    async with opened(hub) as this:
        await this.tap("new-game", "number-4")
        for _ in range(TIMES):
            await sleeps_and_wakes(this)
        await this.tap("start")

        assert rows(hub.store) == 1
        assert hub.table
        assert hub.table.state.players == 4


@awaited
async def test_a_phone_that_slept_through_anothers_turn_is_told_before_it_lays(hub: Hub) -> None:
    lay_out(hub)

    async with opened(hub) as this, opened(hub) as other:
        await this.type("50")
        await this.sleep()
        await other.type("47")
        await other.tap("pile-0")
        await this.wake()
        told = this.says("Changed on another phone.")
        await this.tap("pile-0")

        assert told
        assert numerals(this) == numerals(other) == ["50", "1", "100", "100"]
