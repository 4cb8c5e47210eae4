"""The questions of On Fire: does it burn, and shall the turn end with a fire uncovered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import flet as ft

from assistant.ui.guards import On
from assistant.ui.widgets.sheet import pair, sentence, sheet

from . import laying, turns
from .answers import alone, answer, pile_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from assistant.ui.device import Look

    from .desk import AskDueFire, AskFire, AskLosing, Desk
    from .model import TableModel


def fire(look: Look, desk: Desk, model: TableModel, ask: AskFire) -> ft.BottomSheet:
    """Ask whether the card whose value is skipped burns; the answer lays it."""
    t = look.t
    body = t.gettext("The value stays open. By laying it you say that it was allowed on {pile}.")

    def lays(lay: Callable[..., None], *value: None) -> On:
        return On(model.answer, ask, lay, model, ask.pile, *value)

    answers = _Answers(
        no=lays(laying.lay_plain),
        yes=lays(laying.lay_burning),
        neither=(t.gettext("We did not look"), lays(laying.lay_confirmed, None)),
        dismiss=On(model.dismiss, ask),
    )
    return _does_it_burn(look, body.format(pile=pile_name(look, desk, ask.pile)), answers)


def due_fire(look: Look, desk: Desk, model: TableModel, ask: AskDueFire) -> ft.BottomSheet:
    """Ask whether a top laid in an earlier turn burns, before the turn ends."""
    t = look.t
    body = t.gettext(
        "A card laid unseen lies on {pile} since an earlier turn. If it burns, it must be covered now."
    )
    answers = _Answers(
        no=On(model.answer, ask, turns.answer_no_fire, model, ask),
        yes=On(model.answer, ask, turns.answer_burns, model, ask),
        neither=(t.gettext("We cannot tell"), On(model.answer, ask, turns.pass_due_fire, model, ask)),
        dismiss=On(model.dismiss, ask),
    )
    return _does_it_burn(look, body.format(pile=pile_name(look, desk, ask.pile)), answers)


@dataclass(frozen=True, slots=True)
class _Answers:
    no: On
    yes: On
    neither: tuple[str, On]
    dismiss: On


def _does_it_burn(look: Look, body: str, answers: _Answers) -> ft.BottomSheet:
    t, flame = look.t, ft.Icons.LOCAL_FIRE_DEPARTMENT_ROUNDED
    label, neither = answers.neither
    rows = [
        pair(
            answer(look, t.gettext("No fire"), answers.no, "go", "no-fire"),
            answer(look, t.gettext("It burns"), answers.yes, "bad", "burns", icon=flame),
        ),
        alone(answer(look, label, neither, "plain", "unknown-fire")),
    ]
    return sheet(look, t.gettext("Does it burn?"), [sentence(look, body)], rows, answers.dismiss)


def losing(look: Look, desk: Desk, model: TableModel, ask: AskLosing) -> ft.BottomSheet:
    """Warn that ending the turn loses the game."""
    t = look.t
    where = ", ".join(pile_name(look, desk, pile) for pile in ask.piles)
    body = t.ngettext(
        "The fire on {piles} is not covered. Ending the turn now loses the game.",
        "The fires on {piles} are not covered. Ending the turn now loses the game.",
        len(ask.piles),
    ).format(piles=where)
    answers = pair(
        answer(look, t.gettext("Go back"), On(model.dismiss, ask), "go", "go-back"),
        answer(look, t.gettext("End and lose"), On(model.answer, ask, turns.drawn, model), "bad", "lose"),
    )
    return sheet(
        look, t.gettext("Fire not covered"), [sentence(look, body)], [answers], On(model.dismiss, ask)
    )
