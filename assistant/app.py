"""The composition root: opens the store, and gives every session the hub."""

from __future__ import annotations

import asyncio
import importlib
import logging
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from assistant.live import Hub
from assistant.settings import Settings
from assistant.storage.store import Store
from assistant.ui.root import open_session

if TYPE_CHECKING:
    from pathlib import Path

    import flet as ft

BREATH = 0.05
"""Seconds for the touches of all phones between two slices of work that nobody waits for."""
DRAWING = 2.0
"""Seconds that a phone is left to draw its first screen before such work begins."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class App:
    """The running app: `main` is called once for each session, `close` when the process ends."""

    store: Store
    hub: Hub
    language: str | None = None
    drawing: float = 0.0
    _work: set[asyncio.Task[None]] = field(default_factory=set)

    async def main(self, page: ft.Page) -> None:
        """Draw the first screen of a session, and afterwards bring in what the next touches will need."""
        open_session(page, self.hub, Settings(), self.language)
        # Flet sends the picture when this returns, and takes a phone that goes before that for an error.
        work = asyncio.create_task(self._prepare())
        self._work.add(work)
        work.add_done_callback(self._work.discard)

    async def prepared(self) -> None:
        """Wait until everything is brought in for the sessions there are."""
        await asyncio.gather(*self._work)

    async def _prepare(self) -> None:
        await asyncio.sleep(self.drawing)
        await self._warm()
        await self._freshen()

    async def _warm(self) -> None:
        try:
            await asyncio.to_thread(importlib.import_module, "assistant.storage.games")
            self.store.warm()
        except Exception:
            # Whoever touches the store next meets the same trouble, and is told in words.
            log.exception("the store could not be warmed up")

    async def _freshen(self) -> None:
        """Make outdated figures anew while the app is in use; what its end breaks off is done next time."""
        try:
            for _ in self.store.games.freshen():
                await asyncio.sleep(BREATH)
        except Exception:
            # Figures of the past stop no game: those of an older version stay until the next start.
            log.exception("the figures of saved games could not be made anew")

    def close(self) -> None:
        """Close the store."""
        self.store.close()


def open_app(folder: Path, *, language: str | None = None, drawing: float = 0.0) -> App:
    """Open a data folder and restore its running game.

    `language` is spoken where a device has not chosen one; `drawing` are the seconds that a phone is left to
    itself before work begins that its first screen does not need.
    Raises FolderUnwritable, FileDamaged, FileForeign, FileTooNew or FileBusy, the file's bytes untouched.
    """
    store = Store.open(folder)
    return App(store, Hub(store), language, drawing)
