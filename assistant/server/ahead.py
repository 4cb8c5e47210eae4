"""Does what the first session will need while the browser is still starting."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.types import ASGIApp, Message, Receive, Scope, Send


class Ahead:
    """Serve as `app` does; once it serves, do a piece of work beside it, in another thread."""

    def __init__(self, app: ASGIApp, work: Callable[[], None]) -> None:
        self._app = app
        self._work = work
        self._begun: asyncio.Task[None] | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or websocket, or the life of the server."""

        async def begin(message: Message) -> None:
            await send(message)
            if message["type"] == "lifespan.startup.complete":
                # Kept, or Python could collect a task that nobody refers to.
                self._begun = asyncio.create_task(asyncio.to_thread(self._work))

        await self._app(scope, receive, begin if scope["type"] == "lifespan" else send)
