"""The socket, and how the server ends."""

from __future__ import annotations

import contextlib
import signal
import socket
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import msgpack
import pytest
from flet.messaging.protocol import MessageAction
from websockets.sync.client import connect

from assistant.errors import PortTaken
from assistant.server import serve

if TYPE_CHECKING:
    from collections.abc import Iterator

# Every address that begins with 127 is this machine, yet only a socket on all interfaces answers at this one.
OTHER_INTERFACE = "127.0.0.2"

PROGRAM = """
import signal, flet as ft
from assistant.i18n import Translator
from assistant.server import serve
from assistant.server.app import build
signal.signal(signal.SIGTERM, signal.default_int_handler)
listening = serve.bind(0)
print(serve.address(listening), flush=True)
app = build(lambda page: page.add(ft.Text("hi")), listening.getsockname()[1], Translator())
try:
    serve.serve(app, listening)
except KeyboardInterrupt:
    pass
"""


def reached(host: str, port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection((host, port), timeout=1):
        return True
    return False


@pytest.fixture
def program() -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as started:
        yield started
        started.kill()


@pytest.mark.allow_hosts(["127.0.0.1", OTHER_INTERFACE])
def test_only_this_machines_own_interface_is_bound() -> None:
    with serve.bind(0) as ours, socket.create_server(("0.0.0.0", 0)) as everywhere:  # noqa: S104  to compare with
        answers = {
            "ours": reached("127.0.0.1", ours.getsockname()[1]),
            "ours, elsewhere": reached(OTHER_INTERFACE, ours.getsockname()[1]),
            "a server for all, elsewhere": reached(OTHER_INTERFACE, everywhere.getsockname()[1]),
        }

    assert answers == {"ours": True, "ours, elsewhere": False, "a server for all, elsewhere": True}


def test_a_port_listens_before_anything_is_served() -> None:
    with serve.bind(0) as listening:
        assert reached("127.0.0.1", listening.getsockname()[1])


def test_the_next_port_is_taken_where_the_first_is_in_use() -> None:
    with serve.bind(0) as first, serve.bind(first=first.getsockname()[1]) as second:
        assert second.getsockname()[1] > first.getsockname()[1]


def test_a_port_that_was_asked_for_is_not_exchanged_for_another() -> None:
    with serve.bind(0) as first:
        port = first.getsockname()[1]
        with pytest.raises(PortTaken) as refused:
            serve.bind(port)

    assert refused.value.port == port


def test_a_port_in_use_on_all_interfaces_is_taken() -> None:
    with (
        socket.create_server(("0.0.0.0", 0)) as everywhere,  # noqa: S104  somebody else's server
        pytest.raises(PortTaken),
    ):
        serve.bind(everywhere.getsockname()[1])


def test_the_address_is_for_a_browser() -> None:
    with serve.bind(0) as listening:
        assert serve.address(listening) == f"http://127.0.0.1:{listening.getsockname()[1]}/"


def register() -> bytes:
    """Return what Flet's client says first; from then on it has a session."""
    body = {"session_id": "", "page_name": "", "page": {}}
    return b"\x00" + bytes(msgpack.packb([MessageAction.REGISTER_CLIENT.value, body]))


@pytest.mark.parametrize("words", [[register()], []], ids=["a phone is there", "somebody says nothing"])
@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGINT], ids=["SIGTERM", "Ctrl+C"])
def test_a_signal_ends_it_soon_and_quietly_though(
    program: subprocess.Popen[str], sent: signal.Signals, words: list[bytes]
) -> None:
    assert program.stdout is not None
    assert program.stderr is not None
    address = program.stdout.readline().strip()
    with connect(address.replace("http", "ws") + "ws") as client:
        for word in words:
            client.send(word)
            client.recv(timeout=10)
        asked = time.monotonic()
        program.send_signal(sent)
        code = program.wait(timeout=10)
        took = time.monotonic() - asked

    assert (code, program.stderr.read()) == (0, "")
    assert took < 2


def test_who_leaves_without_a_word_is_forgotten(program: subprocess.Popen[str]) -> None:
    assert program.stdout is not None
    assert program.stderr is not None
    address = program.stdout.readline().strip()
    for _ in range(3):
        with connect(address.replace("http", "ws") + "ws"):
            pass
    program.terminate()

    assert (program.wait(timeout=10), program.stderr.read()) == (0, "")
