"""The life of a child that serves one phone with the real app, touched as a person touches it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from assistant.app import open_app
from assistant.storage.ownership import FolderLock
from tests.kills.hubs import Shown, shown
from tests.rendering import phone
from tests.seeing import accessible_name

if TYPE_CHECKING:
    from collections.abc import Sequence
    from multiprocessing.connection import Connection

    from tests.rendering import Phone

ANSWERS = ("yes", "drawn", "put-back")
"""What is answered when it is asked."""
SAYINGS = ("Saved.",)
"""What is said once, below the screen."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What stands on the screen, and what the hub and the file hold behind it."""

    screen: tuple[str, ...]
    behind: Shown


def seen(this: Phone) -> Seen:
    """Read the screen, but for what may die with a phone: the entry, its verdicts, what was said once."""
    words = [word for word in this.words() if word not in SAYINGS]
    named = {control.key: control for control in this.seen() if control.key}
    if "pile-0" in named:
        header = words[: words.index("Menu")]
        piles = [",".join(accessible_name(named[f"pile-{pile}"]).split(",")[:3]) for pile in range(4)]
        words = [*header, *piles, *(accessible_name(named[key]) for key in ("undo", "blocked", "end-turn"))]
    return Seen(tuple(words), shown(this.ours.hub))


async def touch(this: Phone, touches: Sequence[str]) -> None:
    """Touch one thing after the other, and answer what is asked; `resume-*` is whatever begins so."""
    for key in touches:
        named = key.removesuffix("*")
        await this.tap(
            next(k for k in sorted(this.keys()) if k == key or (named != key and k.startswith(named)))
        )
        for answer in ANSWERS:
            if answer in this:
                await this.tap(answer)


def use(wire: Connection, folder: Path) -> None:
    """Open the app on a phone, tell what it shows, and touch what is asked for, each time telling again.

    What is no list of touches is called, and answered by every word on the screen.
    """

    async def live() -> None:
        with FolderLock.acquire(folder):
            async with phone(open_app(folder).main) as this:
                wire.send(seen(this))
                while True:
                    match wire.recv():
                        case list(touches):
                            await touch(this, touches)
                            wire.send(seen(this))
                        case happening:
                            happening()
                            wire.send(tuple(this.words()))

    asyncio.run(live())


def warm() -> None:
    """Play a little, so that a child finds everything there."""

    async def play(folder: Path) -> None:
        app = open_app(folder)
        async with phone(app.main) as this:
            await touch(this, ["new-game", "number-2", "start", "key-1", "key-0", "pile-0", "undo"])
            seen(this)
        app.close()

    with TemporaryDirectory() as name:
        asyncio.run(play(Path(name)))
