"""A process killed after each act of a whole game has lost nothing that it showed, and doubled nothing."""

from __future__ import annotations

import random
import time
from functools import partial
from typing import TYPE_CHECKING

import pytest

from assistant.errors import FolderHeld
from assistant.storage.ownership import FolderLock
from assistant.tracker.log import Game, Phase, apply, begin
from tests.cases_reader import read_cases
from tests.kills.hubs import Lying, Shown, do, looked_at, play, race
from tests.kills.mortal import KILLED
from tests.kills.story import saved, story, taken_back, told
from tests.tables import table

if TYPE_CHECKING:
    from pathlib import Path

    from tests.kills.mortal import Mortal, Nursery

OF_TWO = 15
"""A game of two with cards not entered, turns taken back, and somebody blocked at the end."""
SHORT = "10 up-1, ? up-2 | 90 down-1, 80 down-1 | 11 up-1, ? up-1! | 70 down-1, undo, 60 down-1, 50 down-2"
IN_A_HURRY = 0.02
"""Seconds in which a child does some acts; the moment of its first death is anywhere in them."""
SPURT = 20
"""Acts that a child does at most: however fast the disk, a game takes many lives."""


def is_there(shown: Shown, game: Game, before: tuple[Lying, ...]) -> None:
    """Compare what is shown, and what the file holds, with a log."""
    at_rest = game.phase is Phase.SAVED
    lying = Lying(game.phase, summaries=int(at_rest), entries=not at_rest)
    log = tuple(entry.event for entry in game.entries)
    on_table = (log, game.state) if game.phase is Phase.RUNNING else None
    assert (shown.table and (shown.table.log, shown.table.state), shown.log) == (on_table, log)
    assert shown.games == (*before, lying)


def kill_after_each(children: Nursery, folder: Path, log: Game) -> None:
    """Do a log act by act, each in a process of its own that is killed once it has shown what came of it."""
    game: Game | None = None
    last: Shown | None = None
    for entry in log.entries:
        child = children.bear(play, folder)
        found = child.hear()
        if last is None:
            last, before = found, found.games
        assert found == last
        last = child.hears(partial(do, entry.event))
        assert child.kill() == KILLED
        game = begin(entry.event) if game is None else apply(game, entry.event)  # type: ignore[arg-type]  # a log begins with its start
        is_there(last, game, before)
    assert looked_at(folder) == last


def test_nothing_is_lost_and_nothing_doubled_in_a_whole_game_and_the_next(
    children: Nursery, tmp_path: Path
) -> None:
    kill_after_each(children, tmp_path, saved(story(OF_TWO)))
    kill_after_each(children, tmp_path, taken_back(story(0)))


def test_everything_can_still_be_taken_back_with_a_kill_after_each_undo(
    children: Nursery, tmp_path: Path
) -> None:
    log = told(table(SHORT))
    child = children.bear(race, tmp_path, [entry.event for entry in log.entries])
    child.hear()
    until(child, len(log.entries))
    child.kill()
    for entry in taken_back(log).entries[len(log.entries) :]:
        child = children.bear(play, tmp_path)
        child.hear()
        last = child.hears(partial(do, entry.event))
        child.kill()

    is_there(last, taken_back(log), ())


def test_whenever_it_dies_all_that_it_showed_is_there(children: Nursery, tmp_path: Path) -> None:
    log, shown, span, seed = saved(story(OF_TWO)), 0, IN_A_HURRY, random.randrange(2**32)  # noqa: S311 -- no secret
    events, chance = [entry.event for entry in log.entries], random.Random(seed)  # noqa: S311 -- any moment will do
    while shown < len(events):
        goal = min(shown + SPURT, len(events))
        child = children.bear(race, tmp_path, events[:goal])
        there = len(child.hear().log)
        assert there in {shown, shown + 1}, f"with random.Random({seed})"
        time.sleep(chance.random() * span)
        child.strike()
        before, shown = shown, max(there, until(child, goal))
        assert child.end() == KILLED
        # A busy machine may do nothing in a short life, and a fast one everything.
        span *= 2 if shown == before else 0.5 if shown == goal else 1

    is_there(looked_at(tmp_path), log, ())


def until(child: Mortal, number: int) -> int:
    """Hear of entries up to a number; of a child that died, what it told before."""
    last = 0
    while last < number:
        try:
            last = child.hear()
        except EOFError:
            break
    return last


def test_a_folder_whose_owner_was_killed_is_free_at_once(children: Nursery, tmp_path: Path) -> None:
    child = children.bear(play, tmp_path)
    child.hear()
    with pytest.raises(FolderHeld):
        FolderLock.acquire(tmp_path)
    assert child.kill() == KILLED

    with FolderLock.acquire(tmp_path) as lock:
        assert lock


@pytest.mark.soak
@pytest.mark.parametrize("number", range(len(read_cases())))
def test_nothing_is_lost_in_any_case(children: Nursery, tmp_path: Path, number: int) -> None:
    kill_after_each(children, tmp_path, saved(story(number)))
    kill_after_each(children, tmp_path, taken_back(story(number)))
