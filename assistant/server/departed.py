"""Drops what is sent to a phone in the moment in which it goes away."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send


class Departed:
    """Serve as `app` does, and let a websocket that has just closed swallow what still goes out.

    Flet 1.0.5 would break off there, before it takes leave of the session: a traceback in the terminal, and a
    session that is kept for ever. This way it hears of the end where it listens for it.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or websocket."""

        async def patient(message: Message) -> None:
            with contextlib.suppress(OSError):
                await send(message)

        await self._app(scope, receive, patient if scope["type"] == "websocket" else send)
