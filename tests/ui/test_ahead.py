"""The first screen finds everything there that it is drawn with."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
# Only a process of its own has not yet drawn anything.
DRAWN = """
import asyncio, sys
from assistant.live import Hub
from assistant.settings import Settings
from assistant.storage.store import Store
from assistant.storage.values import SeatName
from assistant.tracker.rulesets import RULE_SETS
from assistant.tracker.turn import Seat
from assistant.ui.ahead import bring_in
from assistant.ui.root import open_session
from tests.rendering import phone

async def draw(playing):
    with Store.in_memory() as store:
        hub = Hub(store)
        if playing:
            hub.start(RULE_SETS["classic"], [SeatName(name="Alice")] * 2, Seat(0))
        async with phone(lambda page: open_session(page, hub, Settings()) and None):
            pass

bring_in()
before = set(sys.modules)
for playing in (True, False):
    asyncio.run(draw(playing))
print(*sorted(name for name in set(sys.modules) - before if name.startswith("flet.")))
"""


def test_table_and_home_import_no_control_when_they_are_drawn() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", DRAWN], cwd=ROOT, capture_output=True, text=True, check=True
    )

    assert ended.stdout.split() == []
