"""Run the app without a browser: Flet's real session, page and renderer, the phone's side of the wire faked.

`phone(main)` is one phone; controls are found by their key, because words may change.
"""

from __future__ import annotations

import asyncio
import functools
import inspect
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, ParamSpec

import flet as ft
from flet.controls.context import _context_page, context
from flet.messaging.protocol import Message, MessageAction
from flet.messaging.session import Session

from assistant.ui.session import Session as OurSession
from tests.seeing import Screen
from tests.wire import FakeConnection

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from flet.controls.base_control import BaseControl

P = ParamSpec("P")
Main = Callable[[ft.Page], Awaitable[None] | None]
PORTRAIT = (390.0, 844.0)
UNHURRIED = 1.0
"""Seconds between two touches."""
QUIET = 6
"""Rounds of the loop without work after which nothing more is coming."""


def awaited(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run an async test on a loop of its own."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


class Phone(Screen):
    """One phone with its session."""

    def __init__(self, answers: dict[str, Any] | None = None) -> None:
        self.wire = FakeConnection(answers or {})
        self.flet = Session(self.wire)
        self.wire.session = self.flet
        super().__init__(self.flet.page)

    async def begin(self, main: Main, size: tuple[float, float], route: str, *, dark: bool) -> None:
        """Connect as a client does, and run `main`."""
        _context_page.set(self.page)  # type: ignore[arg-type]  # Flet typed it by its default
        self.wire.history = [route]
        self.flet.apply_page_patch(
            {
                "route": route,
                "width": size[0],
                "height": size[1],
                "platform": "android",
                "platform_brightness": "dark" if dark else "light",
            }
        )
        drawn = self.flet.get_page_patch()  # type: ignore[no-untyped-call]  # Flet left it so
        self.wire.send_message(Message(MessageAction.REGISTER_CLIENT, drawn))
        context.reset_auto_update()  # type: ignore[no-untyped-call]  # as above
        begun = main(self.page)
        if inspect.isawaitable(begun):
            await begun
        await self.flet.after_event(self.page)
        await self.settle()

    async def settle(self) -> None:
        """Let the loop run until nothing is waiting; fails when the update loop died or the app crashed."""
        quiet = 0
        while quiet < QUIET:
            await asyncio.sleep(0)
            quiet = 0 if self._busy() else quiet + 1
        updates = self._private("updates_task")
        if updates is not None and updates.done() and not updates.cancelled():
            raise AssertionError(updates.exception())
        assert not self.wire.crashes, self.wire.crashes

    def _busy(self) -> bool:
        waiting = ("pending_updates", "pending_effects", "method_calls")
        return self._private("updates_ready").is_set() or any(map(self._private, waiting))

    def _private(self, name: str) -> Any:  # noqa: ANN401 -- Flet's own, of many types
        return getattr(self.flet, f"_Session__{name}")

    def pass_time(self) -> None:
        """Let a second pass, so that the next touch is an unhurried one."""
        if isinstance(self.page.data, OurSession):
            now = self.ours.device.now() + UNHURRIED
            self.ours.device.now = lambda: now

    @property
    def ours(self) -> OurSession:
        """What the app keeps of this phone."""
        assert isinstance(self.page.data, OurSession)
        return self.page.data

    async def tap(self, *keys: str) -> None:
        """Touch one control after the other, unhurriedly: a second passes with each."""
        for key in keys:
            self.pass_time()
            control: Any = self.get(key)
            assert control.on_click is not None, key
            await self.fire(control, "click")

    async def type(self, digits: str) -> None:
        """Touch digits on the pad."""
        await self.tap(*(f"key-{digit}" for digit in digits))

    async def write(self, key: str, text: str) -> None:
        """Write into a field, as a client does: first the value, then the event."""
        field = self.get(key)
        self.flet.apply_patch(field._i, {"value": text})  # noqa: SLF001 -- Flet's own id
        await self.fire(field, "change", text)

    async def press(self, *keys: str) -> None:
        """Press keys of a computer's keyboard."""
        for key in keys:
            plain = dict.fromkeys(("shift", "ctrl", "alt", "meta"), False)
            await self.fire(self.page, "keyboard_event", {"key": key, **plain})

    async def back(self) -> None:
        """Go back as the arrow and the system do."""
        await self.fire(self.page, "view_pop", {"route": self.views[-1].route})

    async def patch(self, event: str, **properties: object) -> None:
        """Change properties of the page as the client does, then raise their event."""
        self.flet.apply_page_patch(properties)
        await self.fire(self.page, event, properties)

    async def dim(self) -> None:
        """Switch the phone to dark colours."""
        self.flet.apply_page_patch({"platform_brightness": "dark"})
        await self.fire(self.page, "platform_brightness_change", {"brightness": "dark"})

    async def fire(self, control: BaseControl, event: str, data: object = None) -> None:
        """Raise an event and wait until all is drawn."""
        await self.flet.dispatch_event(control._i, event, data)  # noqa: SLF001 -- Flet's own id
        await self.settle()

    async def sleep(self) -> None:
        """Go to sleep: the wire is cut, the session waits."""
        await self.flet.disconnect(60)

    async def wake(self) -> None:
        """Come back over another wire."""
        history = self.wire.history
        self.wire = FakeConnection(self.wire.answers)
        self.wire.history = history
        self.wire.session = self.flet
        self.wire.send_message(Message(MessageAction.REGISTER_CLIENT, self.page))
        await self.flet.connect(self.wire)
        await self.settle()

    async def close(self) -> None:
        """End the session."""
        self.flet.close()  # type: ignore[no-untyped-call]  # Flet left it so
        await asyncio.sleep(0)
        self.wire.dispose()


@asynccontextmanager
async def phone(
    main: Main,
    *,
    size: tuple[float, float] = PORTRAIT,
    route: str = "/",
    dark: bool = False,
    answers: dict[str, Any] | None = None,
) -> AsyncIterator[Phone]:
    """Open the app on a phone of a size; `answers` as for FakeConnection."""
    this = Phone(answers)
    await this.begin(main, size, route, dark=dark)
    try:
        yield this
    finally:
        await this.close()
