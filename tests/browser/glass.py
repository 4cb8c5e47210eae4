"""The glass of a phone: it touches what a person would touch, and reads what a person would read."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING, TypeVar

from tests.browser.reading import Box, Screen
from tests.browser.scripts import BOXES, ENABLE, POINT, SCREEN, TOUCH_WHEN

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Self

    from playwright.sync_api import FloatRect, Page

Read = TypeVar("Read")
SECONDS = 20.0
SECONDS_TO_LOAD = 90.0
# With the nodes for screen readers Flutter takes two clicks on one of them for one when they come faster.
EQUAL_KEYS = 0.3
PICTURES_ALIKE = 4
PICTURES_AT_MOST = 40
LOST_CONNECTION = re.compile(r"Exception *$")


class Glass:
    """One page of one browser."""

    def __init__(self, page: Page, url: str, *, touch: bool = True) -> None:
        self.page = page
        self.url = url
        self.errors: list[str] = []
        self._touch = touch
        self._last = ("", 0.0)
        page.set_default_timeout(SECONDS * 1000)
        self._heard = 0.0
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear_from_server))
        page.on("pageerror", lambda error: self.errors.append(f"{error} {error.stack}"))

    def open(self) -> Self:
        """Open the app's address."""
        self.page.goto(self.url + "/", wait_until="commit")
        return self.ready()

    def reload(self) -> Self:
        """Load the page again."""
        self.page.reload(wait_until="commit")
        return self.ready()

    def ready(self) -> Self:
        """Wait for the first screen, with the nodes for screen readers that Flutter makes when asked."""
        self.wait_for_flutter()
        return self.hear()

    def wait_for_flutter(self) -> None:
        """Wait until Flutter runs; nothing need be drawn yet."""
        self.page.wait_for_selector(
            "flt-semantics-placeholder", state="attached", timeout=SECONDS_TO_LOAD * 1000
        )

    def hear(self) -> Self:
        """Ask Flutter for the nodes of screen readers, and wait for a screen with something to touch."""
        self.page.evaluate(ENABLE)
        self.until(lambda screen: screen.buttons)
        return self

    def _hear_from_server(self, _: object) -> None:
        self._heard = time.monotonic()

    def is_back_after(self, moment: float) -> None:
        """Wait until the server spoke to the page after a moment: touches before it would be lost."""
        self.until(lambda _: self._heard > moment, explain="the server to speak")

    def forgive_lost_connections(self) -> None:
        """Forget the errors of a page whose server was killed: each attempt to reach it is one."""
        self.errors = [error for error in self.errors if not LOST_CONNECTION.match(error)]

    # -- reading --

    def screen(self) -> Screen:
        """Read everything on the screen."""
        read = self.page.evaluate(SCREEN)
        return Screen(tuple(read["buttons"]), tuple(read["texts"]), tuple(read["chosen"]))

    def until(self, holds: Callable[[Screen], Read | None], explain: str = "something") -> Read:
        """Look until something holds of the screen, and return it; else fail with what stands there."""
        until = time.monotonic() + SECONDS
        while True:
            screen = self.screen()
            if found := holds(screen):
                return found
            assert time.monotonic() < until, f"waited in vain for {explain}; on the screen: {screen}"
            self.page.wait_for_timeout(30)

    def sees(self, *parts: str) -> None:
        """Wait until all these words stand there together."""
        self.until(lambda screen: all(map(screen.says, parts)), explain=f"{parts}")

    def sees_no(self, part: str) -> None:
        """Wait for words to be gone."""
        self.until(lambda screen: not screen.says(part), explain=f"no {part}")

    def boxes(self) -> list[Box]:
        """Return where each button is, by name: left, top, width, height."""
        return [Box(*box) for box in self.page.evaluate(BOXES)]

    def scrolls(self) -> bool:
        """Tell whether something on the screen can be scrolled."""
        return self.page.locator("flt-semantics-scroll-overflow").count() > 0

    # -- touching --

    def tap(self, name: str) -> None:
        """Touch a button by its whole name, or by the beginning that ends in `*`."""
        x, y = self.where(name)
        last, when = self._last
        rest = when + EQUAL_KEYS - time.monotonic()
        if name == last and rest > 0:
            self.page.wait_for_timeout(rest * 1000)
        self.tap_at(x, y)
        self._last = (name, time.monotonic())

    def choose(self, name: str) -> None:
        """Touch an option, and wait until it is the chosen one."""
        self.tap(name)
        self.until(lambda screen: name in screen.chosen, explain=f"{name} to be chosen")

    def where(self, name: str) -> tuple[float, float]:
        """Return the middle of a button that stands still and is not covered."""
        x, y = self.page.evaluate(POINT, [name, SECONDS * 1000])
        return x, y

    def tap_at(self, x: float, y: float) -> None:
        """Touch a point."""
        if self._touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def touch_when(self, name: str, moment: float) -> None:
        """Touch a button at a moment to come, in seconds since 1970, and do not wait for it."""
        self.where(name)
        self.page.evaluate(TOUCH_WHEN, [name, moment * 1000])

    def fill(self, text: str) -> None:
        """Type into the one text field there is."""
        field = self.page.get_by_role("textbox")
        # Flutter puts the old text back where a field is filled before it has the focus for good.
        for _ in range(5):
            field.click()
            self.page.wait_for_timeout(200)
            field.fill(text)
            self.page.wait_for_timeout(100)
            if field.input_value() == text:
                return
        msg = f"the field does not take {text!r}"
        raise AssertionError(msg)

    # -- pictures --

    def picture(self, clip: FloatRect | None = None) -> bytes:
        """Return what is drawn on the screen, or on a part of it, once it stays the same.

        The canvas lags some frames behind the nodes, and each picture taken brings one more of them. Where a
        cursor blinks nothing ever stays the same, and the last of many pictures has to do.
        """
        same, last, taken = 0, b"", 0
        while same < PICTURES_ALIKE and (taken := taken + 1) <= PICTURES_AT_MOST:
            now = self.page.screenshot(clip=clip)
            same, last = (same + 1 if now == last else 0), now
            self.page.wait_for_timeout(120)
        return last
