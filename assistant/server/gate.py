"""Who may come in: only the page that this server itself has given out."""

from __future__ import annotations

from dataclasses import dataclass
from http import HTTPStatus
from ipaddress import ip_address
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from starlette.types import ASGIApp, Receive, Scope, Send

    from assistant.i18n import Translator

NAMES = ("127.0.0.1", "localhost", "[::1]")
HTTP_PORT = 80
# Flet answers there: pages about its interface, and a sign-in that we do not use.
CLOSED = {"/docs", "/docs/oauth2-redirect", "/redoc", "/openapi.json", "/oauth_callback"}


@dataclass(frozen=True, slots=True)
class Refusal:
    """What to answer instead of serving: a status and one sentence."""

    status: HTTPStatus
    sentence: str


class Gate:
    """Let through to `app` what comes from our own page on `port`; answer anything else with one sentence.

    A foreign Host means that another site's name was pointed at this machine (DNS rebinding); a foreign
    Origin that another site's page is asking. Browsers send an Origin with every websocket, so only programs
    leave it out: one on this machine, such as the native window, may.
    """

    def __init__(self, app: ASGIApp, port: int, translator: Translator) -> None:
        self._app = app
        self._hosts = hosts(port)
        self._translator = translator

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve or refuse one request or handshake, as ASGI has it."""
        refusal = self._judge(scope) if scope["type"] in {"http", "websocket"} else None
        if refusal is None:
            await self._app(scope, receive, send)
        else:
            await _refuse(refusal, scope, send)

    def _judge(self, scope: Scope) -> Refusal | None:
        _ = self._translator.gettext
        host = _only(b"host", scope["headers"])
        if host is None or host.lower() not in self._hosts:
            return Refusal(
                HTTPStatus.FORBIDDEN,
                _("Four Piles answers only under its own address, the one it printed at the start."),
            )
        if not _welcome(scope, host):
            return Refusal(HTTPStatus.FORBIDDEN, _("Another site may not use Four Piles."))
        if scope["path"] in CLOSED:
            return Refusal(HTTPStatus.NOT_FOUND, _("There is nothing here."))
        if scope["type"] == "http" and scope["method"] not in {"GET", "HEAD"}:
            return Refusal(HTTPStatus.METHOD_NOT_ALLOWED, _("Nothing can be sent here."))
        return None


def hosts(port: int) -> frozenset[str]:
    """Return the values of Host that mean this server."""
    named = frozenset(f"{name}:{port}" for name in NAMES)
    return named | frozenset(NAMES) if port == HTTP_PORT else named


def _welcome(scope: Scope, host: str) -> bool:
    given = [value for name, value in scope["headers"] if name == b"origin"]
    if not given:
        return scope["type"] == "http" or from_this_machine(scope)
    return given == [f"http://{host.lower()}".encode("latin-1")]


def from_this_machine(scope: Scope) -> bool:
    """Return whether a program on this machine is asking."""
    client = scope.get("client")
    return client is not None and ip_address(client[0]).is_loopback


def _only(wanted: bytes, headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    """Return the value of a header that must come exactly once."""
    values = [value for name, value in headers if name == wanted]
    return values[0].decode("latin-1") if len(values) == 1 else None


async def _refuse(refusal: Refusal, scope: Scope, send: Send) -> None:
    """Answer a request with the sentence; a handshake fails, and no browser would show a sentence with it."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close"})
        return
    body = f"{refusal.sentence}\n".encode()
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", str(len(body)).encode())]
    if refusal.status is HTTPStatus.METHOD_NOT_ALLOWED:
        headers.append((b"allow", b"GET, HEAD"))
    await send({"type": "http.response.start", "status": int(refusal.status), "headers": headers})
    await send({"type": "http.response.body", "body": body})
