"""Stored summaries are a cache: made again from the logs they are the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from assistant.statistics.summary import Summary, summarise
from assistant.storage import summaries
from assistant.storage.sealing import seal
from tests.storage.saved import ENDED, cached, outdate, play

if TYPE_CHECKING:
    from collections.abc import Sequence

    from assistant.storage.store import Store
    from assistant.tracker.log import Game
    from tests.fakes import FakeClock


def rebuild(store: Store, *, everything: bool = False, size: int = 5) -> list[int]:
    return list(summaries.rebuild(store._database, everything=everything, size=size))  # noqa: SLF001 -- as above


@pytest.fixture
def games(store: Store, clock: FakeClock) -> list[str]:
    clock.tick *= 3
    return [play(store, game) for game in ENDED]


def test_the_cache_is_what_the_logs_give(store: Store, games: list[str]) -> None:
    before = cached(store)
    assert len(before) == len(games)

    assert rebuild(store, everything=True) == [5, 1]
    assert cached(store) == before


@pytest.mark.parametrize("change", ["discard", "restore", "reopen", "save again"])
def test_the_cache_is_what_the_logs_give_after_every_change(
    store: Store, games: list[str], change: str
) -> None:
    game = games[3]
    if change in {"discard", "restore"}:
        store.games.discard(game)
    if change == "restore":
        store.games.restore(game)
    if change in {"reopen", "save again"}:
        number = len(store.games.resume(game).game.entries) + 1
        if change == "save again":
            store.games.save(game, number)
    before = cached(store)

    rebuild(store, everything=True)
    assert cached(store) == before


def test_only_what_is_missing_or_outdated_is_made_again(store: Store, games: list[str]) -> None:
    before = cached(store)
    connection = store._database.connection  # noqa: SLF001 -- an older fold is played here
    connection.execute("DELETE FROM summary WHERE game = ?", (games[0],))
    connection.execute("UPDATE summary SET fold = 0, plays = 0 WHERE game = ?", (games[1],))

    assert rebuild(store) == [2]
    assert cached(store) == before
    assert rebuild(store) == []


def test_a_log_that_cannot_be_read_keeps_its_figures(store: Store, games: list[str]) -> None:
    before = cached(store)
    connection = store._database.connection  # noqa: SLF001 -- no act of the app breaks a log
    connection.execute("UPDATE game SET log = x'00' WHERE id = ?", (games[2],))

    rebuild(store, everything=True)
    assert cached(store) == before


def test_a_game_that_cannot_be_summed_up_stops_no_others(
    store: Store, games: list[str], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    before = cached(store)
    outdate(store)
    outdated = cached(store)
    broken = ENDED[1]

    def fold(game: Game, times: Sequence[float]) -> Summary:
        if game.entries[: len(broken.entries)] == broken.entries:
            raise ZeroDivisionError
        return summarise(game, times)

    monkeypatch.setattr(summaries, "summarise", fold)
    rows = dict(zip(sorted(games), zip(outdated, before, strict=True), strict=True))

    assert rebuild(store, size=1) == [1] * len(games)
    assert cached(store) == [old if game == games[1] else new for game, (old, new) in rows.items()]
    assert [record.args for record in caplog.records] == [(games[1],)]


def test_figures_that_the_file_refuses_leave_those_that_were_there(store: Store, games: list[str]) -> None:
    before = dict(zip(sorted(games), cached(store), strict=True))
    connection = store._database.connection  # noqa: SLF001 -- no act of the app saves a game without its end
    begun = seal(store.games.log(games[1])[:2])
    connection.execute("UPDATE game SET log = ? WHERE id = ?", (begun, games[1]))
    outdate(store)
    outdated = dict(zip(sorted(games), cached(store), strict=True))

    rebuild(store)
    assert cached(store) == [
        outdated[game] if game == games[1] else row for game, row in sorted(before.items())
    ]
