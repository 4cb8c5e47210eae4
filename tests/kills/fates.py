"""Ways to die in the middle of something, each at a moment that can be chosen."""

from __future__ import annotations

import os
import resource
import signal
import sqlite3
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(slots=True)
class AtStatement:
    """Die when SQLite begins the statement of this number, from 1."""

    number: int
    _left: int = field(init=False, default=0)

    def watch(self, connection: sqlite3.Connection) -> None:
        """Count from now on what a connection does."""
        self._left = self.number
        connection.set_trace_callback(self._count)

    def watch_all(self) -> None:
        """Count what every connection does that is opened from now on."""
        self._left = self.number
        plain: Callable[..., sqlite3.Connection] = sqlite3.connect

        def connect(*args: Any, **kwargs: Any) -> sqlite3.Connection:  # noqa: ANN401 -- as sqlite3 has them
            connection = plain(*args, **kwargs)
            connection.set_trace_callback(self._count)
            return connection

        sqlite3.connect = connect  # type: ignore[assignment]  # a child has nobody else to mislead

    def _count(self, _: str) -> None:
        self._left -= 1
        if self._left == 0:
            os.kill(os.getpid(), signal.SIGKILL)


@dataclass(frozen=True, slots=True)
class AtByte:
    """Die when some file has grown to this many bytes: what is written before that is in it, torn."""

    size: int

    def await_(self) -> None:
        """Let the system kill this process when it writes further."""
        forbid_growth(self.size)
        signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


Fate: TypeAlias = AtStatement | AtByte


def forbid_growth(size: int = resource.RLIM_INFINITY) -> None:
    """Let no file of this process grow beyond so many bytes, as on a disk that is full."""
    hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
