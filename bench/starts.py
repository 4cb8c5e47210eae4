"""From the start of a process to its first screen: the restored table against an empty Flet app."""

from __future__ import annotations

import asyncio
import http.client
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from bench import games
from bench.chromium import PHONE, chromium, wait_until_ready
from bench.client import client
from bench.processes import HOST, ours, served, yardstick
from bench.yardsticks import EMPTY

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from bench.processes import Served


def first_screens(count: int) -> dict[str, list[float]]:
    """Start both anew each time, each on a page without a cache; returns seconds by "table" and "empty"."""
    samples: dict[str, list[float]] = {"table": [], "empty": []}
    with chromium() as browser, TemporaryDirectory() as folder:
        games.lay_out(Path(folder))
        for _ in range(count):
            with served(yardstick("empty")) as server:
                samples["empty"].append(_screen(browser, server, EMPTY))
            with served(ours(Path(folder))) as server:
                samples["table"].append(_screen(browser, server, games.PILE))
    return samples


def _screen(browser: Browser, server: Served, wanted: str) -> float:
    context = browser.new_context(**PHONE)
    try:
        page = context.new_page()
        page.goto(server.url, wait_until="commit")
        return wait_until_ready(page, wanted) - server.started
    finally:
        context.close()


def first_answers(count: int) -> dict[str, list[float]]:
    """Start both anew each time, without a browser.

    Returns seconds to the first byte of the page ("table-page", "empty-page") and to the first picture that
    is sent to a phone which asks right after it ("table-picture", "empty-picture").
    """
    names = ("table-page", "table-picture", "empty-page", "empty-picture")
    samples: dict[str, list[float]] = {name: [] for name in names}
    with TemporaryDirectory() as folder:
        games.lay_out(Path(folder))
        for _ in range(count):
            for app, command, wanted in (
                ("empty", yardstick("empty"), EMPTY),
                ("table", ours(Path(folder)), games.PILE),
            ):
                with served(command) as server:
                    samples[f"{app}-page"].append(first_byte(server.port) - server.started)
                    samples[f"{app}-picture"].append(asyncio.run(_picture(server, wanted)) - server.started)
    return samples


def first_byte(port: int) -> float:
    """Ask for the page and return when it began to come, in seconds since 1970."""
    connection = http.client.HTTPConnection(HOST, port, timeout=60)
    connection.request("GET", "/")
    answer = connection.getresponse()
    began = time.time()
    answer.read()
    connection.close()
    return began


async def _picture(server: Served, wanted: str) -> float:
    async with client(server.port, wanted) as phone:
        return phone.drawn_at
