"""The addresses of the screens, and of the questions that open above them."""

from __future__ import annotations

TABLE = "/"
NEW_GAME = "/new"
QUESTION = "question"


def asking(route: str) -> str:
    """Return the address of a screen while a question is open above it."""
    return f"{route.rstrip('/')}/{QUESTION}"


def asks(address: str) -> bool:
    """Tell whether an address is that of a question."""
    return address.endswith(f"/{QUESTION}")
