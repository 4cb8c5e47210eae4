"""The ASGI application: headers, gate and compression around Flet's server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet_web.fastapi

from assistant import paths
from assistant.server.departed import Departed
from assistant.server.gate import Gate
from assistant.server.headers import Headers
from assistant.server.squeezed import Squeezed
from assistant.server.unheard import Unheard

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    import flet as ft
    from starlette.types import ASGIApp

    from assistant.i18n import Translator

NAME = "Four Piles"


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
    return Headers(Gate(Unheard(Departed(Squeezed(served))), port, translator))
