"""A commit that fails is said to have failed, changes nothing, and the next one works again."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from assistant.errors import FileDamaged, NotWritten
from assistant.storage.values import SeatName
from assistant.tracker.events import Blocked, CardPlayed, EntryId, Undone
from assistant.tracker.piles import PileId
from assistant.tracker.rulesets import RULE_SETS
from assistant.tracker.turn import Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

    from assistant.storage.store import Store


TWO = (SeatName(None, "Alice"), SeatName())


@contextmanager
def full_disk(store: Store) -> Iterator[None]:
    """Let SQLite find no room for one page more, and fill the pages there are."""
    connection = store._database.connection  # noqa: SLF001 -- a disk cannot be filled from outside
    (room,) = connection.execute("PRAGMA max_page_count").fetchone()
    connection.execute("PRAGMA max_page_count = 1")
    filled = 0
    try:
        while True:
            store.preferences.set(f"filling-{filled}", "x" * 50)
            filled += 1
    except NotWritten:
        pass
    yield
    connection.execute(f"PRAGMA max_page_count = {room}")


@contextmanager
def read_only(store: Store) -> Iterator[None]:
    """Let every commit fail as on a disk that was taken away the right to write."""
    connection = store._database.connection  # noqa: SLF001 -- as above
    connection.execute("PRAGMA query_only = ON")
    yield
    connection.execute("PRAGMA query_only = OFF")


def lie(pile: int) -> CardPlayed:
    return CardPlayed(PileId(pile), None)


def append_until_it_fails(store: Store, game: str) -> int:
    """Append cards, and return the number of the entry that could not be written."""
    for number in range(2, 1000):
        try:
            store.append(game, number, lie(0))
        except NotWritten:
            return number
    pytest.fail("every commit went through")


@pytest.mark.parametrize("trouble", [full_disk, read_only])
def test_nothing_is_recorded_while_it_lasts_and_everything_after(
    store: Store, trouble: Callable[[Store], AbstractContextManager[None]]
) -> None:
    game = store.games.start(RULE_SETS["classic"], TWO, Seat(0)).id
    with trouble(store):
        number = append_until_it_fails(store, game)
        assert len(store.games.log(game)) == number - 1

    store.append(game, number, lie(1))

    assert [stamped.event for stamped in store.games.log(game)][number - 1 :] == [lie(1)]


def test_a_game_that_cannot_be_sealed_stays_on_the_table(store: Store) -> None:
    game = store.games.start(RULE_SETS["classic"], TWO, Seat(0)).id
    store.append(game, 2, Blocked())
    with read_only(store), pytest.raises(NotWritten):
        store.games.save(game, 3)

    assert store.running() is not None
    assert len(store.games.log(game)) == 2
    assert store.games.recent(1) == ()


def test_a_saved_game_that_finds_no_room_to_be_opened_stays_sealed(store: Store) -> None:
    game = store.games.start(RULE_SETS["classic"], TWO, Seat(0)).id
    for number in range(2, 120, 2):
        store.append(game, number, lie(0))
        store.append(game, number + 1, Undone(EntryId(number)))
    store.append(game, 120, Blocked())
    store.games.save(game, 121)
    sealed = store.games.log(game)
    with full_disk(store), pytest.raises(NotWritten):
        store.games.resume(game)

    assert store.running() is None
    assert store.games.log(game) == sealed
    assert [line.id for line in store.games.recent(1)] == [game]


def test_a_game_that_cannot_be_thrown_away_stays(store: Store) -> None:
    game = store.games.start(RULE_SETS["classic"], TWO, Seat(0))
    with read_only(store), pytest.raises(NotWritten):
        store.games.discard(game.id)

    assert store.running() == game


def test_a_preference_that_cannot_be_written_keeps_its_value(store: Store) -> None:
    store.preferences.set("wish", "tea")
    with read_only(store), pytest.raises(NotWritten):
        store.preferences.set("wish", "coffee")

    assert store.preferences.get("wish") == "tea"


def test_a_list_that_can_no_longer_be_read_says_that_the_file_is_damaged(store: Store) -> None:
    store.games.start(RULE_SETS["classic"], TWO, Seat(0))
    connection = store._database.connection  # noqa: SLF001 -- as above
    connection.execute("DROP TABLE summary")

    with pytest.raises(FileDamaged):
        store.games.kept()


def half_written(store: Store) -> None:
    with store._database.writing_plainly() as connection:  # noqa: SLF001 -- as above
        connection.execute("INSERT INTO preference VALUES ('half', '1')")
        raise ZeroDivisionError


def test_what_breaks_off_in_the_middle_is_not_half_there(store: Store) -> None:
    with pytest.raises(ZeroDivisionError):
        half_written(store)

    assert store.preferences.get("half") is None
