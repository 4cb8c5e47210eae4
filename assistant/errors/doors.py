"""What can keep people from reaching the app: the port, or the window."""

from __future__ import annotations

from enum import StrEnum

from .root import FourPilesError


class PortTaken(FourPilesError):
    """The port is in use, or the system does not give it to us."""

    def __init__(self, port: int) -> None:
        super().__init__(str(port))
        self.port = port


class Missing(StrEnum):
    """What a native window lacks."""

    SCREEN = "screen"
    PACKAGE = "package"
    CLIENT = "client"


class NoWindow(FourPilesError):
    """No native window can be opened: no screen, no package of Flet's, or no client to show it."""

    def __init__(self, missing: Missing, detail: str = "") -> None:
        super().__init__(f"{missing}: {detail}" if detail else str(missing))
        self.missing = missing
        self.detail = detail
