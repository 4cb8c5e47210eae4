"""Hands that do what nobody meant them to: several touches at once, Back, a touch beside a sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.rendering import Phone


async def at_once(this: Phone, *keys: str) -> None:
    """Touch controls in the same moment: all are there when the first is touched, and no time passes."""
    controls: list[Any] = [this.get(key) for key in keys]
    this.pass_time()
    for control in controls:
        assert control.on_click is not None
        await this.flet.dispatch_event(control._i, "click", None)  # noqa: SLF001 -- Flet's own id
    await this.settle()


async def browser_back(this: Phone) -> None:
    """Go back in the browser; fails where that leaves the app."""
    this.wire.history.pop()
    assert this.wire.history, "Back left the app"
    await this.patch("route_change", route=this.wire.history[-1])


async def beside(this: Phone) -> None:
    """Touch beside the open sheet, or go back as the system does: the phone closes it and then tells."""
    (sheet,) = this.dialogs
    this.pass_time()
    this.flet.apply_patch(sheet._i, {"open": False})  # noqa: SLF001 -- Flet's own id
    await this.fire(sheet, "dismiss")
