"""Two hubs on one file: one is first, and the other shows what the first one did."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from assistant.errors import GameRunning, TableMoved
from assistant.live import Hub
from assistant.storage.store import Store
from assistant.tracker.events import CardPlayed, Event, Undone
from assistant.tracker.piles import PileId
from assistant.tracker.turn import Seat
from tests.fakes import FakeClock
from tests.live.phones import CLASSIC, SKIPPED, TWO, Phone, on_table, play, start

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def two(tmp_path: Path) -> Iterator[tuple[Hub, Hub]]:
    """Two processes on one file, as far as SQLite can tell."""
    with Store.open(tmp_path, clock=FakeClock()) as one, Store.open(tmp_path, clock=FakeClock()) as other:
        first = Hub(one)
        start(first)
        yield first, Hub(other)


def test_of_two_hubs_one_wins_and_the_other_shows_it(two: tuple[Hub, Hub]) -> None:
    first, second = two
    phone = Phone()
    second.join("phone", phone)
    seen = on_table(first).seen
    play(first, "20 up-1")

    with pytest.raises(TableMoved):
        second.record(seen, CardPlayed(PileId(1), None))

    assert second.table == first.table
    assert phone.told == [first.table]


@pytest.mark.parametrize("act", ["keep", "save", "discard", "new game"])
def test_a_hub_notices_whatever_the_other_did_to_the_game(two: tuple[Hub, Hub], act: str) -> None:
    first, second = two
    table = play(first, "blocked") if act == "save" else on_table(first)
    match act:
        case "keep" | "save":
            getattr(first, act)(table.seen)
        case "discard":
            first.discard(table.id)
        case _:
            first.keep(table.seen)
            start(first)

    with pytest.raises(TableMoved):
        second.record(1, SKIPPED)

    assert second.table == first.table


def test_a_hub_without_a_game_learns_of_the_others(tmp_path: Path) -> None:
    with Store.open(tmp_path) as one, Store.open(tmp_path) as other:
        first, second = Hub(one), Hub(other)
        table = start(first)

        with pytest.raises(GameRunning):
            second.start(CLASSIC, TWO, Seat(0))

        assert second.table == table


def test_of_many_who_race_for_each_number_exactly_one_wins(two: tuple[Hub, Hub]) -> None:
    hubs, chance = list(two), random.Random(7)  # noqa: S311 -- no secret
    won = 0
    for _ in range(40):
        hub = chance.choice(hubs)
        table = on_table(hub)
        if table.seen % 9:
            event: Event = CardPlayed(PileId(chance.randrange(4)), None, confirmed=True)
        else:
            event = Undone(table.game.steps[-1].number)
        try:
            won += hub.record(table.seen, event) is None
        except TableMoved:
            continue

    assert len(two[0].store.games.log(on_table(two[0]).id)) == 1 + won
