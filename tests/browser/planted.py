"""The app with one mistake planted in it, most set off by typing 13: `planted.py KIND`, then as `main.py`."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING

from assistant import cli
from assistant.ui.device import Device
from assistant.ui.table import laying, screen
from assistant.ui.table.model import TableModel
from assistant.ui.table.view import pile_view

if TYPE_CHECKING:
    from collections.abc import Callable

    from assistant.i18n import Translator
    from assistant.tracker.cards import Named
    from assistant.tracker.piles import PileId
    from assistant.ui.table.desk import Desk
    from assistant.ui.table.view import PileView

UNLUCKY = "13"
PLANTED = "a planted mistake"


def plant(where: object, name: str, broken: Callable[..., object]) -> None:
    """Put something broken in the place of a function."""
    if not hasattr(where, name):
        msg = f"nothing to break: {where} has no {name}"
        raise AttributeError(msg)
    setattr(where, name, broken)


def in_a_render() -> None:
    """Let the last pile fail to be drawn, the first time that a 13 stands in the entry."""
    left = [PLANTED]

    def broken(t: Translator, desk: Desk, pile: PileId) -> PileView:
        if desk.entry.digits == UNLUCKY and pile == max(desk.state.piles) and left:
            raise RuntimeError(left.pop())
        return pile_view(t, desk, pile)

    plant(screen, "pile_view", broken)


def in_a_handler() -> None:
    """Let the touch of a pile fail with a 13 in the entry, once."""
    lay, left = laying.lay, [PLANTED]

    def broken(model: TableModel, pile: PileId, cards: Named, *, confirmed: bool = False) -> None:
        if model.desk.entry.digits == UNLUCKY and left:
            raise RuntimeError(left.pop())
        lay(model, pile, cards, confirmed=confirmed)

    plant(laying, "lay", broken)


def in_a_coroutine() -> None:
    """Let a touch that takes its time fail in the middle: Delete, with a 13 in the entry."""
    back = TableModel.back

    async def broken(self: TableModel) -> None:
        await asyncio.sleep(0.1)
        if self.desk.entry.digits == UNLUCKY:
            raise RuntimeError(PLANTED)
        back(self)

    plant(TableModel, "back", broken)


def in_an_effect() -> None:
    """Let what goes on beside the touches fail: keeping the screen awake once a game is open."""

    async def broken(_: Device, *, awake: bool) -> bool:
        await asyncio.sleep(0.1)
        if awake:
            raise RuntimeError(PLANTED)
        return True

    plant(Device, "keep_awake", broken)


KINDS: dict[str, Callable[[], None]] = {
    "render": in_a_render,
    "handler": in_a_handler,
    "coroutine": in_a_coroutine,
    "effect": in_an_effect,
}

if __name__ == "__main__":
    KINDS[sys.argv[1]]()
    sys.exit(cli.main(sys.argv[2:]))
