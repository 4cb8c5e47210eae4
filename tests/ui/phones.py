"""Open the whole app on headless phones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from assistant.app import App
from tests.rendering import PORTRAIT, phone

if TYPE_CHECKING:
    from contextlib import AbstractAsyncContextManager

    from assistant.live import Hub
    from tests.rendering import Phone


def opened(  # noqa: PLR0913 -- what phones differ in
    hub: Hub,
    *,
    size: tuple[float, float] = PORTRAIT,
    route: str = "/",
    dark: bool = False,
    language: str | None = None,
    answers: dict[str, Any] | None = None,
) -> AbstractAsyncContextManager[Phone]:
    """Open the app over a hub; see tests/rendering.py."""
    main = App(hub.store, hub, language).main
    return phone(main, size=size, route=route, dark=dark, answers=answers)


def numerals(this: Phone) -> list[str]:
    """What the four piles show."""
    assert this.ours.table
    return [this.label(f"pile-{pile}").split("top ")[1].split(",")[0] for pile in range(4)]
