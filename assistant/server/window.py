"""A native window: Flet's desktop client, looking at our own server."""

from __future__ import annotations

import contextlib
import importlib
import socket
from typing import TYPE_CHECKING, Any

from assistant.errors import Missing, NoWindow
from assistant.server.browser import has_screen

if TYPE_CHECKING:
    import subprocess
    from collections.abc import Iterator

_SECONDS_WITHOUT_A_BYTE = 5.0


class Window:
    """An open window, until the person closes it or we do."""

    def __init__(self, client: subprocess.Popen[bytes], pid_file: str) -> None:
        self._client = client
        self._pid_file = pid_file

    def closed(self) -> bool:
        """Return whether the person has closed it."""
        return self._client.poll() is not None

    def close(self) -> None:
        """Take it off the screen."""
        _desktop().close_flet_view(self._pid_file)


def prepare() -> None:
    """Make sure that Flet's desktop client is on this machine: it is downloaded once.

    Raises NoWindow with the reason where it cannot be had, or where nobody would see it.
    """
    if not has_screen():
        raise NoWindow(Missing.SCREEN)
    desktop = _desktop()
    with _impatient():
        try:
            desktop.ensure_client_cached()
        except Exception as error:  # the network, the disk, a broken archive: each is a reason
            raise NoWindow(Missing.CLIENT, str(error)) from error


def open_window(url: str) -> Window:
    """Show `url` in a window; `prepare` must have gone well. Raises NoWindow where it does not start."""
    try:
        return Window(*_desktop().open_flet_view(url, None, hidden=False))
    except OSError as error:
        raise NoWindow(Missing.CLIENT, str(error)) from error


def _desktop() -> Any:  # noqa: ANN401  a package without types
    try:
        return importlib.import_module("flet_desktop")
    except ImportError as error:
        raise NoWindow(Missing.PACKAGE) from error


@contextlib.contextmanager
def _impatient() -> Iterator[None]:
    """Let a silent network fail soon; Flet itself would wait for ever."""
    before = socket.getdefaulttimeout()
    socket.setdefaulttimeout(_SECONDS_WITHOUT_A_BYTE)
    try:
        yield
    finally:
        socket.setdefaulttimeout(before)
