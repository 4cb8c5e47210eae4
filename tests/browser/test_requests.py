"""Nothing leaves the machine: what Chromium asks for, and what other pages may ask of us."""

from __future__ import annotations

import http.server
import re
import threading
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from tests.browser.conftest import PORTRAIT
from tests.browser.driver import Phone

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

    from tests.browser.conftest import NewPhone
    from tests.browser.serving import Server

FONTS = 5
OUR_FONTS = r"/fonts/(Atkinson|NotoEmoji)[^/]*\.ttf$"
OPEN_SOCKET = """address => new Promise(done => {
  const socket = new WebSocket(address);
  socket.onopen = () => done('open');
  socket.onerror = () => done('refused');
})"""


class Watch:
    """Notes every address that a page asks the network for, and those that it was not allowed to."""

    def __init__(self, context: BrowserContext, phone: Phone) -> None:
        self.asked: list[str] = []
        self.refused: dict[str, str] = {}
        self._requests: dict[str, str] = {}
        devtools = context.new_cdp_session(phone.page)
        devtools.send("Network.enable")
        devtools.on("Network.requestWillBeSent", self._will_be_sent)
        devtools.on("Network.webSocketCreated", lambda event: self.asked.append(event["url"]))
        devtools.on("Network.loadingFailed", self._failed)

    def _will_be_sent(self, event: dict[str, Any]) -> None:
        url = event["request"]["url"]
        self._requests[event["requestId"]] = url
        self.asked.append(url)

    def _failed(self, event: dict[str, Any]) -> None:
        self.refused[self._requests.get(event["requestId"], "?")] = event.get(
            "blockedReason", event["errorText"]
        )

    @property
    def outside(self) -> set[str]:
        """What was asked of others and not held back by the page's policy."""
        here = {
            url
            for url in self.asked
            if urlsplit(url).hostname == "127.0.0.1" or url.startswith(("blob:", "data:"))
        }
        held_back = {url for url, reason in self.refused.items() if reason == "csp"}
        return set(self.asked) - here - held_back


def test_no_request_leaves_the_machine_and_all_fonts_come_from_here(
    chromium: Browser, server: Server
) -> None:
    context = chromium.new_context(**PORTRAIT)
    phone = Phone(context.new_page(), server.url)
    watch = Watch(context, phone)
    answers: dict[str, int] = {}
    phone.page.on("response", lambda answer: answers.update({answer.url: answer.status}))
    phone.open()
    phone.new_game(["Chloé 👨‍👩‍👧‍👦", "Bruno"])
    phone.lay(38, 0)
    phone.lay(90, 2)
    phone.pass_turn()
    fonts = {url: status for url, status in answers.items() if re.search(OUR_FONTS, url)}
    context.close()

    assert watch.outside == set()
    assert len(fonts) == FONTS
    assert set(fonts.values()) == {200}
    assert any(url.startswith("ws://127.0.0.1") for url in watch.asked)


def test_a_page_from_elsewhere_cannot_open_our_socket(
    new_phone: NewPhone, server: Server, chromium: Browser
) -> None:
    own = new_phone()
    elsewhere = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Foreign)
    threading.Thread(target=elsewhere.serve_forever, daemon=True).start()
    page = chromium.new_context().new_page()
    page.goto(f"http://127.0.0.1:{elsewhere.server_port}/")
    socket = f"ws://127.0.0.1:{server.port}/ws"
    foreign, ours = page.evaluate(OPEN_SOCKET, socket), own.page.evaluate(OPEN_SOCKET, socket)
    page.context.close()
    elsewhere.shutdown()
    elsewhere.server_close()

    assert (foreign, ours) == ("refused", "open")


class Foreign(http.server.BaseHTTPRequestHandler):
    """Another site on this machine: an empty page."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>Elsewhere</title>")

    def log_message(self, *_: object) -> None:
        """Say nothing."""
