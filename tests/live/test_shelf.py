"""Games go from the table to the shelf, among the results, away, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from assistant.errors import GameRunning, LogUnreadable, NoSuchGame
from assistant.live import Hub, LastTable, SeatName
from assistant.tracker.events import Abandoned
from assistant.tracker.rulesets import RULE_SETS
from assistant.tracker.state import Outcome
from assistant.tracker.turn import Seat
from assistant.tracker.verdict import Code, Refusal
from tests.live.phones import CLASSIC, TWO, Phone, on_table, start

if TYPE_CHECKING:
    from assistant.storage.store import Store


def test_a_kept_game_clears_the_table_and_comes_back(hub: Hub, phone: Phone) -> None:
    before = start(hub, "20 up-1")
    hub.keep(before.seen)
    assert (hub.table, phone.told[-1]) == (None, None)
    (line,) = hub.kept()

    table = hub.resume(line.id)

    assert phone.told[-1] is table
    assert table.state == before.state
    assert hub.kept() == ()


def test_a_game_is_resumed_only_on_a_bare_table(hub: Hub) -> None:
    kept = start(hub)
    hub.keep(kept.seen)
    running = start(hub)

    with pytest.raises(GameRunning):
        hub.resume(kept.id)

    assert hub.table == running


def test_an_ended_game_is_saved_and_opened_again(hub: Hub, phone: Phone) -> None:
    table = start(hub, "20 up-1, blocked")

    assert hub.save(table.seen) == table.id
    assert (hub.table, phone.told[-1]) == (None, None)
    assert [line.outcome for line in hub.recent(5)] == [Outcome.LOST]
    assert hub.resume(table.id).state == table.state
    assert hub.recent(5) == ()


def test_a_game_that_goes_on_is_not_saved(hub: Hub) -> None:
    table = start(hub, "20 up-1")

    refusal = hub.save(table.seen)

    assert isinstance(refusal, Refusal)
    assert refusal.code is Code.NOT_OVER
    assert hub.table is table


def test_an_abandoned_game_is_saved_as_abandoned(hub: Hub) -> None:
    table = start(hub, "20 up-1")
    hub.record(table.seen, Abandoned())
    hub.save(table.seen + 1)

    assert [line.outcome for line in hub.recent(5)] == [Outcome.ABANDONED]


def test_a_running_game_thrown_away_comes_back_to_the_table(hub: Hub, phone: Phone) -> None:
    table = start(hub, "20 up-1")
    hub.discard(table.id)
    assert (hub.table, phone.told[-1]) == (None, None)

    hub.restore(table.id)

    assert hub.table == table
    assert phone.told[-1] == table


def test_a_running_game_thrown_away_comes_back_to_the_shelf_when_another_runs(hub: Hub) -> None:
    thrown = start(hub, "20 up-1")
    hub.discard(thrown.id)
    running = start(hub)

    hub.restore(thrown.id)

    assert hub.table == running
    assert [line.id for line in hub.kept()] == [thrown.id]
    hub.keep(running.seen)
    assert hub.resume(thrown.id).state == thrown.state


def test_what_never_was_is_neither_resumed_nor_thrown_away(hub: Hub) -> None:
    for act in (hub.resume, hub.discard, hub.restore):
        with pytest.raises(NoSuchGame):
            act("id-404")


def test_the_last_table_is_offered_again(hub: Hub, store: Store) -> None:
    chloe = store.players.add("Chloé")
    assert hub.last_table() is None

    hub.start(RULE_SETS["on-fire"], [SeatName(chloe.id), SeatName()], Seat(0))

    assert hub.last_table() == LastTable("on-fire", (SeatName(chloe.id, "Chloé"), SeatName()))
    assert on_table(hub).seats == (SeatName(chloe.id, "Chloé"), SeatName())


def test_a_broken_log_does_not_stop_the_start_and_makes_room(hub: Hub, store: Store) -> None:
    game = start(hub, "20 up-1").id
    store._database.connection.execute("UPDATE entry SET body = '{' WHERE number = 2")  # noqa: SLF001 -- no act breaks it
    again, phone = Hub(store), Phone()
    again.join("phone", phone)
    assert again.table is None
    assert isinstance(again.trouble, LogUnreadable)
    assert again.trouble.game == game
    with pytest.raises(GameRunning):
        again.start(CLASSIC, TWO, Seat(0))

    again.put_aside()

    assert again.trouble is None
    assert [line.id for line in again.kept()] == [game]
    assert start(again).id != game
    assert phone.told[-1] is again.table


def test_without_trouble_nothing_is_put_aside(hub: Hub) -> None:
    table = start(hub)
    hub.put_aside()

    assert hub.table is table
