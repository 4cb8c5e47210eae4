"""Real processes on one file: killed at any moment, and racing each other."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from typing import TYPE_CHECKING

from assistant.live import Hub
from assistant.storage.store import Store
from tests.live.phones import on_table, play, start

if TYPE_CHECKING:
    from pathlib import Path

PLAY = """
import sys
from pathlib import Path
from assistant.errors import TableMoved
from assistant.live import Hub, SeatName
from assistant.storage.store import Store
from assistant.tracker.events import CardPlayed, TurnEnded, Undone
from assistant.tracker.referee import TurnEnd, judge_end_turn
from assistant.tracker.rulesets import RULE_SETS


def following(game):
    if game.state.outcome or len(game.entries) % 7 == 6:
        return Undone(game.steps[-1].number)
    end = judge_end_turn(game.state)
    if isinstance(end, TurnEnd):
        return TurnEnded(end.draws)
    return CardPlayed(len(game.entries) % 4, None, confirmed=True)


hub = Hub(Store.open(Path(sys.argv[1])))
if hub.table is None:
    hub.start(RULE_SETS["classic"], [SeatName()] * 3, 0)
while hub.table.seen < int(sys.argv[2]):
    try:
        if hub.record(hub.table.seen, following(hub.table.game)):
            break
    except TableMoved:
        continue
    print(hub.table.seen, flush=True)
"""


def player(folder: Path, entries: int) -> subprocess.Popen[str]:
    """A process that plays until the log has so many entries, and prints each number once it is committed."""
    command = [sys.executable, "-c", PLAY, str(folder), str(entries)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def printed(process: subprocess.Popen[str]) -> list[int]:
    """The numbers of all lines that came whole."""
    assert process.stdout is not None
    return [int(line) for line in process.stdout if line.endswith("\n")]


def test_a_process_killed_at_any_moment_loses_nothing_it_showed(tmp_path: Path) -> None:
    seed = random.randrange(2**32)  # noqa: S311 -- no secret
    chance = random.Random(seed)  # noqa: S311 -- any moment will do
    shown = 1
    for _ in range(3):
        with player(tmp_path, 10_000) as killed:
            assert killed.stdout is not None
            first = int(killed.stdout.readline())
            time.sleep(chance.random() / 50)
            killed.kill()
            numbers = [first, *printed(killed)]
        assert numbers == list(range(shown + 1, numbers[-1] + 1)), f"with random.Random({seed})"

        with Store.open(tmp_path) as store:
            table = on_table(Hub(store))
            assert numbers[-1] <= table.seen <= numbers[-1] + 1, f"with random.Random({seed})"
            shown = table.seen

    with Store.open(tmp_path) as store:
        hub = Hub(store)
        while len(on_table(hub).game.steps) > 1:
            play(hub, "undo")
        assert on_table(hub).state == on_table(hub).game.steps[0].state


def test_of_two_processes_that_race_each_number_has_one_winner(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        game = start(Hub(store)).id
        with player(tmp_path, 120) as one, player(tmp_path, 120) as other:
            won = printed(one) + printed(other)

        assert sorted(won) == list(range(2, 121))
        assert len(store.games.log(game)) == 120
        assert on_table(Hub(store)).seen == 120
