"""The cases as games: each with its whole log, as the hub would have recorded it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from assistant.tracker.events import Blocked, CardPlayed, GameStarted, TurnEnded, Undone
from assistant.tracker.log import Game, apply, begin
from assistant.tracker.rulesets import RULE_SETS
from assistant.tracker.verdict import Legality
from tests.cases_reader import Ask, Case, DeclareBlocked, EndTurn, Play, Table, read_cases

if TYPE_CHECKING:
    from assistant.tracker.events import Event
    from tests.cases_reader import Step


@cache
def whole_games() -> tuple[Game, ...]:
    """Replay every case; what a case refuses or only asks is not in the log."""
    return tuple(map(_game, read_cases()))


def _game(case: Case) -> Game:
    game = begin(GameStarted(RULE_SETS[case.rules], case.players, case.first))
    for step in case.steps:
        if not isinstance(step, Ask) and isinstance(step.then, Table):
            game = apply(game, _event(game, step))
    return game


def _event(game: Game, step: Step) -> Event:
    match step:
        case Play():
            return CardPlayed(step.pile, step.cards, confirmed=step.verdict is Legality.UNCERTAIN)
        case EndTurn():
            return TurnEnded(step.draws)
        case DeclareBlocked():
            return Blocked()
    return Undone(game.steps[-1].number)
