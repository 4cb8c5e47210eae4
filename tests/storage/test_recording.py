"""A running game is recorded entry by entry, and a later writer never wins."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from typing import TYPE_CHECKING

import pytest
from sqlalchemy.exc import IntegrityError

from assistant.errors import GameRunning, NameEmpty, TableMoved
from assistant.storage import ledger
from assistant.storage.values import SeatName
from assistant.tracker.events import Blocked, GameStarted
from assistant.tracker.impossible import ImpossibleEvent
from assistant.tracker.turn import Seat
from tests.storage.playing import CLASSIC, SKIPPED, TWO, begin, ended, events

if TYPE_CHECKING:
    from assistant.storage.store import Store
    from tests.fakes import FakeClock


def test_a_game_that_began_is_the_running_one(store: Store) -> None:
    game = begin(store)

    assert store.running() == game
    assert game.seats == TWO
    assert events(store, game.id) == [GameStarted(CLASSIC, 2, Seat(0))]


def test_without_a_game_nothing_runs(store: Store) -> None:
    store.warm()

    assert store.running() is None


def test_an_entry_is_there_with_its_time_and_phone(store: Store, clock: FakeClock) -> None:
    game = begin(store)
    clock.now = datetime(2026, 1, 15, 23, 30, 0, 123456, tzinfo=timezone(timedelta(hours=1)))
    store.append(game.id, 2, SKIPPED)

    entry = store.games.log(game.id)[1]
    assert (entry.event, entry.device) == (SKIPPED, "phone")
    assert entry.at.isoformat() == "2026-01-15T23:30:00.123000+01:00"


def test_the_second_to_append_the_same_number_is_told_that_the_table_moved(store: Store) -> None:
    game = begin(store)
    store.append(game.id, 2, SKIPPED)

    with pytest.raises(TableMoved) as refused:
        store.append(game.id, 2, Blocked())

    assert (refused.value.game, refused.value.seen) == (game.id, 1)
    assert events(store, game.id)[1:] == [SKIPPED]


def test_the_key_of_entries_is_the_last_guard(store: Store) -> None:
    game = begin(store)
    first = store.games.log(game.id)[0]

    with pytest.raises(TableMoved), store._database.writing_plainly() as connection:  # noqa: SLF001 -- the guards before are passed by
        ledger.enter(connection, game.id, 1, first)


def test_a_seat_of_a_player_nobody_knows_never_reaches_the_disk(store: Store) -> None:
    with pytest.raises(IntegrityError):
        store.games.start(CLASSIC, [SeatName("id-404"), SeatName()], Seat(0))

    assert store.running() is None


def test_a_log_has_no_holes(store: Store) -> None:
    game = begin(store)

    with pytest.raises(TableMoved):
        store.append(game.id, 3, SKIPPED)


@pytest.mark.parametrize("gone", ["kept", "saved", "discarded"])
def test_nothing_is_appended_to_a_game_that_left_the_table(store: Store, gone: str) -> None:
    game = ended(store)
    if gone == "kept":
        store.keep(game, 4)
    elif gone == "saved":
        store.games.save(game, 4)
    else:
        store.games.discard(game)

    number = len(events(store, game)) + 1
    with pytest.raises(TableMoved):
        store.append(game, number, SKIPPED)


def test_a_second_game_is_refused_while_one_runs(store: Store) -> None:
    first = begin(store)

    with pytest.raises(GameRunning):
        begin(store)

    assert store.running() == first


def test_a_game_for_too_many_players_never_reaches_the_disk(store: Store) -> None:
    with pytest.raises(ImpossibleEvent):
        store.games.start(CLASSIC, TWO * 3, Seat(0))

    assert store.running() is None


def test_a_guest_needs_a_name(store: Store) -> None:
    with pytest.raises(NameEmpty):
        store.games.start(CLASSIC, [SeatName(None, "Bruno"), SeatName(None, " ")], Seat(0))

    assert store.running() is None
