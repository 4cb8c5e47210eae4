"""Flet's smallest apps, served by Flet itself: what ours are measured against.

`python -m bench.yardsticks KIND PORT` serves one of them.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Final

import flet as ft

from bench.collecting import on_demand

if TYPE_CHECKING:
    from collections.abc import Callable

EMPTY: Final = "Nothing here"
"""The one text of the empty app, by which its first screen is known."""
BUTTON: Final = (200, 200)
"""Width and height of the counter's button."""


@ft.component
def Counter() -> ft.Control:  # noqa: N802 -- a component is named like the controls it stands among
    """Count touches."""
    count, set_count = ft.use_state(0)
    return ft.Column(
        [
            ft.Text(str(count)),
            ft.Container(
                ft.Text("+"),
                key="plus",
                width=BUTTON[0],
                height=BUTTON[1],
                on_click=lambda: set_count(lambda n: n + 1),
            ),
        ]
    )


def counter(page: ft.Page) -> None:
    """Draw the counter as a component, as all our screens are."""
    page.render(Counter)


def plain_counter(page: ft.Page) -> None:
    """Draw the counter without a component: one control is changed, and Flet looks for the change."""
    shown = ft.Text("0")

    def count() -> None:
        shown.value = str(int(shown.value) + 1)

    button = ft.Container(ft.Text("+"), key="plus", width=BUTTON[0], height=BUTTON[1], on_click=count)
    page.add(ft.Column([shown, button]))


def empty(page: ft.Page) -> None:
    """Draw one text."""
    page.add(ft.Text(EMPTY))


KINDS: Final[dict[str, Callable[[ft.Page], None]]] = {
    "counter": counter,
    "plain": plain_counter,
    "empty": empty,
}


def serve(kind: str, port: int) -> None:
    """Serve one of them as Flet does it, without reaching out of the machine."""
    os.environ["FLET_FORCE_WEB_SERVER"] = "1"
    ft.run(KINDS[kind], view=ft.AppView.WEB_BROWSER, host="127.0.0.1", port=port, no_cdn=True)


if __name__ == "__main__":
    on_demand()
    serve(sys.argv[1], int(sys.argv[2]))
