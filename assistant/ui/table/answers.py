"""What the table's sheets share: answers side by side, and a pile called by its top."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from assistant.tracker.piles import Direction
from assistant.ui.widgets.basics import button

if TYPE_CHECKING:
    from assistant.tracker.piles import PileId
    from assistant.ui.device import Look
    from assistant.ui.guards import On
    from assistant.ui.widgets.basics import Kind

    from .desk import Desk


def answer(  # noqa: PLR0913 -- what an answer can differ in
    look: Look, label: str, act: On, kind: Kind, key: str, *, icon: ft.IconData | None = None
) -> ft.Control:
    """Make one answer of a question."""
    return button(look, label, act, kind, key=key, icon=icon, height=60, expand=True)


def alone(only: ft.Control) -> ft.Control:
    """Give one answer the whole width."""
    return ft.Row([only])


def pile_name(look: Look, desk: Desk, pile: PileId) -> str:
    """Name a pile by its direction and top: "the ascending pile (38)"."""
    t, state = look.t, desk.state
    shown = state.shown(pile)
    top = str(shown.number) if shown else "?"
    if state.rules.piles[pile].direction is Direction.ASCENDING:
        return t.gettext("the ascending pile ({top})").format(top=top)
    return t.gettext("the descending pile ({top})").format(top=top)
