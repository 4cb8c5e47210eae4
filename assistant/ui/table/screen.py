"""The table on one screen: portrait with the pad below, landscape with the pad beside."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from assistant.ui.guards import component, memo, use_mount

from .bottom import BottomBar, EntryLine
from .header import Header
from .pad import Pad
from .pile import PileCard
from .sheets import question
from .view import pile_view

if TYPE_CHECKING:
    from collections.abc import Callable

    from assistant.ui.device import Look

    from .desk import Desk
    from .model import TableModel

MemoPad = memo(Pad)
MemoPile = memo(PileCard)


@component
def TableScreen(look: Look, model: TableModel, leave: Callable[[str], None]) -> ft.Control:
    """Draw the table of the running game; `leave` takes the name of a way off it."""
    desk, set_desk = ft.use_state(model.desk)
    use_mount(lambda: model.watch(set_desk))
    ft.use_dialog(question(look, desk, model))
    header = Header(look, desk, model, leave)
    piles = _piles(look, desk, model)
    entry = EntryLine(look, desk)
    pad = MemoPad(look, model)
    bottom = BottomBar(look, desk, model)
    if look.layout.landscape:
        return _beside(look, [header, piles], [entry, pad, bottom])
    return _below(look, [header, piles, entry, pad, bottom])


def _piles(look: Look, desk: Desk, model: TableModel) -> ft.Control:
    gap = look.layout.gap
    cards = [
        MemoPile(look, pile_view(look.t, desk, pile), model.pile, key=f"pile-card-{pile}")
        for pile in desk.state.piles
    ]
    rows: list[ft.Control] = [ft.Row(list(cards[i : i + 2]), spacing=gap) for i in range(0, len(cards), 2)]
    return ft.Column(rows, spacing=gap)


def _below(look: Look, parts: list[ft.Control]) -> ft.Control:
    """Stack everything; the height left over is shared out between the parts."""
    layout = look.layout
    return ft.Container(
        ft.Column(parts, spacing=layout.gap, alignment=ft.MainAxisAlignment.SPACE_BETWEEN),
        width=layout.width,
        padding=layout.margin,
        expand=True,
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
