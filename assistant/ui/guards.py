"""Guards against what Flet 1.0.5 does with an exception: it freezes the screen, or covers it in red."""

from __future__ import annotations

import contextvars
import functools
import inspect
import logging
from typing import TYPE_CHECKING, Any, TypeVar, cast

import flet as ft

from assistant.errors import FourPilesError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

log = logging.getLogger("assistant.ui")
R = TypeVar("R")


def _tell(error: Exception, where: str) -> None:
    """Log an error and have the session say a sentence about it; never raises."""
    if isinstance(error, FourPilesError):
        # Such as another phone that was faster: nothing is broken, and the sentence says all.
        log.info("%s: %s", where, error)
    else:
        log.error("%s failed", where, exc_info=error)
    page = ft.context.page
    page.session.start_updates_scheduler()  # type: ignore[no-untyped-call]  # does nothing while the loop still runs
    try:
        page.data.trouble(error)
    except Exception:
        log.exception("the trouble could not be told")


def _broken_part() -> ft.Control:
    """Draw in place of a component that failed; the words come from the session."""
    return cast("ft.Control", ft.context.page.data.broken_part())


def _broken_views() -> list[ft.View]:
    return [ft.View(route="/", controls=[_broken_part()])]


def _guarded(fn: Callable[..., R], instead: Callable[[], object]) -> Callable[..., R]:
    @functools.wraps(fn)
    def body(*args: Any, **kwargs: Any) -> Any:  # noqa: ANN401 -- it is called as the component is
        try:
            return fn(*args, **kwargs)
        except Exception:
            log.exception("render of %s failed", fn.__name__)
            return instead()

    del body.__wrapped__  # else Flet looks through the guard at the bare function
    return cast("Callable[..., R]", ft.component(body))


def component(fn: Callable[..., R]) -> Callable[..., R]:
    """Make a Flet component whose body cannot take the session down; it also takes a `key`.

    Flet 1.0.5 ends a session's update loop without a word when a render raises, so the guard draws a sentence
    in its place and goes on.
    """
    return _guarded(fn, _broken_part)


def views(fn: Callable[..., R]) -> Callable[..., R]:
    """Make a guarded component that returns the list of views."""
    return _guarded(fn, _broken_views)


def memo(drawn: Callable[..., R]) -> Callable[..., R]:
    """Return a component that is drawn again only when its arguments are others than before."""
    return cast("Callable[..., R]", ft.memo(drawn))  # type: ignore[no-untyped-call]  # Flet left it so


class On:
    """A handler: calls `fn(*args)` without the event, waits for coroutines, tells of errors.

    Equal when function and arguments are, so that memoised components stay memoised. Not a dataclass, because
    Flet walks into dataclasses that it finds in a control's fields.
    """

    __slots__ = ("args", "fn")

    def __init__(self, fn: Callable[..., Any], *args: object) -> None:
        self.fn = fn
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, On) and self.fn == other.fn and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.fn, self.args))

    def __call__(self) -> None:
        """Run the function; what it raises is told, not thrown."""
        attempt(self.fn, *self.args)


def attempt(fn: Callable[..., Any], *args: object) -> None:
    """Call a function of the interface; errors, those of its coroutine too, are told and not thrown."""
    name = getattr(fn, "__qualname__", repr(fn))
    try:
        result = fn(*args)
    except Exception as error:  # noqa: BLE001 -- the guard is there for every error
        _tell(error, name)
        return
    if inspect.isawaitable(result):
        ft.context.page.run_task(_finish, result, name)


async def _finish(result: Awaitable[object], name: str) -> None:
    try:
        await result
    except Exception as error:  # noqa: BLE001 -- the guard is there for every error
        _tell(error, name)


def use_mount(setup: Callable[[], Callable[[], None] | None]) -> None:
    """Run `setup` once, and what it returned at the end.

    A cleanup that an effect returns is forgotten by the next render in Flet 1.0.5, so it is kept here.
    """
    ref: Any = ft.use_ref(None)

    def start() -> None:
        def run() -> None:
            ref.current = setup()

        attempt(run)

    def stop() -> None:
        if ref.current:
            attempt(ref.current)
            ref.current = None

    ft.use_effect(start, [], cleanup=stop)


def bound(page: ft.Page, fn: Callable[..., Any]) -> Callable[..., None]:
    """Return `fn` callable from anywhere: it runs on the page's loop with the page as the current one.

    Nothing is called while the phone sleeps; it takes what it missed when it reconnects.
    """

    def call(*args: object) -> None:
        async def go() -> None:
            attempt(fn, *args)

        if page.session.connection is not None:
            contextvars.copy_context().run(page.run_task, go)

    return call
