"""Tap → picture in Chromium: a pile against Flet's counters, and one phone against another."""

from __future__ import annotations

from collections import defaultdict
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from bench import games
from bench.chromium import Glass, chromium, find
from bench.processes import ours, served, yardstick
from bench.yardsticks import BUTTON

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

    from bench.chromium import Rect

ENTRY: Final = "Entry: "
MARGIN: Final = 10.0
"""What Flet leaves free around a page by itself."""
NUMBER: Final[Rect] = (0, 0, 60, 34)
PLUS: Final[Rect] = (MARGIN, 60, *BUTTON)
UNDO: Final = "Take back"
WARM_UP: Final = 4


@dataclass(frozen=True, slots=True)
class Table:
    """A served table: its address, and where on it things are."""

    url: str
    pile: Rect
    entry: Rect
    undo: Rect


@contextmanager
def _table(browser: Browser) -> Iterator[Table]:
    """Serve the table, and tell where it is and where on it things are."""
    with TemporaryDirectory() as folder:
        games.lay_out(Path(folder))
        with served(ours(Path(folder))) as server:
            yield Table(server.url, *find(browser, server.url, games.PILE, ENTRY, UNDO))


def _typed(glass: Glass) -> Glass:
    """Type the card that is laid again and again: taking it back puts it into the entry.

    By keyboard only this once: between a key and a touch Flutter draws every button anew.
    """
    glass.page.wait_for_timeout(1000)
    glass.page.keyboard.type(str(games.CARD), delay=150)
    glass.page.wait_for_timeout(500)
    return glass


def _counter(stack: ExitStack, browser: Browser, kind: str) -> Glass:
    server = stack.enter_context(served(yardstick(kind)))
    return Glass(browser, server.url, PLUS, NUMBER)


def against_counters(count: int) -> dict[str, list[float]]:
    """Touch a pile and both counters in turn.

    Returns milliseconds to the picture by "pile", "counter" and "plain", and to the server's answer by the
    same names with "-heard" behind.
    """
    samples = defaultdict[str, list[float]](list)
    with chromium() as browser, ExitStack() as stack:
        table = stack.enter_context(_table(browser))
        glasses = {kind: _counter(stack, browser, kind) for kind in ("counter", "plain")}
        glasses["pile"] = _typed(Glass(browser, table.url, table.pile, table.entry))
        for turn in range(-WARM_UP, count):
            for name, glass in glasses.items():
                seen = glass.touch_and_see()
                if turn >= 0:
                    samples[name].append(seen.changed - seen.touched)
                    samples[f"{name}-heard"].append(seen.heard - seen.touched)
            glasses["pile"].change(table.undo)
    return samples


def on_another(count: int) -> dict[str, list[float]]:
    """Touch a pile on one of two phones; returns milliseconds to the picture on "own" and on "other"."""
    samples: dict[str, list[float]] = {"own": [], "other": []}
    with chromium() as browser, _table(browser) as table:
        other = Glass(browser, table.url, table.pile, table.pile)
        own = _typed(Glass(browser, table.url, table.pile, table.entry))
        for turn in range(-WARM_UP, count):
            other.rest()
            own.rest()
            other.arm()
            own.arm()
            own.touch()
            here, there = own.seen(), other.seen()
            if turn >= 0:
                samples["own"].append(here.changed - here.touched)
                samples["other"].append(there.changed - here.touched)
            own.change(table.undo)
    return samples
