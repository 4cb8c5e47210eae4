"""The questions of the table as sheets: was it legal, does it burn, who drew, whose turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from assistant.tracker.turn import Seat
from assistant.ui import people
from assistant.ui.guards import On
from assistant.ui.theme import BOLD, EXTRABOLD
from assistant.ui.widgets.basics import button, text
from assistant.ui.widgets.sheet import pair, sentence, sheet

from . import fire_sheets, laying, turns
from .answers import alone, answer, pile_name
from .desk import AskDrawn, AskDueFire, AskFire, AskGivingUp, AskLegal, AskLosing, AskPutBack, AskTurn

if TYPE_CHECKING:
    from assistant.tracker.referee import TurnEnd
    from assistant.ui.device import Look

    from .desk import Desk
    from .model import TableModel


def question(look: Look, desk: Desk, model: TableModel) -> ft.BottomSheet | None:  # noqa: PLR0911 -- one sheet a question
    """Draw the open question, None when there is none."""
    match desk.question:
        case None:
            return None
        case AskLegal() as ask:
            return _legal(look, desk, model, ask)
        case AskFire() as ask:
            return fire_sheets.fire(look, desk, model, ask)
        case AskDueFire() as ask:
            return fire_sheets.due_fire(look, desk, model, ask)
        case AskDrawn() as ask:
            return _drawn(look, desk, model, ask)
        case AskLosing() as ask:
            return fire_sheets.losing(look, desk, model, ask)
        case AskPutBack() as ask:
            return _put_back(look, desk, model, ask)
        case AskTurn():
            return _turn(look, desk, model)
        case AskGivingUp():
            return _giving_up(look, model)


def _legal(look: Look, desk: Desk, model: TableModel, ask: AskLegal) -> ft.BottomSheet:
    t = look.t
    card = next(iter(ask.cards)).number if ask.cards and len(ask.cards) == 1 else None
    where = pile_name(look, desk, ask.pile)
    if card is None:
        heading = t.gettext("Was that allowed?")
        body = t.gettext("The value is not entered, so only you can see whether it may lie on {pile}.")
    else:
        heading = t.gettext("May {card} lie there?").format(card=card)
        body = t.gettext("The top of {pile} is not known, so only you can see whether {card} may lie there.")
    yes = answer(
        look,
        t.gettext("Yes, lay it"),
        On(model.answer, ask, laying.lay_confirmed, model, ask.pile, ask.cards),
        "go",
        "yes",
    )
    no = answer(look, t.gettext("No"), On(model.dismiss, ask), "plain", "no")
    return sheet(
        look,
        heading,
        [sentence(look, body.format(pile=where, card=card))],
        [pair(no, yes)],
        On(model.dismiss, ask),
    )


def _drawn(look: Look, desk: Desk, model: TableModel, ask: AskDrawn) -> ft.BottomSheet:
    t, end = look.t, ask.end
    name = people.name(t, desk.table, desk.state.turn.seat)
    in_hand = t.gettext("That makes {count} in hand.").format(count=desk.state.hand + end.draws)
    left = t.ngettext("{count} is left in the draw pile.", "{count} are left in the draw pile.", end.left)
    if end.left == 0:
        left = t.gettext("The draw pile is empty then.")
    sentences = f"{in_hand}\n{left.format(count=end.left)}"
    heading = t.ngettext("{name} draws {count} card", "{name} draws {count} cards", end.draws)
    number = text(str(end.draws), look.palette.ink, 84, EXTRABOLD, align=ft.TextAlign.CENTER)
    words = text(sentences, look.palette.quiet, 17, align=ft.TextAlign.CENTER)
    body = ft.Semantics(
        label=sentences,
        exclude_semantics=True,
        content=ft.Column([number, words], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER),
    )
    answers = ft.Row(
        [
            button(look, t.gettext("Not yet"), On(model.dismiss, ask), key="not-yet", height=64, width=112),
            button(
                look,
                _go_on(look, desk, end),
                On(model.answer, ask, turns.drawn, model),
                "go",
                key="drawn",
                height=64,
                expand=True,
            ),
        ],
        spacing=10,
    )
    said = heading.format(name=name, count=end.draws)
    return sheet(look, said, [*_not_laid(look, desk), body], [answers], On(model.dismiss, ask))


def _not_laid(look: Look, desk: Desk) -> list[ft.Control]:
    """Warn of a card that was typed and not laid: the draw would be one too few."""
    entry = desk.entry
    if entry.card is None or entry.whole:
        return []
    said = look.t.gettext("{card} is typed, but not laid yet.").format(card=entry.card)
    return [text(said, look.palette.warn, 17, BOLD)]


def _go_on(look: Look, desk: Desk, end: TurnEnd) -> str:
    t, following = look.t, end.next_seat
    if following == desk.state.turn.seat:
        return t.gettext("Drawn · go on")
    return t.gettext("Drawn · {name}'s turn").format(name=people.short(t, desk.table, following))


def _put_back(look: Look, desk: Desk, model: TableModel, ask: AskPutBack) -> ft.BottomSheet:
    t = look.t
    name = people.name(t, desk.table, ask.seat)
    body = t.ngettext(
        "{name} puts {count} card back on the draw pile.",
        "{name} puts {count} cards back on the draw pile.",
        ask.count,
    ).format(name=name, count=ask.count)
    answers = pair(
        answer(look, t.gettext("Leave it"), On(model.dismiss, ask), "plain", "leave-it"),
        answer(look, t.gettext("Put back"), On(model.answer, ask, turns.take_back, model), "go", "put-back"),
    )
    heading = t.gettext("Undo the end of {name}'s turn?").format(name=name)
    return sheet(look, heading, [sentence(look, body)], [answers], On(model.dismiss, ask))


def _turn(look: Look, desk: Desk, model: TableModel) -> ft.BottomSheet:
    t, state = look.t, desk.state
    played = state.turn.played
    body = t.gettext("Nothing that lies on the table changes.")
    if played:
        body = t.ngettext(
            "The {count} card laid in this turn then came from that hand.",
            "The {count} cards laid in this turn then came from that hand.",
            played,
        ).format(count=played)
    seats = [seat for seat in range(state.players) if seat != state.turn.seat and seat not in state.gone]
    answers = [
        alone(
            answer(
                look,
                people.name(t, desk.table, Seat(seat)),
                On(model.answer, AskTurn(), turns.give_turn, model, seat),
                "plain",
                f"seat-{seat}",
            )
        )
        for seat in seats
    ]
    answers.append(alone(answer(look, t.gettext("Cancel"), On(model.dismiss, AskTurn()), "go", "cancel")))
    return sheet(
        look, t.gettext("Whose turn is it?"), [sentence(look, body)], answers, On(model.dismiss, AskTurn())
    )


def _giving_up(look: Look, model: TableModel) -> ft.BottomSheet:
    t = look.t
    body = t.gettext("The table stays as it is. The game is saved as given up and counts in no statistics.")
    answers = pair(
        answer(look, t.gettext("Go on"), On(model.dismiss, AskGivingUp()), "go", "go-on"),
        answer(
            look,
            t.gettext("Give up"),
            On(model.answer, AskGivingUp(), turns.give_up, model),
            "bad",
            "give-up",
        ),
    )
    return sheet(
        look,
        t.gettext("Give the game up?"),
        [sentence(look, body)],
        [answers],
        On(model.dismiss, AskGivingUp()),
    )
