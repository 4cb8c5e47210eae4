"""Games rest on the shelf or among the results, go away, and come back whole."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from typing import TYPE_CHECKING

import pytest

from assistant.errors import GameRunning, NoSuchGame, TableMoved
from assistant.tracker.events import Abandoned, Kept, Resumed, Saved
from assistant.tracker.log import Phase
from assistant.tracker.state import Outcome
from tests.storage.playing import SKIPPED, TWO, begin, ended, events

if TYPE_CHECKING:
    from assistant.storage.store import Store
    from tests.fakes import FakeClock


def test_a_kept_game_is_on_the_shelf_and_comes_back_whole(store: Store) -> None:
    game = begin(store).id
    store.append(game, 2, SKIPPED)
    store.keep(game, 3)
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
        store.keep(game, 4)
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
    door = store if name in {"append", "keep"} else store.games

    with pytest.raises((NoSuchGame, TableMoved)):
        getattr(door, name)("id-404", *more)


def test_an_abandoned_game_is_saved_as_abandoned(store: Store) -> None:
    game = begin(store).id
    store.append(game, 2, Abandoned())
    store.games.save(game, 3)

    assert store.games.recent(1)[0].outcome is Outcome.ABANDONED


def test_a_game_stays_on_the_day_it_began_where_it_was_played(store: Store, clock: FakeClock) -> None:
    clock.now = datetime(2026, 1, 15, 23, 59, tzinfo=timezone(timedelta(hours=1)))
    game = ended(store)
    clock.now = datetime(2026, 1, 16, 0, 40, tzinfo=timezone(timedelta(hours=1)))
    store.games.save(game, 4)

    assert store.games.recent(1)[0].started_at.isoformat() == "2026-01-15T23:59:00+01:00"
