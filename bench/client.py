"""A phone that draws nothing: it speaks Flet's protocol, takes every picture and answers what it is asked."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

import msgpack
from flet.messaging.protocol import MessageAction
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bench.processes import HOST

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from websockets.asyncio.client import ClientConnection

PATIENCE: Final = 60.0
_PACKET: Final = b"\x00"
_NO_INSET: Final = dict.fromkeys(("top", "right", "bottom", "left"), 0)
_PAGE: Final = {
    "route": "/",
    "width": 390,
    "height": 844,
    "platform": "android",
    "platform_brightness": "light",
    "web": True,
    "media": dict.fromkeys(("padding", "view_padding", "view_insets"), _NO_INSET),
}


class Client:
    """One phone at a server, connected as long as it is open."""

    def __init__(self, wire: ClientConnection, wanted: bytes) -> None:
        self._wire = wire
        self._wanted = wanted
        self._drawn = asyncio.Event()
        self.drawn_at = 0.0

    async def begin(self) -> None:
        """Say hello, as the first thing."""
        hello = {"session_id": None, "page_name": "", "page": _PAGE}
        await self._send(MessageAction.REGISTER_CLIENT, hello)

    async def follow(self) -> None:
        """Take what comes until the wire is cut."""
        try:
            while True:
                packet = await self._wire.recv(decode=False)
                if not self.drawn_at and self._wanted in packet:
                    self.drawn_at = time.time()
                    self._drawn.set()
                action, body = msgpack.unpackb(packet[1:], strict_map_key=False)
                if action == MessageAction.INVOKE_METHOD.value:
                    await self._answer(body)
        except ConnectionClosed:
            pass

    async def _answer(self, asked: dict[str, Any]) -> None:
        answer = {
            "control_id": asked["control_id"],
            "call_id": asked["call_id"],
            "result": None,
            "error": None,
        }
        await self._send(MessageAction.INVOKE_METHOD, answer)

    async def _send(self, action: MessageAction, body: dict[str, Any]) -> None:
        await self._wire.send(_PACKET + msgpack.packb([action.value, body]))

    async def drawn(self) -> float:
        """Wait for the first picture with the wanted words; returns when it came, in seconds since 1970."""
        await asyncio.wait_for(self._drawn.wait(), PATIENCE)
        return self.drawn_at


@asynccontextmanager
async def client(port: int, wanted: str) -> AsyncIterator[Client]:
    """Connect a phone to a server and wait for its first picture, which has the wanted words in it."""
    async with connect(f"ws://{HOST}:{port}/ws", max_size=None, compression=None) as wire:
        this = Client(wire, wanted.encode())
        following = asyncio.create_task(this.follow())
        try:
            await this.begin()
            await this.drawn()
            yield this
        finally:
            await wire.close()
            await following
