"""A log that cannot be read stops nothing, and the last table is taken as far as it makes sense."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from assistant.errors import LogTooNew, LogUnreadable
from assistant.storage.last_table import LastTable
from assistant.storage.values import SeatName
from assistant.tracker.events import TurnEnded
from assistant.tracker.rulesets import RULE_SETS
from assistant.tracker.turn import Seat
from tests.storage.playing import CLASSIC, SKIPPED, begin

if TYPE_CHECKING:
    from assistant.storage.store import Store


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
    store.append(game, 2, SKIPPED)
    store.append(game, 3, TurnEnded(1))
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


def test_a_running_game_of_a_later_version_is_told_as_that(store: Store) -> None:
    game = begin(store).id
    store.append(game, 2, SKIPPED)
    store._database.connection.execute("""UPDATE entry SET body = '{"v":9}' WHERE number = 2""")  # noqa: SLF001 -- a later app is played here

    with pytest.raises(LogTooNew) as refused:
        store.running()

    assert (refused.value.game, refused.value.found, refused.value.known) == (game, 9, 1)


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
