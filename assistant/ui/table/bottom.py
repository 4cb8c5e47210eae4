"""The buttons below the pad: undo, redo, blocked, end turn; each says beforehand what it would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from assistant.tracker.events import (
    Abandoned,
    Amended,
    Blocked,
    CardPlayed,
    GameStarted,
    PlayerLeft,
    PlayerSkipped,
    TopSet,
    TurnEnded,
    TurnGivenTo,
)
from assistant.tracker.referee import TurnEnd, judge_end_turn, judge_undo
from assistant.tracker.verdict import Refusal
from assistant.ui import words
from assistant.ui.guards import On
from assistant.ui.widgets.button_face import ButtonFace

from . import fires, turns

if TYPE_CHECKING:
    from assistant.i18n import Translator
    from assistant.tracker.events import Act
    from assistant.ui.device import Look
    from assistant.ui.retained import Retained
    from assistant.ui.widgets.basics import Kind

    from .desk import Desk
    from .model import TableModel

ROOMY = 400.0
"""Width from which redo has a place: one that came and went would move the other buttons under a thumb."""


class BottomFace:
    """The row of buttons; redo has a place of its own where there is room, else it is in the menu only."""

    def __init__(self, look: Look, kept: Retained, model: TableModel) -> None:
        self._look = look
        height, narrow = look.layout.bottom, look.layout.narrow

        def make(key: str, on_click: On, width: float | None, **icons: ft.IconData) -> ButtonFace:
            return ButtonFace(look, kept, on_click, key=key, height=height, width=width, **icons)

        self._undo = make("undo", On(turns.undo, model), 76 if narrow else 84, icon=ft.Icons.UNDO_ROUNDED)
        self._redo = make("redo", On(turns.redo, model), 52, icon=ft.Icons.REDO_ROUNDED)
        self._blocked = make("blocked", On(turns.blocked, model), 84 if narrow else 92)
        arrow = ft.Icons.ARROW_FORWARD_ROUNDED
        self._end_turn = make("end-turn", On(turns.end_turn, model), None, trailing=arrow)
        faces = (self._undo, self._redo, self._blocked, self._end_turn)
        self.control = ft.Row([face.control for face in faces], spacing=look.layout.gap)

    def show(self, desk: Desk) -> None:
        """Draw the buttons as the game has them now."""
        t = self._look.t
        step = judge_undo(desk.table.game)
        if isinstance(step, Refusal):
            self._undo.show("", "idle", t.gettext("Nothing to take back"))
        else:
            label, spoken = undo_label(t, step.event)
            self._undo.show(label, "plain", spoken)
        self._redo.show("", "plain" if desk.table.game.undone else "idle", t.gettext("Redo"))
        self._redo.seen(seen=self._look.layout.side >= ROOMY)
        self._blocked.show(t.gettext("Blocked"), "bad" if fires.may_be_blocked(desk.state) else "idle")
        ready, owed = isinstance(judge_end_turn(desk.state), TurnEnd), desk.state.owed
        label = words.more_cards(t, owed) if owed else t.gettext("End turn")
        kind: Kind = "idle" if not ready else "bad" if fires.uncovered(desk.state) else "go"
        self._end_turn.show(label, kind, trailing=ready)


def undo_label(t: Translator, act: Act | GameStarted) -> tuple[str, str]:  # noqa: PLR0911 -- one line an act
    """Name in a word, and for the ear in a sentence, what undo would take back."""
    match act:
        case CardPlayed(cards=cards):
            card = str(next(iter(cards))) if cards and len(cards) == 1 else "?"
            return card, t.gettext("Take back the card {card}").format(card=card)
        case TurnEnded():
            return t.gettext("Turn"), t.gettext("Take back the end of the turn")
        case TurnGivenTo() | PlayerSkipped():
            return t.gettext("Turn"), t.gettext("Take back whose turn it is")
        case Amended() | TopSet():
            return t.gettext("Fix"), t.gettext("Take back the correction")
        case PlayerLeft():
            return t.gettext("Left"), t.gettext("Take back that a player left")
        case Blocked() | Abandoned():
            return t.gettext("End"), t.gettext("Take back the end of the game")
        case GameStarted():
            return "", t.gettext("Nothing to take back")
