"""Whatever the clock does in a game, its order stays, its time is sensible, and the local hour is kept."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

import pytest

from assistant.live import Hub
from assistant.statistics.summary import PAUSE
from assistant.storage.store import Store
from tests.fakes import EVENING, FakeClock, counting_ids
from tests.live.phones import on_table, play, start

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
ROME = ZoneInfo("Europe/Rome")
SECOND_HALF_PAST_TWO = datetime(2026, 10, 25, 1, 30, tzinfo=UTC)
"""Half past two comes twice that night; this is the second time."""
CARDS = ("20 up-1", "21 up-1", "22 up-1", "23 up-1", "24 up-1", "abandoned")


class Rome:
    """A clock on a wall in Rome that goes on a minute at each look."""

    def __init__(self, now: datetime) -> None:
        self.now = now

    def __call__(self) -> datetime:
        self.now += timedelta(minutes=1)
        return self.now.astimezone(ROME)


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock(tick=10)


@pytest.fixture
def hub(tmp_path: Path, clock: FakeClock) -> Iterator[Hub]:
    with Store.open(tmp_path, clock=clock, new_id=counting_ids(), device="phone") as store:
        yield Hub(store)


@pytest.mark.parametrize("shift", [-DAY, -HOUR, HOUR, DAY, EVENING - datetime(2106, 1, 1, tzinfo=UTC)])
def test_a_clock_set_in_mid_game_makes_no_time_negative_or_absurd(
    hub: Hub, clock: FakeClock, shift: timedelta
) -> None:
    start(hub)
    for number, card in enumerate(CARDS):
        if number == 3:
            clock.now += shift
        play(hub, card)
    hub.save(on_table(hub).seen)

    (line,) = hub.recent(5)
    assert line.seconds == 50


@pytest.mark.parametrize("shift", [-HOUR, HOUR])
def test_a_clock_set_in_mid_game_leaves_the_order_and_all_that_can_be_taken_back(
    hub: Hub, clock: FakeClock, shift: timedelta
) -> None:
    start(hub, "20 up-1, 21 up-1 |")
    clock.now += shift
    before = play(hub, "30 up-1, 31 up-1")

    again = Hub(hub.store)
    assert again.table == before
    play(again, "undo, undo, undo, undo, undo")
    assert len(on_table(again).game.steps) == 1


def test_a_game_through_the_hour_that_comes_twice_is_ordered_and_timed_as_it_was_played(
    tmp_path: Path,
) -> None:
    clock = Rome(SECOND_HALF_PAST_TWO - timedelta(minutes=34))
    with Store.open(tmp_path, clock=clock) as store:
        hub = Hub(store)
        start(hub, ", ".join(CARDS[:-1]))
        game = on_table(hub).id
        clock.now += timedelta(minutes=PAUSE // 60 - 1)
        play(hub, CARDS[-1])
        times = [stamped.at for stamped in store.games.log(game)]
        hub.save(on_table(hub).seen)
        (line,) = hub.recent(5)
        sealed = [stamped.at for stamped in store.games.log(game)]

    assert times == sorted(times)
    assert [(at.utcoffset(), at.hour, at.minute) for at in (times[0], times[-1])] == [
        (2 * HOUR, 2, 57),
        (HOUR, 2, 12),
    ]
    assert (sealed[:-1], sealed[0].utcoffset(), sealed[-1].utcoffset()) == (times, 2 * HOUR, HOUR)
    assert line.seconds == 5 * 60 + PAUSE


def test_lists_keep_a_fixed_order_when_the_clock_was_set_back(hub: Hub, clock: FakeClock) -> None:
    for _ in range(3):
        start(hub, "20 up-1")
        hub.keep(on_table(hub).seen)
        clock.now -= HOUR

    kept = [line.id for line in hub.kept()]
    assert (kept, [line.id for line in Hub(hub.store).kept()]) == (["id-1", "id-2", "id-3"], kept)
