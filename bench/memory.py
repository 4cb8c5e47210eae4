"""What one more phone costs the server in memory, and whether phones that are gone cost anything."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from bench import games
from bench.client import client
from bench.processes import ours, served, yardstick
from bench.starts import first_byte

if TYPE_CHECKING:
    from bench.processes import Served

FEW: Final = 2
"""Phones that are there from the beginning: the first one brings in what all share."""
MORE: Final = 20
WARMING: Final = 4.0
"""Seconds in which the app brings in what the next touch will need."""
SOON: Final = {"FLET_SESSION_TIMEOUT": "1"}
FORGETTING: Final = 12.0
"""Seconds until Flet, which looks every ten, has forgotten a session that ended a second ago."""
KILOBYTES: Final = 1024


def phones() -> dict[str, list[float]]:
    """Let phones come, go and come again at a table and at a counter.

    Returns megabytes for each that came ("table", "counter"), and what the table's server holds more than
    with few phones when as many have come for the "first" time and, those being gone, for the "second".
    """
    with (
        TemporaryDirectory() as folder,
        served(yardstick("counter"), **SOON) as counter,
        served(ours(_laid_out(Path(folder)), "-m", "bench.collecting"), **SOON) as table,
    ):
        return asyncio.run(_phones(table, counter))


def _laid_out(folder: Path) -> Path:
    games.lay_out(folder)
    return folder


async def _phones(table: Served, counter: Served) -> dict[str, list[float]]:
    (first, second), (counted, _) = await asyncio.gather(_growth(table, games.PILE), _growth(counter, "+"))
    return {"table": [first / MORE], "counter": [counted / MORE], "first": [first], "second": [second]}


async def _growth(server: Served, wanted: str) -> tuple[float, float]:
    """Return by how much more phones make a server grow, and by how much when as many come after those."""
    async with AsyncExitStack() as staying:
        await _come(staying, server, wanted, FEW)
        await asyncio.sleep(WARMING)
        few = await held(server)
        first = await _with_more(server, wanted)
        await asyncio.sleep(FORGETTING)
        # What is only forgotten is still there until garbage is collected.
        await held(server)
        return first - few, await _with_more(server, wanted) - few


async def _with_more(server: Served, wanted: str) -> float:
    async with AsyncExitStack() as going:
        await _come(going, server, wanted, MORE)
        await asyncio.sleep(1)
        return await held(server)


async def _come(stack: AsyncExitStack, server: Served, wanted: str, count: int) -> None:
    for _ in range(count):
        await stack.enter_async_context(client(server.port, wanted))


async def held(server: Served) -> float:
    """Return how many megabytes of memory a server holds, its garbage collected."""
    os.kill(server.pid, signal.SIGUSR1)
    # Python hears of a signal when it next has something to do.
    await asyncio.to_thread(first_byte, server.port)
    return _share(server.pid)


def _share(pid: int) -> float:
    """Return the memory of a process, with its share of what it shares with others."""
    rollup = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii")
    found = re.search(r"^Pss: +(\d+) kB", rollup, re.MULTILINE)
    if found is None:
        msg = "the system does not tell how much memory a process holds"
        raise RuntimeError(msg)
    return int(found[1]) / KILOBYTES
