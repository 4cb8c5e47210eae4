"""A phone that goes away while something is sent to it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from uvicorn.protocols.utils import ClientDisconnected

from assistant.server.departed import Departed

if TYPE_CHECKING:
    from starlette.types import Message, Receive, Scope, Send

done: list[str] = []


async def two_messages(_: Scope, __: Receive, send: Send) -> None:
    for part in ("one", "two"):
        await send({"type": "websocket.send", "text": part})
    done.append("took leave")


async def nothing() -> Message:
    return {"type": "websocket.disconnect"}


async def nobody(_: Message) -> None:
    raise ClientDisconnected


def serve(kind: str) -> None:
    done.clear()
    asyncio.run(Departed(two_messages)({"type": kind}, nothing, nobody))


def test_the_app_goes_on_to_take_leave_of_a_phone_that_has_left() -> None:
    serve("websocket")

    assert done == ["took leave"]


def test_an_answer_that_cannot_be_sent_is_still_told() -> None:
    with pytest.raises(ClientDisconnected):
        serve("http")

    assert done == []
