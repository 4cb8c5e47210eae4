"""The table on one screen: portrait with the pad below, landscape with the pad beside."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import flet as ft

from assistant.ui.guards import component, use_mount
from assistant.ui.retained import Retained, thawed

from .bottom import BottomFace
from .entry_line import EntryFace
from .header import HeaderFace
from .pad import pad
from .pile import PileFace
from .sheets import question
from .view import Mood, pile_view

if TYPE_CHECKING:
    from collections.abc import Callable

    from assistant.ui.device import Look

    from .desk import Desk
    from .model import TableModel

log = logging.getLogger("assistant.ui")


class TableFace:
    """The picture of the table, built once for a look; `show` changes what another desk changes."""

    def __init__(self, look: Look, model: TableModel, leave: Callable[[str], None], key: str) -> None:
        self._look = look
        self._kept = Retained()
        self._header = HeaderFace(look, self._kept, model, leave)
        self._piles = [
            PileFace(look, self._kept, pile_view(look.t, model.desk, pile), model.pile)
            for pile in model.desk.state.piles
        ]
        self._entry = EntryFace(look, self._kept)
        self._bottom = BottomFace(look, self._kept, model)
        self._draw(model.desk)
        picture = self._arranged(pad(look, model))
        self._kept.hold(picture)
        self.control = thawed(picture, key)

    def _arranged(self, keys: ft.Control) -> ft.Control:
        gap = self._look.layout.gap
        cards = [face.control for face in self._piles]
        rows: list[ft.Control] = [
            ft.Row(list(cards[i : i + 2]), spacing=gap) for i in range(0, len(cards), 2)
        ]
        piles = ft.Column(rows, spacing=gap)
        header, entry, bottom = self._header.control, self._entry.control, self._bottom.control
        if self._look.layout.landscape:
            return _beside(self._look, [header, piles], [entry, keys, bottom])
        return _below(self._look, [header, piles, entry, keys, bottom])

    def show(self, desk: Desk, page: ft.Page) -> None:
        """Change the picture to another desk and send the changes."""
        self._draw(desk)
        self._kept.send(page)

    def _draw(self, desk: Desk) -> None:
        self._header.show(desk)
        views = [pile_view(self._look.t, desk, pile) for pile in desk.state.piles]
        for view, face in zip(views, self._piles, strict=True):
            face.show(view)
        self._entry.show(desk, fits=any(view.mood is not Mood.NO for view in views))
        self._bottom.show(desk)


@component
def TableScreen(look: Look, model: TableModel, leave: Callable[[str], None]) -> ft.Control:
    """Draw the table of the running game; `leave` takes the name of a way off it.

    Only questions are drawn by the component itself; a picture that cannot be changed is built anew.
    """
    asked, set_asked = ft.use_state(model.desk.question)
    built, set_built = ft.use_state(0)
    pictures: Any = ft.use_ref(None)

    def draw() -> TableFace:
        pictures.current = (pictures.current or 0) + 1
        return TableFace(look, model, leave, f"picture-{pictures.current}")

    face = ft.use_memo(draw, [look, model, built])
    current: Any = ft.use_ref(None)
    current.current = face
    page = ft.context.page

    def show(desk: Desk) -> None:
        try:
            current.current.show(desk, page)
        except Exception:
            log.exception("the picture of the table could not be changed")
            model.troubled()
            set_built(lambda count: count + 1)
        set_asked(desk.question)

    use_mount(lambda: model.watch(show))
    ft.use_dialog(question(look, model.desk, model) if asked else None)
    return face.control


def _below(look: Look, parts: list[ft.Control]) -> ft.Control:
    """Stack everything; the height left over is shared out between the parts."""
    layout = look.layout
    return ft.Container(
        ft.Column(parts, spacing=layout.gap, alignment=ft.MainAxisAlignment.SPACE_BETWEEN),
        width=layout.width,
        height=layout.height,
        padding=layout.margin,
    )


def _beside(look: Look, left: list[ft.Control], right: list[ft.Control]) -> ft.Control:
    layout = look.layout
    return ft.Container(
        ft.Row(
            [
                ft.Container(ft.Column(left, spacing=layout.gap), expand=True),
                ft.Container(ft.Column(right, spacing=layout.gap), width=layout.side),
            ],
            spacing=layout.margin,
            vertical_alignment=ft.CrossAxisAlignment.START,
        ),
        width=layout.width,
        height=layout.height,
        padding=layout.margin,
    )
