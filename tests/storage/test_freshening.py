"""Figures of an older version are made anew in slices, whatever happens between two of them."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from assistant.errors import NotWritten
from assistant.storage.store import Store
from assistant.tracker.events import TurnEnded
from tests.fakes import FakeClock
from tests.storage.playing import SKIPPED, begin, events
from tests.storage.saved import ENDED, cached, outdate, play

if TYPE_CHECKING:
    from pathlib import Path

    from assistant.tracker.events import Event

FRESHEN = """
import sys
from pathlib import Path
from assistant.storage.store import Store

with Store.open(Path(sys.argv[1])) as store:
    for _ in store.games.freshen():
        print("a slice", flush=True)
        sys.stdin.readline()
"""


@pytest.fixture
def games(store: Store) -> list[str]:
    return sorted(play(store, game) for game in ENDED)


def test_a_card_laid_between_two_slices_is_recorded_and_the_figures_are_right(
    store: Store, games: list[str]
) -> None:
    before = cached(store)
    outdate(store)
    running = begin(store).id
    slices = store.games.freshen()
    acts: tuple[Event, ...] = (SKIPPED, SKIPPED, TurnEnded(2))
    for number, event in enumerate(acts, 2):
        next(slices)
        store.append(running, number, event)

    assert events(store, running)[1:] == list(acts)
    assert list(slices) == [1] * (len(games) - 3)
    assert cached(store) == before


def test_a_game_opened_again_between_two_slices_is_not_summed_up(store: Store, games: list[str]) -> None:
    outdate(store)
    slices = store.games.freshen()
    next(slices)
    resumed = store.games.resume(games[-1])
    list(slices)

    assert store.running() == resumed
    assert [row[0] for row in cached(store)] == games[:-1]


def test_a_game_saved_between_two_slices_is_summed_up_once(store: Store, games: list[str]) -> None:
    outdate(store)
    slices = store.games.freshen()
    next(slices)
    number = len(store.games.resume(games[-1]).game.entries) + 1
    store.games.save(games[-1], number)
    saved = cached(store)[-1]
    list(slices)

    assert cached(store)[-1] == saved
    assert len(cached(store)) == len(games)


def test_of_two_phones_that_start_at_once_one_has_the_work_done(store: Store, games: list[str]) -> None:
    before = cached(store)
    outdate(store)
    one, other = store.games.freshen(), store.games.freshen()
    next(one)

    assert list(other) == []
    assert list(one) == [1] * (len(games) - 1)
    assert cached(store) == before


@pytest.mark.native("a page starts no processes")
def test_a_process_killed_between_two_slices_has_done_those_before_and_the_next_one_does_the_rest(
    tmp_path: Path,
) -> None:
    with Store.open(tmp_path, clock=FakeClock()) as store:
        for game in ENDED:
            play(store, game)
        before = cached(store)
        outdate(store)

    command = [sys.executable, "-c", FRESHEN, str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as killed:
        assert killed.stdin is not None
        assert killed.stdout is not None
        killed.stdout.readline()
        killed.stdin.write("\n")
        killed.stdin.flush()
        killed.stdout.readline()
        killed.kill()

    with Store.open(tmp_path) as store:
        assert [row == right for row, right in zip(cached(store), before, strict=True)].count(True) == 2
        assert list(store.games.freshen()) == [1] * (len(ENDED) - 2)
        assert cached(store) == before


@pytest.mark.usefixtures("games")
def test_figures_that_cannot_be_written_are_left_as_they_are(store: Store) -> None:
    outdate(store)
    before = cached(store)
    store._database.connection.execute("PRAGMA query_only = ON")  # noqa: SLF001 -- no disk is filled for a test

    with pytest.raises(NotWritten):
        next(store.games.freshen())

    assert cached(store) == before
