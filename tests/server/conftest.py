"""A whole server on 127.0.0.1, and a client that says exactly what a test wants said."""

from __future__ import annotations

import http.client
import socket
import threading
from dataclasses import dataclass
from typing import TYPE_CHECKING

import flet as ft
import pytest
import websockets.exceptions
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from assistant.i18n import Translator
from assistant.server import serve
from assistant.server.app import build

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back: header names are in lower case."""

    status: int
    headers: Mapping[str, str]
    body: bytes


@dataclass(frozen=True, slots=True)
class Served:
    """The server under test."""

    port: int

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    def ask(self, path: str = "/", method: str = "GET", *headers: tuple[str, str]) -> Answer:
        """Send one request; without a Host among `headers` the right one is sent."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
        named = [] if any(name == "Host" for name, _ in headers) else [("Host", self.host)]
        for name, value in (*named, *headers):
            connection.putheader(name, value)
        connection.endheaders()
        answer = connection.getresponse()
        found = Answer(
            answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
        )
        connection.close()
        return found

    def knock(self, host: str | None = None, origin: str | None = None) -> ClientConnection:
        """Open Flet's websocket, with `host` in its Host."""
        reached = socket.create_connection(("127.0.0.1", self.port), timeout=10)
        try:
            return connect(
                f"ws://{host or self.host}/ws",
                sock=reached,
                origin=None if origin is None else Origin(origin),
            )
        except websockets.exceptions.InvalidStatus:
            reached.close()
            raise


def main(page: ft.Page) -> None:
    page.add(ft.Text("four piles"))


@pytest.fixture(scope="session")
def served() -> Iterator[Served]:
    listening = serve.bind(0)
    port = listening.getsockname()[1]
    ended = threading.Event()
    app = build(main, port, Translator())
    server = threading.Thread(target=serve.serve, args=(app, listening, ended.is_set))
    server.start()
    yield Served(port)
    ended.set()
    server.join(timeout=10)
