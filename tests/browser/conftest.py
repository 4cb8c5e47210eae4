"""A Chromium for each file of tests; for each test a server with data of its own and any number of phones."""

from __future__ import annotations

import faulthandler
import os
import shutil
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.browser.driver import Phone
from tests.browser.serving import MAIN, Server

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

HERE = Path(__file__).resolve().parent
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
NO_CHROMIUM = f"no Chromium at {CHROMIUM} (apt-get install chromium, or its path in CHROMIUM)"
SECONDS_A_TEST = 300
PORTRAIT: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 1,
    "locale": "en-GB",
    "reduced_motion": "reduce",
}

# The machine that runs the tests may have others at work.
expect.set_options(timeout=15_000)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test here, before marks are chosen from, and skip it where there is no Chromium."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)
            if not _installed():
                item.add_marker(pytest.mark.skip(reason=NO_CHROMIUM))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say once why something was not played in a browser."""
    skipped = [r for r in terminalreporter.getreports("skipped") if "browser" in r.keywords]
    for why, count in Counter(report.longrepr[2].removeprefix("Skipped: ") for report in skipped).items():
        terminalreporter.write_line(f"{count} browser tests skipped: {why}", yellow=True)


def _installed() -> bool:
    return shutil.which(CHROMIUM) is not None


@pytest.fixture(autouse=True)
def watchdog() -> Iterator[None]:
    """End the run where a page spins for ever: then it answers nothing, and Playwright waits with it."""
    faulthandler.dump_traceback_later(SECONDS_A_TEST, exit=True)
    yield
    faulthandler.cancel_dump_traceback_later()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Run a Chromium for one file: Playwright's event loop must be gone when other tests run theirs."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        )
        yield browser
        browser.close()


@pytest.fixture
def script() -> tuple[str, ...]:
    """Say what is started; a file of tests may start something else."""
    return (str(MAIN),)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Give a folder for the data that is not there yet; a file of tests may have laid something in it."""
    return tmp_path / "data"


@pytest.fixture
def server(tmp_path: Path, data: Path, script: tuple[str, ...]) -> Iterator[Server]:
    """Start the app on data of its own; at the end it must have had no trouble."""
    server = Server(data, tmp_path / "server.log", script)
    server.start()
    yield server
    server.stop()
    if script == (str(MAIN),):
        assert "Traceback" not in server.said, server.said


class NewPhone(Protocol):
    """Opens the app on one more phone; keywords change what kind of phone it is."""

    def __call__(self, **kind: object) -> Phone:
        """Open the first screen."""


@pytest.fixture
def new_phone(chromium: Browser, server: Server) -> Iterator[NewPhone]:
    """Give as many phones as a test wants, each a browser with a memory of its own."""
    phones: list[Phone] = []

    def make(**kind: object) -> Phone:
        options = {**PORTRAIT, **kind}
        page = chromium.new_context(**options).new_page()
        phones.append(Phone(page, server.url, touch=bool(options["has_touch"])))
        return phones[-1].open()

    yield make
    errors = [error for phone in phones for error in phone.errors]
    for phone in phones:
        phone.page.context.close()
    assert errors == []


@pytest.fixture
def phone(new_phone: NewPhone) -> Phone:
    """Give one phone, held upright, with the first screen open."""
    return new_phone()
