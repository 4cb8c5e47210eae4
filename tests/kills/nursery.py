"""A process that has everything imported and forks a child for each game that is to be killed.

Started as `python -m tests.kills.nursery FD` by `mortal.py`; one child lives at a time.
"""

from __future__ import annotations

import gc
import os
import socket
import struct
import sys
import threading
import traceback
from multiprocessing.connection import Connection

from tests.kills import hubs, phones

ENDED = struct.Struct("i")
"""How a child ended is told as this: its exit code, or its signal below zero."""


def main(control: socket.socket) -> None:
    """Fork a child for each wire that comes; hand out a handle to kill it by, and tell how it ended."""
    hubs.warm()
    phones.warm()
    gc.freeze()
    assert threading.active_count() == 1, "a fork takes no threads along"
    while True:
        _, wires, _, _ = socket.recv_fds(control, 1, 1)
        if not wires:
            return
        child = os.fork()
        if child == 0:
            control.close()
            _live(Connection(wires[0]))
        os.close(wires[0])
        # No number: that could be another process by the time that somebody kills it.
        handle = os.pidfd_open(child)
        socket.send_fds(control, [b"+"], [handle])
        os.close(handle)
        _, status = os.waitpid(child, 0)
        control.sendall(ENDED.pack(os.waitstatus_to_exitcode(status)))


def _live(wire: Connection) -> None:
    """Do what the parent asks for, and never come back."""
    ended = 1
    try:
        life, facts = wire.recv()
        life(wire, *facts)
        ended = 0
    except EOFError:
        ended = 0
    except BaseException:  # noqa: BLE001 -- whatever it was, a forked child must not go on as its parent
        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(ended)


if __name__ == "__main__":
    main(socket.socket(fileno=int(sys.argv[1])))
