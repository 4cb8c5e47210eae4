"""The headers that every answer carries."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

# Flutter draws with WebAssembly, starts from inline scripts and decodes pictures from blobs. All else comes
# from here: the client would otherwise ask a CDN for a script, and a picture could tell who reads a text.
CONTENT_SECURITY_POLICY = (
    "default-src 'self'; "
    "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval' blob:; "
    "style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' blob: data:; "
    "img-src 'self' data: blob:; "
    "font-src 'self' data:; "
    "worker-src 'self' blob:; "
    "object-src 'none'; "
    "base-uri 'self'; "
    "form-action 'none'; "
    "frame-ancestors 'none'"
)

_ALWAYS = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
    # Ask again each time, so that an updated app is seen at once; what is unchanged costs one 304.
    (b"cache-control", b"no-cache"),
]
# Flet lets every site read every answer.
_NEVER = {b"access-control-allow-origin", *(name for name, _ in _ALWAYS)}


class Headers:
    """Put our headers on every answer of `app`, and take away what lets other sites read it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve as `app` does, with other headers."""

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                kept = [
                    (name, value) for name, value in message.get("headers", ()) if name.lower() not in _NEVER
                ]
                message = {**message, "headers": [*kept, *_ALWAYS]}
            await send(message)

        await self._app(scope, receive, dressed)
