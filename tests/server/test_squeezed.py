"""Who gets the client compressed."""

from __future__ import annotations

import asyncio
import gzip
from typing import TYPE_CHECKING

import pytest

from assistant.server.squeezed import Squeezed

if TYPE_CHECKING:
    from starlette.types import Message, Receive, Scope, Send

    from tests.server.conftest import Served

BODY = b"a client of many bytes " * 1000
ELSEWHERE = ("192.168.1.20", 50000)
HERE = ("127.0.0.1", 50000)


def sent(client: tuple[str, int], kind: bytes = b"application/wasm") -> tuple[dict[bytes, bytes], bytes]:
    """Ask for the body from an address; return the headers and what came."""
    messages: list[Message] = []

    async def served(_: Scope, __: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-type", kind)]})
        await send({"type": "http.response.body", "body": BODY})

    async def silent() -> Message:
        return {"type": "http.request"}

    async def note(message: Message) -> None:
        messages.append(message)

    scope = {"type": "http", "client": client, "headers": [(b"accept-encoding", b"gzip")]}
    asyncio.run(Squeezed(served)(scope, silent, note))
    return dict(messages[0]["headers"]), b"".join(message.get("body", b"") for message in messages[1:])


def test_a_phone_elsewhere_gets_it_compressed() -> None:
    headers, body = sent(ELSEWHERE)

    assert headers[b"content-encoding"] == b"gzip"
    assert gzip.decompress(body) == BODY


def test_pictures_are_not_compressed_again() -> None:
    headers, body = sent(ELSEWHERE, b"image/png")

    assert b"content-encoding" not in headers
    assert body == BODY


def test_a_browser_here_gets_it_as_it_is() -> None:
    headers, body = sent(HERE)

    assert b"content-encoding" not in headers
    assert body == BODY


@pytest.mark.parametrize("path", ["/main.dart.wasm", "/"])
def test_the_server_compresses_nothing_for_this_machine(served: Served, path: str) -> None:
    answer = served.ask(path, "GET", ("Accept-Encoding", "gzip"))

    assert answer.status == 200
    assert "content-encoding" not in answer.headers
