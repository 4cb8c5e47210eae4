"""Opening the door: a socket on this machine alone, and the loop that serves it."""

from __future__ import annotations

import contextlib
import errno
import socket
import sys
from typing import TYPE_CHECKING

import uvicorn

from assistant.errors import PortTaken

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.types import ASGIApp

HOST = "127.0.0.1"
DEFAULT_PORT = 9898
_TRIES = 100
_BACKLOG = 128
# A file that a person picks comes in one message: a backup of ten thousand games has 7 MB.
_LARGEST_MESSAGE = 16 * 1024 * 1024
_SECONDS_TO_LEAVE = 1


def bind(port: int | None = None, first: int = DEFAULT_PORT) -> socket.socket:
    """Return a socket that listens on 127.0.0.1 and nowhere else.

    On `port` (0: any free one), or where None is given on the first free port from `first` on.
    Raises PortTaken where the port, or each of those tried, is in use or forbidden.
    """
    if port is not None:
        return _listen(port)
    for candidate in range(first, first + _TRIES):
        with contextlib.suppress(PortTaken):
            return _listen(candidate)
    raise PortTaken(first)


def address(listening: socket.socket) -> str:
    """Return where a browser on this machine finds the app."""
    host, port = listening.getsockname()[:2]
    return f"http://{host}:{port}/"


def serve(app: ASGIApp, listening: socket.socket, stop: Callable[[], bool] = lambda: False) -> None:
    """Serve `app` until a signal asks to end, or `stop`, asked every second, says so.

    Raises KeyboardInterrupt afterwards where it was a signal whose handler does so.
    """

    async def look() -> None:
        if stop():
            server.should_exit = True

    server = uvicorn.Server(
        uvicorn.Config(
            app,
            ws="websockets-sansio",  # what Flet's own server uses
            ws_max_size=_LARGEST_MESSAGE,
            lifespan="on",
            log_level="warning",
            access_log=False,
            proxy_headers=False,  # nobody stands in between, so nobody may say who is asking
            server_header=False,
            timeout_graceful_shutdown=_SECONDS_TO_LEAVE,
            callback_notify=look,
            timeout_notify=1,
        )
    )
    server.run(sockets=[listening])


def _listen(port: int) -> socket.socket:
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        _claim(listening)
        listening.bind((HOST, port))
        # At once: until somebody listens, another program could still take the port.
        listening.listen(_BACKLOG)
    except OSError as error:
        listening.close()
        if error.errno in {errno.EADDRINUSE, errno.EACCES, errno.EPERM}:
            raise PortTaken(port) from error
        raise
    return listening


def _claim(listening: socket.socket) -> None:
    if sys.platform == "win32":
        # There SO_REUSEADDR would let two programs share the port.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        # So that a server started again right after the last one gets the same port.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
