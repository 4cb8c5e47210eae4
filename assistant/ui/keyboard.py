"""Keys of a computer at the table: digits, A to D and arrows for piles, Enter, U for undo, E for end turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from assistant.tracker.piles import PileId

from .routes import TABLE
from .table import turns

if TYPE_CHECKING:
    from collections.abc import Callable

    import flet as ft

    from .session import Session
    from .table.model import TableModel

ARROWS = {"Arrow Left": -1, "Arrow Right": 1, "Arrow Up": -2, "Arrow Down": 2}


def pressed(session: Session, event: ft.KeyboardEvent) -> None:
    """Follow a key, only while the table is on top and no question is open."""
    model = session.table
    if model is None or session.place.over or session.place.route != TABLE or model.desk.question is not None:
        return
    if event.ctrl or event.alt or event.meta:
        return
    key = event.key.removeprefix("Numpad ")
    if len(key) == 1 and key.isascii() and key.isdigit():
        model.digit(key)
    elif key in ARROWS:
        _move(model, ARROWS[key])
    elif len(key) == 1 and ord("A") <= ord(key.upper()) < ord("A") + len(model.desk.state.piles):
        model.pile(PileId(ord(key.upper()) - ord("A")))
    else:
        act = _acts(model).get(key.upper() if len(key) == 1 else key)
        if act:
            act()


def _acts(model: TableModel) -> dict[str, Callable[[], None]]:
    return {
        "Backspace": model.back,
        "Escape": model.clear,
        "Enter": model.enter,
        "?": model.skip,
        "U": lambda: turns.undo(model),
        "E": lambda: turns.end_turn(model),
    }


def _move(model: TableModel, step: int) -> None:
    """Choose another pile, keeping the value that stands."""
    piles = model.desk.state.piles
    chosen = model.desk.entry.pile
    model.choose(piles[0] if chosen is None else piles[(chosen + step) % len(piles)])
