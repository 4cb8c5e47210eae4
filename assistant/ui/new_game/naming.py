"""A new player's name: typed once, it becomes a player who is remembered and sits down."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from assistant.errors import NameEmpty, NameTaken, NameTooLong

if TYPE_CHECKING:
    from assistant.storage.values import Player

    from .model import NewGameModel


def open_field(model: NewGameModel) -> None:
    """Open the field for a new name."""
    _typing(model, "")


def _typing(model: NewGameModel, text: str | None) -> None:
    model.redraft(replace(model.setup.draft, typing=text))


def typed(model: NewGameModel, text: str) -> None:
    """Note what stands in the field; nothing else changes, so nothing is drawn."""
    model.setup = replace(model.setup, draft=replace(model.setup.draft, typing=text))


def add(model: NewGameModel) -> None:
    """Remember a new player and take a seat; a name that is there already seats its player."""
    typing, t = model.setup.draft.typing or "", model.device.t
    if not typing.strip():
        _typing(model, None)
        return
    try:
        player = model.hub.store.players.add(typing)
    except NameTaken as taken:
        _seat_existing(model, taken.player)
    except NameTooLong:
        _say(model, t.gettext("That name is too long: use up to 40 signs."))
    except NameEmpty:
        _typing(model, None)
    else:
        _seat_new(model, player)


def _say(model: NewGameModel, notice: str) -> None:
    model.show(replace(model.setup, notice=notice))


def _seat_new(model: NewGameModel, player: Player) -> None:
    model.toggle(player)
    # The field stays open for the next name, as long as there is a seat.
    typing = None if model.setup.draft.full else ""
    model.setup = replace(model.setup, draft=replace(model.setup.draft, typing=typing))
    model.load()


def _seat_existing(model: NewGameModel, player: str) -> None:
    found = next((p for p in model.hub.store.players.active() if p.id == player), None)
    t, draft = model.device.t, replace(model.setup.draft, typing=None)
    if found is None:
        _say(model, t.gettext("A player of that name is put away. Choose another name."))
        return
    model.setup = replace(model.setup, draft=draft)
    if draft.place(player) is None:
        model.toggle(found)
    if model.setup.draft.place(player) is not None:
        _say(model, t.gettext("{name} is remembered already.").format(name=found.name))
