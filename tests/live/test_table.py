"""The hub shows what is on disk and tells every phone of it."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import pytest

from assistant.errors import GameRunning, NotWritten, TableMoved
from assistant.live import Hub, Table
from assistant.tracker.events import Blocked, EntryId, Redone
from assistant.tracker.turn import Seat
from assistant.tracker.verdict import Code
from tests import tables
from tests.live.phones import CLASSIC, SKIPPED, TWO, Phone, on_table, play, start

if TYPE_CHECKING:
    from assistant.storage.store import Store


def test_a_game_that_began_lies_on_every_table(hub: Hub, phone: Phone) -> None:
    table = hub.start(CLASSIC, TWO, Seat(1))

    assert hub.table is table
    assert phone.told == [table]
    assert (table.seats, table.seen, table.state.turn.seat) == (TWO, 1, Seat(1))


def test_an_act_is_on_disk_when_it_is_shown(hub: Hub, store: Store) -> None:
    start(hub)
    on_disk: list[int] = []
    hub.join("disk", lambda _: on_disk.append(len(store.games.log(on_table(hub).id))))

    play(hub, "20 up-1, 10 up-1, undo")

    assert on_disk == [2, 3, 4]


def test_a_hub_begun_anew_shows_the_same_table(hub: Hub, store: Store) -> None:
    table = start(hub, "20 up-1, 60 down-1 | ? up-2, undo")

    assert Hub(store).table == table


def test_undo_goes_down_to_the_first_card_after_a_new_start(hub: Hub, store: Store) -> None:
    start(hub, "20 up-1, 60 down-1 | 30 up-1")

    again = Hub(store)
    play(again, "undo, undo, undo, undo")
    assert on_table(again).state == tables.table().state


def test_what_the_referee_refuses_is_not_recorded(hub: Hub, phone: Phone) -> None:
    table = start(hub, "20 up-1")
    told = len(phone.told)

    refusal = hub.record(table.seen, tables.event_of(table.game, "15 up-1"))

    assert refusal is not None
    assert refusal.code is Code.ILLEGAL
    assert hub.table is table
    assert len(phone.told) == told


def test_the_slower_phone_is_told_that_the_table_moved_on(hub: Hub, phone: Phone) -> None:
    seen = start(hub).seen
    play(hub, "20 up-1")

    with pytest.raises(TableMoved):
        hub.record(seen, SKIPPED)

    assert on_table(hub).seen == seen + 1
    assert phone.told[-1] is hub.table


@pytest.mark.parametrize("act", ["record", "keep", "save"])
def test_nothing_is_done_to_a_game_that_is_gone(hub: Hub, act: str) -> None:
    seen = start(hub).seen
    hub.keep(seen)

    with pytest.raises(TableMoved):
        getattr(hub, act)(seen, *([SKIPPED] if act == "record" else []))


def test_one_broken_phone_hurts_no_other(hub: Hub, phone: Phone, caplog: pytest.LogCaptureFixture) -> None:
    def broken(_: Table | None) -> None:
        msg = "gone away"
        raise RuntimeError(msg)

    hub.leave("phone")
    hub.join("broken", broken)
    hub.join("phone", phone)
    with caplog.at_level(logging.ERROR):
        table = start(hub)

    assert phone.told == [table]
    assert "gone away" in caplog.text


def test_a_phone_that_left_is_told_nothing_more(hub: Hub, phone: Phone) -> None:
    hub.leave("phone")
    hub.leave("phone")
    start(hub)

    assert phone.told == []


def test_a_phone_may_leave_while_it_is_told(hub: Hub, phone: Phone) -> None:
    hub.leave("phone")
    hub.join("once", lambda _: hub.leave("once"))
    hub.join("phone", phone)

    start(hub, "20 up-1")

    assert len(phone.told) == 2


def test_a_second_game_is_refused_while_one_runs(hub: Hub, phone: Phone) -> None:
    table = start(hub)

    with pytest.raises(GameRunning):
        hub.start(CLASSIC, TWO, Seat(0))

    assert hub.table == table
    assert phone.told[-1] == table


def test_a_commit_that_fails_leaves_the_table_as_it_was(hub: Hub, phone: Phone, store: Store) -> None:
    table = start(hub, "20 up-1")
    told = len(phone.told)
    connection = store._database.connection  # noqa: SLF001 -- a disk cannot be filled from outside
    connection.execute("PRAGMA query_only = ON")
    with pytest.raises(NotWritten):
        hub.record(table.seen, Blocked())
    with pytest.raises(NotWritten):
        hub.keep(table.seen)
    assert hub.table is table
    assert len(phone.told) == told

    connection.execute("PRAGMA query_only = OFF")
    assert play(hub, "21 up-1").seen == table.seen + 1


def test_redo_with_nothing_taken_back_leaves_the_table_and_the_log_alone(hub: Hub, phone: Phone) -> None:
    table = start(hub, "20 up-1, 60 down-1 | 30 up-1, undo, redo")
    told = len(phone.told)

    refusal = hub.record(table.seen, Redone(EntryId(4)))

    assert refusal is not None
    assert refusal.code is Code.NOTHING_TO_REDO
    assert hub.table is table
    assert len(phone.told) == told
