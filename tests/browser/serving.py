"""The app as a person starts it: one process, one port, one data folder, and what it said."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).resolve().parent.parent.parent
MAIN = ROOT / "main.py"
SECONDS_TO_START = 60
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/")


class Server:
    """Starts, kills and starts again; the port stays the same."""

    def __init__(self, folder: Path, log: Path, script: Sequence[str] = (str(MAIN),)) -> None:
        self._command = [sys.executable, *script, "--no-browser", "--data-dir", str(folder)]
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None
        self.port = 0

    @property
    def url(self) -> str:
        """The address to open."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def said(self) -> str:
        """All that it wrote, over every start."""
        return self._log.read_text(encoding="utf-8")

    def start(self) -> None:
        """Start it and wait for the address that it prints."""
        printed = len(ADDRESS.findall(self.said)) if self._log.exists() else 0
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [*self._command, "--port", str(self.port)],
                cwd=ROOT,
                env=os.environ | {"PYTHONUNBUFFERED": "1", "PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8"},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        until = time.monotonic() + SECONDS_TO_START
        while len(found := ADDRESS.findall(self.said)) == printed:
            assert self._process.poll() is None, self.said
            assert time.monotonic() < until, self.said
            time.sleep(0.05)
        self.port = int(found[-1])

    def kill(self) -> None:
        """End it at once, as an empty battery would."""
        if self._process:
            self._process.kill()
            self._process.wait(10)
            self._process = None

    def stop(self) -> None:
        """End it as Ctrl+C does, so that what it has to say while it closes is in the log."""
        if self._process is None:
            return
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()
