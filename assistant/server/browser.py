"""Showing the app in the browser of this machine, where somebody can see it."""

from __future__ import annotations

import os
import subprocess
import sys


def has_screen() -> bool:
    """Return whether a browser or a window opened here would be seen."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_browser(url: str) -> subprocess.Popen[bytes]:
    """Ask the system's browser to show `url`, and return at once.

    In a process of its own, because a browser that runs in the terminal returns only when it is closed, and
    apart from the terminal, so that Ctrl+C ends us and not the browser.
    """
    return subprocess.Popen(  # noqa: S603  our own Python with our own address
        [sys.executable, "-m", "webbrowser", url],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
