"""The `fourpiles` command, started as a person starts it."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

MAIN = Path(__file__).resolve().parent.parent.parent / "main.py"


def command(folder: Path, *arguments: str) -> list[str]:
    return [sys.executable, "-W", "error", str(MAIN), "--data-dir", str(folder), *arguments]


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command that is expected to end by itself."""
    return subprocess.run(
        command(folder, *arguments), capture_output=True, text=True, timeout=30, check=False
    )


def refused(ended: subprocess.CompletedProcess[str], *words: str) -> None:
    """Assert that one sentence with `words` says why there was no start."""
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.count("\n") == 1
    assert [word for word in words if word not in ended.stderr] == []


@contextlib.contextmanager
def started(folder: Path, *arguments: str, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Start the command and give it together with the address that it prints."""
    env = {name: value for name, value in os.environ.items() if "DISPLAY" not in name} | environment
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command(folder, *arguments), stdout=pipe, stderr=pipe, text=True, env=env
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            yield process, next((word for word in line.split() if word.startswith("http")), line)
        finally:
            process.kill()


def visit(address: str) -> bytes:
    """Fetch the page as a browser would."""
    with urllib.request.urlopen(address, timeout=10) as answer:  # noqa: S310  our own address
        return bytes(answer.read())


def wait_for(happened: Callable[[], bool]) -> None:
    until = time.monotonic() + 10
    while not happened():
        assert time.monotonic() < until
        time.sleep(0.02)
