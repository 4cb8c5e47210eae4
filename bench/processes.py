"""The servers that are measured: each a process of its own on a free port, up when its port answers."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ROOT: Final = Path(__file__).resolve().parent.parent
HOST: Final = "127.0.0.1"
PATIENCE: Final = 60.0
"""Seconds for a server to answer."""
_BLINK = 0.005


@dataclass(frozen=True, slots=True)
class Served:
    """A running server: its process, its port, and when it was started in seconds since 1970."""

    pid: int
    port: int
    started: float

    @property
    def url(self) -> str:
        """The address of its page."""
        return f"http://{HOST}:{self.port}/"


def yardstick(kind: str) -> tuple[str, ...]:
    """Return how to start one of Flet's smallest apps; the port is put at the end."""
    return ("-m", "bench.yardsticks", kind)


def ours(folder: Path, *program: str) -> tuple[str, ...]:
    """Return how to start the app, or a program around it, on a data folder; the port is put at the end."""
    return (*(program or ("main.py",)), "--no-browser", "--data-dir", str(folder), "--port")


@contextmanager
def served(command: Sequence[str], **environment: str) -> Iterator[Served]:
    """Start a server with this Python, wait until its port answers, and end it afterwards."""
    port = _free_port()
    started = time.time()
    process = subprocess.Popen(  # noqa: S603 -- our own programs
        [sys.executable, *command, str(port)],
        cwd=ROOT,
        env=os.environ | environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
    )
    try:
        _wait_for(port, process)
        yield Served(process.pid, port, started)
    finally:
        process.kill()
        process.wait()


def _free_port() -> int:
    with socket.socket() as asking:
        asking.bind((HOST, 0))
        return int(asking.getsockname()[1])


def _wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection((HOST, port), PATIENCE).close()
        except OSError:
            if process.poll() is not None or time.monotonic() > until:
                msg = f"the server on port {port} did not start"
                raise RuntimeError(msg) from None
            time.sleep(_BLINK)
        else:
            return
