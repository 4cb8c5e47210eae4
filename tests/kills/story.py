"""Whole games as logs with everything in them: cards, turns, undo, redo, the shelf, the results, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from assistant.tracker.events import Abandoned, GameStarted, Kept, Redone, Resumed, Saved, Undone
from assistant.tracker.log import Game, apply, begin
from tests.whole_games import whole_games

if TYPE_CHECKING:
    from assistant.tracker.events import Event

REST = 25
"""Acts after which the game goes to the shelf and comes back."""


def story(number: int) -> Game:
    """Return a case as a log, see `told`."""
    return told(whole_games()[number])


def told(short: Game, rest: int = REST) -> Game:
    """Return a game as a log in which each undo is undone and done again, saved, and opened again.

    Each time after so many acts it rests on the shelf.
    """
    first, *events = (entry.event for entry in short.entries)
    assert isinstance(first, GameStarted)
    game = begin(first)
    for count, event in enumerate(events, 1):
        game = _go_on(game, *_acts(game, event))
        if count % rest == 0:
            game = _go_on(game, Kept(), Resumed())
    if game.state.outcome is None:
        game = apply(game, Abandoned())
    return _go_on(game, Saved(), Resumed())


def saved(game: Game) -> Game:
    """Take the end back, bring it back, and save again."""
    last = game.steps[-1].number
    return _go_on(game, Undone(last), Redone(last), Saved())


def taken_back(game: Game) -> Game:
    """Take back everything down to the first card, then give the game up and save it."""
    while len(game.steps) > 1:
        game = apply(game, Undone(game.steps[-1].number))
    return _go_on(game, Abandoned(), Saved())


def _acts(game: Game, event: Event) -> list[Event]:
    if not isinstance(event, Undone):
        return [event]
    # The number of what is taken back depends on what was put in before.
    last = game.steps[-1].number
    return [Undone(last), Redone(last), Undone(last)]


def _go_on(game: Game, *events: Event) -> Game:
    for event in events:
        game = apply(game, event)
    return game
