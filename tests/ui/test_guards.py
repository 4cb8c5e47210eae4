"""An exception in a render, a handler or an effect is told in a sentence, and the session goes on."""

from __future__ import annotations

import asyncio

import pytest

from assistant.errors import NotWritten
from assistant.live import Hub
from assistant.ui.guards import On
from assistant.ui.new_game.model import NewGameModel
from assistant.ui.table.model import TableModel
from tests.rendering import awaited
from tests.ui.phones import numerals, opened
from tests.ui.tabletop import lay_out

LOST_NOTHING = "Nothing you entered is lost."


def fail(*_: object) -> None:
    """Fail as code does that nobody has seen yet."""
    msg = "planted"
    raise ZeroDivisionError(msg)


def fail_to_write(*_: object) -> None:
    """Fail as a commit does when the disk is full."""
    detail = "disk full"
    raise NotWritten(detail)


async def fail_later(*_: object) -> None:
    """Fail after others had their turn."""
    await asyncio.sleep(0)
    fail()


def traced(caplog: pytest.LogCaptureFixture) -> bool:
    """Tell whether the log has the traceback of the planted error."""
    return any(record.exc_info and "planted" in str(record.exc_info[1]) for record in caplog.records)


@awaited
async def test_a_screen_that_cannot_be_drawn_says_so_and_lets_go(
    hub: Hub, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(hub) as this:
        monkeypatch.setattr("assistant.ui.names.deal", fail)
        await this.tap("new-game")
        told, drawn = this.says("This part could not be shown."), "start" in this
        await this.back()

        assert (told, drawn, traced(caplog)) == (True, False, True)
        assert "new-game" in this


@awaited
async def test_a_table_that_could_not_be_drawn_is_drawn_when_tried_again(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay_out(hub, "47 up-1")
    monkeypatch.setattr("assistant.ui.tops.line", fail)

    async with opened(hub) as this:
        before = ("pile-0" in this, this.says("This part could not be shown."))
        monkeypatch.undo()
        await this.tap("try-again")

        assert before == (False, True)
        assert numerals(this)[0] == "47"
        await this.tap("key-5", "key-0", "pile-0")
        assert numerals(this)[0] == "50"


@awaited
async def test_a_root_that_cannot_be_drawn_leaves_a_way_back(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(hub) as this:
        with monkeypatch.context() as broken:
            broken.setattr("assistant.ui.root.HomeScreen", fail)
            await this.patch("resize", width=400, height=800)
            told = this.says(LOST_NOTHING)
        await this.tap("try-again")

        assert (told, "new-game" in this) == (True, True)


@awaited
async def test_home_that_cannot_be_read_says_so_until_it_can(
    hub: Hub, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("assistant.ui.session.home_view", fail)

    async with opened(hub) as this:
        told, drawn = this.says(LOST_NOTHING), "new-game" in this
        monkeypatch.undo()
        await this.tap("try-again")

        assert (told, drawn, traced(caplog)) == (True, False, True)
        assert "new-game" in this


@pytest.mark.parametrize("error", [fail, fail_later])
@awaited
async def test_a_touch_that_fails_is_told_and_the_next_one_works(
    hub: Hub, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: object
) -> None:
    lay_out(hub)
    monkeypatch.setattr(TableModel, "skip", error)

    async with opened(hub) as this:
        await this.type("4")
        await this.tap("key-skip")
        told = this.says(LOST_NOTHING)
        await this.tap("key-7", "pile-0")

        assert (told, traced(caplog)) == (True, True)
        assert numerals(this)[0] == "47"


@awaited
async def test_a_key_that_fails_is_told_and_the_next_one_works(
    hub: Hub, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    lay_out(hub)
    monkeypatch.setattr(TableModel, "skip", fail)

    async with opened(hub) as this:
        await this.press("4", "?")
        told = this.says(LOST_NOTHING)
        await this.press("7", "A")
        await this.press("Enter")

        assert (told, traced(caplog)) == (True, True)
        assert numerals(this)[0] == "47"


@awaited
async def test_an_effect_that_fails_is_told_and_the_session_goes_on(
    hub: Hub, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(hub) as this:
        with monkeypatch.context() as broken:
            broken.setattr(NewGameModel, "watch", fail)
            await this.tap("new-game")
            told = this.says(LOST_NOTHING)
        await this.tap("back", "new-game", "number-5", "start")

        assert (told, traced(caplog)) == (True, True)
        assert hub.table
        assert hub.table.state.players == 5


@awaited
async def test_a_touch_that_fails_in_words_still_leaves_the_session_alive(
    hub: Hub, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    lay_out(hub)
    monkeypatch.setattr(TableModel, "skip", fail)
    monkeypatch.setattr("assistant.ui.troubles.sentence", fail)

    async with opened(hub) as this:
        await this.tap("key-skip", "key-4", "key-7", "pile-0")

        assert "the trouble could not be told" in caplog.messages
        assert numerals(this)[0] == "47"


@awaited
async def test_a_full_disk_is_told_and_the_value_stays(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    lay_out(hub)

    async with opened(hub) as this:
        await this.type("47")
        with monkeypatch.context() as broken:
            broken.setattr(Hub, "record", fail_to_write)
            await this.tap("pile-0")
            told = this.says("This could not be saved, so it was not done.")
        shown = numerals(this)[0]
        await this.tap("pile-0")

        assert (told, shown, numerals(this)[0]) == (True, "1", "47")


def test_handlers_of_the_same_act_are_equal_so_that_nothing_is_drawn_anew() -> None:
    assert On(fail, 1) == On(fail, 1)
    assert hash(On(fail, 1)) == hash(On(fail, 1))
    assert On(fail, 1) != On(fail, 2)
    assert On(fail) != On(fail_later)
    assert On(fail) != fail
