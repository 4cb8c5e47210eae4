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


class Keyboard:
    """The keys of one session; they act only while the table is on top and nothing is open above it."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._walked = False

    def pressed(self, event: ft.KeyboardEvent) -> None:
        """Follow a key, as far as it is not meant for something else."""
        # From then on something has the focus, and Enter touches it.
        self._walked = self._walked or event.key == "Tab"
        model = self._listening()
        if model and not (event.ctrl or event.alt or event.meta):
            key = event.key.removeprefix("Numpad ")
            if key != "Enter" or not self._walked:
                _follow(model, key)

    def _listening(self) -> TableModel | None:
        model, place = self._session.table, self._session.place
        if model is None or place.over or place.route != TABLE:
            return None
        return None if model.menu_open or model.desk.question is not None else model


def _follow(model: TableModel, key: str) -> None:
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
