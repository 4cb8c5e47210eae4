"""Ends what Flet leaves waiting for ever when a client goes without having said a word."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send


class Unheard:
    """Serve as `app` does, and let go of a websocket that closed before anything came through it.

    Flet 1.0.5 keeps such a task: each would cost memory, and the server would wait for it when it ends. Who
    has spoken has a session, which Flet takes leave of by itself.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or websocket."""
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(None) as patience:
                await self._app(scope, _listening(receive, patience), send)


def _listening(receive: Receive, patience: asyncio.Timeout) -> Receive:
    heard = False

    async def listen() -> Message:
        nonlocal heard
        message = await receive()
        heard = heard or message["type"] == "websocket.receive"
        if message["type"] == "websocket.disconnect" and not heard:
            patience.reschedule(asyncio.get_running_loop().time())
        return message

    return listen
