"""The line of the entry, and the buttons below the pad: undo, blocked, end turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from assistant.tracker.events import (
    Abandoned,
    Amended,
    Blocked,
    CardPlayed,
    PlayerLeft,
    PlayerSkipped,
    TopSet,
    TurnEnded,
    TurnGivenTo,
)
from assistant.tracker.referee import TurnEnd, judge_blocked, judge_end_turn, judge_undo
from assistant.tracker.verdict import Refusal
from assistant.ui import words
from assistant.ui.guards import On, component
from assistant.ui.theme import EXTRABOLD, SEMIBOLD
from assistant.ui.widgets.basics import button, text

from . import turns
from .desk import Tone

if TYPE_CHECKING:
    from assistant.i18n import Translator
    from assistant.tracker.events import Act, GameStarted
    from assistant.ui.device import Look

    from .desk import Desk
    from .model import TableModel

TONE_ICONS = {
    Tone.PLAIN: ft.Icons.INFO_OUTLINE_ROUNDED,
    Tone.GOOD: ft.Icons.CHECK_CIRCLE_OUTLINE_ROUNDED,
    Tone.WARN: ft.Icons.WARNING_AMBER_ROUNDED,
    Tone.BAD: ft.Icons.BLOCK_ROUNDED,
}


@component
def EntryLine(look: Look, desk: Desk) -> ft.Control:
    """Draw what stands in the entry, and beside it what to do next or what went wrong."""
    palette, entry = look.palette, desk.entry
    shown = "?" if entry.skipped else entry.digits
    color = palette.ink if shown else palette.quiet
    value = text(shown or "– –", color, 40 if shown else 28, EXTRABOLD)
    spoken = look.t.gettext("Entry: {value}").format(value=shown or look.t.gettext("empty"))
    return ft.Row(
        [
            ft.Semantics(
                label=spoken,
                exclude_semantics=True,
                content=ft.Container(value, width=64, padding=ft.Padding.only(left=4)),
            ),
            ft.Container(_beside(look, desk), expand=True, alignment=ft.Alignment.CENTER_RIGHT),
        ],
        height=look.layout.entry,
        spacing=6,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _beside(look: Look, desk: Desk) -> ft.Control:
    notice = desk.notice
    if notice is None:
        return text(_prompt(look.t, desk), look.palette.quiet, 15, SEMIBOLD, lines=2, align=ft.TextAlign.END)
    palette = look.palette
    color = {Tone.PLAIN: palette.ink, Tone.GOOD: palette.go, Tone.WARN: palette.warn, Tone.BAD: palette.bad}[
        notice.tone
    ]
    said = text(notice.text, color, 15, SEMIBOLD, lines=3 if len(notice.text) > 60 else 2)  # noqa: PLR2004 -- two lines hold about 60 signs
    return ft.Semantics(
        live_region=True,
        container=True,
        content=ft.Row(
            [
                ft.Icon(TONE_ICONS[notice.tone], color=color, size=22),
                ft.Container(said, expand=True, expand_loose=True),
            ],
            spacing=8,
            alignment=ft.MainAxisAlignment.END,
        ),
    )


def _prompt(t: Translator, desk: Desk) -> str:
    """Say the one thing to do next."""
    entry = desk.entry
    if entry.pile is not None:
        return t.gettext("Type the card for this pile")
    if entry.card or entry.skipped:
        return t.gettext("Touch its pile")
    if desk.state.turn.owed == 0:
        return t.gettext("Lay more, or end the turn")
    return t.gettext("Type the card, then its pile")


@component
def BottomBar(look: Look, desk: Desk, model: TableModel) -> ft.Control:
    """Draw the buttons; each says beforehand what it would do."""
    height, narrow = look.layout.bottom, look.layout.narrow
    buttons = [_undo(look, desk, model, height, 76 if narrow else 84)]
    if desk.table.game.undone and not narrow:
        buttons.append(_redo(look, model, height))
    buttons.append(_blocked(look, desk, model, height, 84 if narrow else 92))
    buttons.append(_end_turn(look, desk, model, height))
    return ft.Row(buttons, spacing=look.layout.gap)


def _redo(look: Look, model: TableModel, height: float) -> ft.Control:
    """Bring back what was just taken back; on a narrow screen that is in the menu only."""
    act, spoken = On(turns.redo, model), look.t.gettext("Bring back")
    return button(
        look, "", act, icon=ft.Icons.REDO_ROUNDED, spoken=spoken, key="redo", height=height, width=52
    )


def _undo(look: Look, desk: Desk, model: TableModel, height: float, width: float) -> ft.Control:
    step, t = judge_undo(desk.table.game), look.t
    if isinstance(step, Refusal):
        return button(
            look,
            "",
            On(turns.undo, model),
            "idle",
            icon=ft.Icons.UNDO_ROUNDED,
            spoken=t.gettext("Nothing to take back"),
            key="undo",
            height=height,
            width=width,
        )
    label, spoken = undo_label(t, step.event)
    return button(
        look,
        label,
        On(turns.undo, model),
        icon=ft.Icons.UNDO_ROUNDED,
        spoken=spoken,
        key="undo",
        height=height,
        width=width,
        size=15,
    )


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
        case _:
            return "", t.gettext("Nothing to take back")


def _blocked(look: Look, desk: Desk, model: TableModel, height: float, width: float) -> ft.Control:
    allowed = judge_blocked(desk.state) is None
    return button(
        look,
        look.t.gettext("Blocked"),
        On(turns.blocked, model),
        "bad" if allowed else "idle",
        key="blocked",
        height=height,
        width=width,
        size=15,
    )


def _end_turn(look: Look, desk: Desk, model: TableModel, height: float) -> ft.Control:
    end, t = judge_end_turn(desk.state), look.t
    ready = isinstance(end, TurnEnd)
    label = t.gettext("End turn") if ready else words.more_cards(t, desk.state.turn.owed)
    return button(
        look,
        label,
        On(turns.end_turn, model),
        "go" if ready else "idle",
        trailing=ft.Icons.ARROW_FORWARD_ROUNDED if ready else None,
        key="end-turn",
        height=height,
        expand=True,
        size=16,
    )
