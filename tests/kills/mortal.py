"""A process that can be killed: the test's side of what `nursery.py` forks."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.kills.nursery import ENDED

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROOT = Path(__file__).resolve().parent.parent.parent
KILLED = -signal.SIGKILL
PATIENCE = 60.0
"""Seconds after which a child that says nothing counts as stuck."""


class Mortal:
    """One child: what is sent is done there, and each answer comes after it was done."""

    def __init__(self, control: socket.socket, life: Callable[..., None], *facts: object) -> None:
        ours, theirs = socket.socketpair()
        self.ended = False
        self._control = control
        self._wire = Connection(ours.detach())
        with theirs:
            socket.send_fds(control, [b"+"], [theirs.fileno()])
        _, (self._handle,), _, _ = socket.recv_fds(control, 1, 1)
        self._wire.send((life, facts))

    def send(self, wish: object) -> None:
        """Ask for something without waiting."""
        self._wire.send(wish)

    def hear(self) -> Any:  # noqa: ANN401 -- each life tells what it likes
        """Wait for the answer; raises EOFError when the child died instead."""
        assert self._wire.poll(PATIENCE), "the child says nothing"
        try:
            return self._wire.recv()
        except ConnectionResetError as error:
            raise EOFError from error

    def hears(self, wish: object) -> Any:  # noqa: ANN401 -- as above
        """Ask for something and wait for the answer."""
        self.send(wish)
        return self.hear()

    def strike(self) -> None:
        """Kill it, unless it has ended by itself; what it said before can still be heard."""
        with suppress(ProcessLookupError):
            signal.pidfd_send_signal(self._handle, signal.SIGKILL)

    def kill(self) -> int:
        """Kill it, wait until it is gone, and return how it ended."""
        self.strike()
        return self.end()

    def end(self) -> int:
        """Wait until it has ended by itself, and return how."""
        self.ended = True
        self._wire.close()
        os.close(self._handle)
        told: tuple[int] = ENDED.unpack(self._control.recv(ENDED.size, socket.MSG_WAITALL))
        return told[0]


class Nursery:
    """Bears one child after the other."""

    def __init__(self, control: socket.socket) -> None:
        self._control = control
        self._last: Mortal | None = None

    def bear(self, life: Callable[..., None], *facts: object) -> Mortal:
        """Fork a child that leads a life; one that a failed test left is killed first."""
        if self._last and not self._last.ended:
            self._last.kill()
        self._last = Mortal(self._control, life, *facts)
        return self._last


@contextmanager
def nursery() -> Iterator[Nursery]:
    """Start the process that forks, and end it."""
    ours, theirs = socket.socketpair()
    with ours:
        command = [sys.executable, "-m", "tests.kills.nursery", str(theirs.fileno())]
        with theirs:
            process = subprocess.Popen(command, cwd=ROOT, pass_fds=[theirs.fileno()])
        with process:
            try:
                yield Nursery(ours)
            finally:
                # Without a wire to read from, it ends, and so does a child of a test that failed.
                ours.shutdown(socket.SHUT_RDWR)
                process.kill()
