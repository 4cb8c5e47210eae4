"""One Chromium, and the pages that are measured in it: touched like a phone, watched by the probe."""

from __future__ import annotations

import os
import random
import shutil
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from playwright.sync_api import sync_playwright

from bench.probe import ARM, AT_REST, PROBE, READY, SEEN, UNCOVERED, WHERE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

Rect: TypeAlias = tuple[float, float, float, float]
"""Left, top, width and height in pixels."""
Answer = TypeVar("Answer")

CHROMIUM: Final = os.environ.get("CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
ALONE: Final = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
"""Nothing outside is asked for: Flet's page would want a script from a CDN."""
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 1,
    "locale": "en-GB",
}
PATIENCE: Final = 10_000
"""Milliseconds after which a picture that did not change is a failure."""
LOADING: Final = 90_000
REST: Final = 150
"""Milliseconds without a new picture after which nothing moves any more."""
_FRAME: Final = 17


@contextmanager
def chromium() -> Iterator[Browser]:
    """Run a browser without a screen."""
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", ALONE]
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
        try:
            yield browser
        finally:
            browser.close()


def find(browser: Browser, url: str, *names: str) -> list[Rect]:
    """Look up where things are on a page of its own, asking as a screen reader does, and close it.

    The measured page is not asked: the nodes for screen readers cost time.
    """
    page = browser.new_context(**PHONE).new_page()
    page.goto(url, wait_until="commit")
    wait_until_ready(page, names[0])
    page.wait_for_timeout(REST)
    found = [page.evaluate(WHERE, name) for name in names]
    page.context.close()
    if None in found:
        msg = f"not on the screen: {names[found.index(None)]}"
        raise LookupError(msg)
    return [(x, y, width, height) for x, y, width, height in found]


def wait_until_ready(page: Page, name: str) -> float:
    """Return the moment, in seconds since 1970, in which something is on the screen and can be touched."""
    moment = page.evaluate(READY, [name, LOADING])
    return float(_in_time(moment, f"{name} on the screen")) / 1000


def _in_time(told: Answer | None, wanted: str) -> Answer:
    if told is None:
        msg = f"waited in vain for {wanted}"
        raise TimeoutError(msg)
    return told


@dataclass(frozen=True, slots=True)
class Seen:
    """When the finger was lifted, the server first answered, and the picture changed: ms since 1970."""

    touched: float
    heard: float
    changed: float


class Glass:
    """A page that is touched at one place and watched at another."""

    def __init__(self, browser: Browser, url: str, touched: Rect, watched: Rect) -> None:
        context = browser.new_context(**PHONE)
        context.add_init_script(PROBE)
        self.page = context.new_page()
        self._touched = touched
        self._watched = watched
        self._chance = random.Random(url)  # noqa: S311 -- no secret
        self.page.goto(url, wait_until="commit")
        _in_time(self.page.evaluate(UNCOVERED, LOADING), "the page to be drawn")
        self.arm()
        self.page.wait_for_timeout(1000)

    def arm(self) -> None:
        """Wait for the next change from now on."""
        self.page.evaluate(ARM, self._watched)

    def seen(self) -> Seen:
        """Wait until the picture has changed."""
        return Seen(*_in_time(self.page.evaluate(SEEN, PATIENCE), f"a change on {self.page.url}"))

    def rest(self) -> None:
        """Wait until nothing moves, and then no particular part of a frame."""
        _in_time(self.page.evaluate(AT_REST, [REST, PATIENCE]), "the picture to come to rest")
        self.page.wait_for_timeout(self._chance.random() * _FRAME)

    def touch(self) -> None:
        """Touch it."""
        self._touch(self._touched)

    def _touch(self, place: Rect) -> None:
        x, y, width, height = place
        self.page.touchscreen.tap(x + width / 2, y + height / 2)

    def touch_and_see(self) -> Seen:
        """Touch it and wait until the picture has changed."""
        self.rest()
        self.arm()
        self.touch()
        return self.seen()

    def change(self, place: Rect) -> None:
        """Touch another place and wait until the picture has changed."""
        self.rest()
        self.arm()
        self._touch(place)
        self.seen()

    def close(self) -> None:
        """Put the phone away."""
        self.page.context.close()
