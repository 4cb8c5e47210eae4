"""Work that the server does while the browser is still starting."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING

from assistant.server.ahead import Ahead

if TYPE_CHECKING:
    from starlette.types import Message, Receive, Scope, Send


def lived(work: threading.Event, kind: str = "lifespan") -> list[str]:
    """Start a server, or only ask it for something; tell what happened in its order."""
    happened: list[str] = []

    async def app(_: Scope, __: Receive, send: Send) -> None:
        await send({"type": f"{kind}.startup.complete"})

    async def silent() -> Message:
        return {"type": "lifespan.startup"}

    async def note(message: Message) -> None:
        happened.append(message["type"])

    def do() -> None:
        happened.append("work")
        work.set()

    async def live() -> None:
        ahead = Ahead(app, do)
        await ahead({"type": kind}, silent, note)
        if kind == "lifespan":
            assert await asyncio.to_thread(work.wait, 30)

    asyncio.run(live())
    return happened


def test_it_is_done_once_the_server_serves() -> None:
    assert lived(threading.Event()) == ["lifespan.startup.complete", "work"]


def test_it_is_not_done_again_for_each_page() -> None:
    assert lived(threading.Event(), "http") == ["http.startup.complete"]
