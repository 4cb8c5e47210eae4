"""The ASGI application: headers, gate and compression around Flet's server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet_web.fastapi
from starlette.middleware.gzip import GZipMiddleware

from assistant import paths
from assistant.server.departed import Departed
from assistant.server.gate import Gate
from assistant.server.headers import Headers
from assistant.server.unheard import Unheard

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    import flet as ft
    from starlette.types import ASGIApp

    from assistant.i18n import Translator

NAME = "Four Piles"
# Smaller answers gain nothing. The lightest level brings the first load from 13 MB to 5 MB in a quarter of a
# second; the heaviest saves a tenth more and takes six times as long, while the table waits.
SMALLEST_GZIP = 1000
GZIP_LEVEL = 1


def build(main: Callable[[ft.Page], Awaitable[None] | None], port: int, translator: Translator) -> ASGIApp:
    """Return the app that serves `main` on http://127.0.0.1:`port`, one session for each browser tab."""
    _ = translator.gettext
    served = flet_web.fastapi.app(
        main,
        assets_dir=str(paths.assets_dir()),
        app_name=NAME,
        app_short_name=NAME,
        app_description=_("A table companion for the card game The Game"),
        no_cdn=True,
    )
    squeezed = GZipMiddleware(served, minimum_size=SMALLEST_GZIP, compresslevel=GZIP_LEVEL)
    return Headers(Gate(Unheard(Departed(squeezed)), port, translator))
