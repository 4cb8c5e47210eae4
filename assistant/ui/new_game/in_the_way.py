"""What becomes of the game that is still on the table when another one starts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from assistant.ui.guards import On
from assistant.ui.routes import TABLE
from assistant.ui.widgets.bar import regret
from assistant.ui.widgets.basics import wide
from assistant.ui.widgets.sheet import sentence, sheet

if TYPE_CHECKING:
    from collections.abc import Callable

    from assistant.ui.device import Look

    from .model import NewGameModel, Setup

HIGH = 0.55
"""How far up the screen the way back is offered, in heights of it: above the table's keys."""


def question(
    look: Look, setup: Setup, model: NewGameModel, go: Callable[[str], None]
) -> ft.BottomSheet | None:
    """Ask whether to keep, save or throw away the running game; None while none is in the way."""
    if setup.in_the_way is None:
        return None
    t, over = look.t, setup.in_the_way.state.outcome is not None
    keep = wide(look, t.gettext("Keep it for later"), On(_kept, model, go), "go", key="keep-other")
    saving = t.gettext("Save its result") if over else t.gettext("Save it as given up")
    answers = [
        *([] if over else [keep]),
        wide(look, saving, On(_saved, model, go), "go" if over else "plain", key="save-other"),
        wide(look, t.gettext("Throw it away"), On(_thrown, look, model, go), "bad", key="throw-away"),
        wide(look, t.gettext("Go back to it"), On(_back, model, go), key="back-to-it"),
    ]
    body = sentence(look, t.gettext("What should happen to it?"))
    return sheet(look, t.gettext("A game is on the table"), [body], answers, On(model.dismiss))


def _kept(model: NewGameModel, go: Callable[[str], None]) -> None:
    if model.keep_other():
        go(TABLE)


def _saved(model: NewGameModel, go: Callable[[str], None]) -> None:
    if model.save_other():
        go(TABLE)


def _back(model: NewGameModel, go: Callable[[str], None]) -> None:
    model.dismiss()
    go(TABLE)


def _thrown(look: Look, model: NewGameModel, go: Callable[[str], None]) -> None:
    thrown = model.throw_other_away()
    if thrown is None:
        return
    # Offered before the start, which may fail: the way back must not hang on it.
    said = look.t.gettext("The other game was thrown away.")
    # Above the pad and its buttons, which somebody may touch at once.
    raised = look.layout.height * HIGH
    ft.context.page.show_dialog(regret(look, said, On(model.hub.restore, thrown), raised=raised))
    if model.start():
        go(TABLE)
