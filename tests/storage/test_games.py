"""Games are recorded entry by entry, rest on the shelf, are sealed, and come back whole."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from typing import TYPE_CHECKING

import pytest
from sqlalchemy.exc import IntegrityError

from assistant.errors import GameRunning, LogUnreadable, NameEmpty, NoSuchGame, TableMoved
from assistant.storage import ledger
from assistant.storage.last_table import LastTable
from assistant.storage.values import SeatName
from assistant.tracker.events import (
    Abandoned,
    Blocked,
    CardPlayed,
    GameStarted,
    Kept,
    Resumed,
    Saved,
    TurnEnded,
)
from assistant.tracker.impossible import ImpossibleEvent
from assistant.tracker.log import Phase
from assistant.tracker.piles import PileId
from assistant.tracker.rulesets import RULE_SETS
from assistant.tracker.state import Outcome
from assistant.tracker.turn import Seat

if TYPE_CHECKING:
    from assistant.storage.store import Store
    from assistant.storage.values import StoredGame
    from assistant.tracker.events import Event
    from tests.fakes import FakeClock

CLASSIC = RULE_SETS["classic"]
TWO = (SeatName(None, "Alice"), SeatName())
SKIPPED = CardPlayed(PileId(0), None)


def begin(store: Store) -> StoredGame:
    return store.games.start(CLASSIC, TWO, Seat(0))


def ended(store: Store) -> str:
    """A game that is lost after one card and lies on the table."""
    game = begin(store).id
    store.games.append(game, 2, SKIPPED)
    store.games.append(game, 3, Blocked())
    return game


def events(store: Store, game: str) -> list[Event]:
    return [stamped.event for stamped in store.games.log(game)]


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
    store.games.append(game.id, 2, SKIPPED)

    entry = store.games.log(game.id)[1]
    assert (entry.event, entry.device) == (SKIPPED, "phone")
    assert entry.at.isoformat() == "2026-01-15T23:30:00.123000+01:00"


def test_the_second_to_append_the_same_number_is_told_that_the_table_moved(store: Store) -> None:
    game = begin(store)
    store.games.append(game.id, 2, SKIPPED)

    with pytest.raises(TableMoved) as refused:
        store.games.append(game.id, 2, Blocked())

    assert (refused.value.game, refused.value.seen) == (game.id, 1)
    assert events(store, game.id)[1:] == [SKIPPED]


def test_the_key_of_entries_is_the_last_guard(store: Store) -> None:
    game = begin(store)
    first = store.games.log(game.id)[0]

    with pytest.raises(TableMoved), store._database.writing() as connection:  # noqa: SLF001 -- the guards before are passed by
        ledger.enter(connection, game.id, 1, first)


def test_a_seat_of_a_player_nobody_knows_never_reaches_the_disk(store: Store) -> None:
    with pytest.raises(IntegrityError):
        store.games.start(CLASSIC, [SeatName("id-404"), SeatName()], Seat(0))

    assert store.running() is None


def test_a_log_has_no_holes(store: Store) -> None:
    game = begin(store)

    with pytest.raises(TableMoved):
        store.games.append(game.id, 3, SKIPPED)


@pytest.mark.parametrize("gone", ["kept", "saved", "discarded"])
def test_nothing_is_appended_to_a_game_that_left_the_table(store: Store, gone: str) -> None:
    game = ended(store)
    if gone == "kept":
        store.games.keep(game, 4)
    elif gone == "saved":
        store.games.save(game, 4)
    else:
        store.games.discard(game)

    number = len(events(store, game)) + 1
    with pytest.raises(TableMoved):
        store.games.append(game, number, SKIPPED)


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


def test_a_kept_game_is_on_the_shelf_and_comes_back_whole(store: Store) -> None:
    game = begin(store).id
    store.games.append(game, 2, SKIPPED)
    store.games.keep(game, 3)
    assert store.running() is None
    assert [line.id for line in store.games.kept()] == [game]

    resumed = store.games.resume(game)

    assert events(store, game)[1:] == [SKIPPED, Kept(), Resumed()]
    assert resumed == store.running()
    assert store.games.kept() == ()


def test_a_saved_game_is_among_the_results_with_its_figures(store: Store) -> None:
    game = ended(store)
    store.games.save(game, 4)

    (line,) = store.games.recent(5)
    assert (line.id, line.phase, line.rules, line.seats) == (game, Phase.SAVED, "classic", TWO)
    assert (line.outcome, line.remaining) == (Outcome.LOST, 97)
    assert store.running() is None


def test_saving_seals_the_log_and_nothing_of_it_is_lost(store: Store) -> None:
    game = ended(store)
    before = store.games.log(game)
    store.games.save(game, 4)

    assert store.games.log(game)[:3] == before
    assert events(store, game)[3:] == [Saved()]
    rows = store._database.connection.execute("SELECT count(*) FROM entry").fetchone()  # noqa: SLF001 -- the proof
    assert rows == (0,)


def test_a_saved_game_opens_again_with_its_whole_log(store: Store) -> None:
    game = ended(store)
    store.games.save(game, 4)
    sealed = store.games.log(game)

    store.games.resume(game)

    assert store.games.log(game)[:4] == sealed
    assert events(store, game)[4:] == [Resumed()]
    assert store.games.recent(5) == ()


def test_a_game_saved_twice_is_there_once(store: Store) -> None:
    game = ended(store)
    store.games.save(game, 4)
    store.games.resume(game)
    store.games.save(game, 6)

    assert [line.id for line in store.games.recent(5)] == [game]


def test_the_latest_results_come_first_and_no_more_than_asked(store: Store) -> None:
    games = []
    for _ in range(3):
        games.append(ended(store))
        store.games.save(games[-1], 4)

    assert [line.id for line in store.games.recent(2)] == [games[2], games[1]]


@pytest.mark.parametrize("opening", ["kept", "saved"])
def test_nothing_is_opened_over_a_game_that_runs(store: Store, opening: str) -> None:
    game = ended(store)
    if opening == "kept":
        store.games.keep(game, 4)
    else:
        store.games.save(game, 4)
    running = begin(store)

    with pytest.raises(GameRunning):
        store.games.resume(game)

    assert store.running() == running


def test_a_game_thrown_away_is_nowhere_until_it_is_brought_back(store: Store) -> None:
    game = begin(store)
    store.games.discard(game.id)
    assert store.running() is None
    with pytest.raises(NoSuchGame):
        store.games.resume(game.id)
    with pytest.raises(NoSuchGame):
        store.games.discard(game.id)

    store.games.restore(game.id)

    assert store.running() == game
    with pytest.raises(NoSuchGame):
        store.games.restore(game.id)


def test_a_running_game_brought_back_to_a_taken_table_goes_on_the_shelf(store: Store) -> None:
    thrown = begin(store).id
    store.games.discard(thrown)
    running = begin(store)

    store.games.restore(thrown)

    assert store.running() == running
    assert [line.id for line in store.games.kept()] == [thrown]
    assert events(store, thrown)[1:] == [Kept()]


def test_a_saved_game_brought_back_is_among_the_results_again(store: Store) -> None:
    game = ended(store)
    store.games.save(game, 4)
    store.games.discard(game)
    assert store.games.recent(5) == ()
    begin(store)

    store.games.restore(game)

    assert [line.id for line in store.games.recent(5)] == [game]


@pytest.mark.parametrize("name", ["append", "keep", "save", "resume", "discard", "put_aside", "log"])
def test_a_game_that_never_was_is_told_so(store: Store, name: str) -> None:
    more = {"append": (2, SKIPPED), "keep": (2,), "save": (2,)}.get(name, ())

    with pytest.raises((NoSuchGame, TableMoved)):
        getattr(store.games, name)("id-404", *more)


@pytest.mark.parametrize(
    "harm",
    [
        """UPDATE entry SET body = '{"v":9}' WHERE number = 2""",
        """UPDATE entry SET body = '{"v":1,"do":"played","pile":9,"cards":[7]}' WHERE number = 2""",
        """UPDATE entry SET body = x'00' WHERE number = 2""",
        "UPDATE entry SET at = 'yesterday' WHERE number = 2",
        "DELETE FROM entry WHERE number = 2",
        "DELETE FROM entry",
    ],
)
def test_a_log_that_cannot_be_read_names_its_game_and_stays_as_it_is(store: Store, harm: str) -> None:
    game = begin(store).id
    store.games.append(game, 2, SKIPPED)
    store.games.append(game, 3, TurnEnded(1))
    connection = store._database.connection  # noqa: SLF001 -- no act of the app breaks a log
    connection.execute(harm)
    rows = connection.execute("SELECT * FROM entry").fetchall()

    with pytest.raises(LogUnreadable) as refused:
        store.running()
    store.games.put_aside(game)
    with pytest.raises(LogUnreadable):
        store.games.resume(game)

    assert refused.value.game == game
    assert connection.execute("SELECT * FROM entry").fetchall() == rows
    assert store.running() is None
    assert [line.id for line in store.games.kept()] == [game]


def test_the_last_table_is_remembered_with_the_names_of_now(store: Store) -> None:
    assert store.last_table() is None
    alice = store.players.add("Alice")
    seats = (SeatName(alice.id), SeatName(None, "Bruno"), SeatName())

    store.games.start(RULE_SETS["on-fire-expert"], seats, Seat(0))

    named = (SeatName(alice.id, "Alice"), *seats[1:])
    assert store.last_table() == LastTable("on-fire-expert", named)


def test_a_player_deleted_since_is_not_at_the_last_table(store: Store) -> None:
    alice, bruno = store.players.add("Alice"), store.players.add("Bruno")
    store.games.start(CLASSIC, [SeatName(alice.id), SeatName(bruno.id)], Seat(0))
    store._database.connection.execute("UPDATE player SET deleted_at = 'now' WHERE name = 'Alice'")  # noqa: SLF001 -- no screen deletes yet

    assert store.last_table() == LastTable("classic", (SeatName(bruno.id, "Bruno"),))


@pytest.mark.parametrize("value", [7, "x", {"rules": 7, "seats": []}, {"rules": "classic"}, [1]])
def test_a_last_table_that_makes_no_sense_is_none(store: Store, value: object) -> None:
    store.preferences.set("last-table", value)  # type: ignore[arg-type]

    assert store.last_table() is None


def test_seats_that_make_no_sense_are_left_out_of_the_last_table(store: Store) -> None:
    store.preferences.set(
        "last-table", {"rules": "classic", "seats": [1, {"player": 7}, {"player": "id-404"}, {"guest": None}]}
    )

    assert store.last_table() == LastTable("classic", (SeatName(),))


def test_an_abandoned_game_is_saved_as_abandoned(store: Store) -> None:
    game = begin(store).id
    store.games.append(game, 2, Abandoned())
    store.games.save(game, 3)

    assert store.games.recent(1)[0].outcome is Outcome.ABANDONED


def test_a_game_stays_on_the_day_it_began_where_it_was_played(store: Store, clock: FakeClock) -> None:
    clock.now = datetime(2026, 1, 15, 23, 59, tzinfo=timezone(timedelta(hours=1)))
    game = ended(store)
    clock.now = datetime(2026, 1, 16, 0, 40, tzinfo=timezone(timedelta(hours=1)))
    store.games.save(game, 4)

    assert store.games.recent(1)[0].started_at.isoformat() == "2026-01-15T23:59:00+01:00"
