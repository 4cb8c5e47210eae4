"""Whole games, written by an independent referee, replay with every field of every step equal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from assistant.tracker import acts, referee
from assistant.tracker.events import Blocked, CardPlayed, Event, GameStarted, TurnEnded, Undone
from assistant.tracker.log import Game, apply, begin
from assistant.tracker.rulesets import RULE_SETS
from assistant.tracker.verdict import Code, Legality
from tests.cases_reader import UNKNOWN, Ask, Case, DeclareBlocked, EndTurn, Play, Table, TakeBack, read_cases

if TYPE_CHECKING:
    from assistant.tracker.cards import Card
    from assistant.tracker.piles import PileId
    from assistant.tracker.state import State
    from tests.cases_reader import Refused, Step, Top

CODES: dict[Refused, Code] = {
    "illegal": Code.ILLEGAL,
    "maximum": Code.MAXIMUM,
    "minimum": Code.MINIMUM,
    "not_blocked": Code.NOT_BLOCKED,
    "over": Code.GAME_OVER,
}


def table(state: State) -> Table:
    unknown = [pile for pile in state.piles if state.top(pile) is None]
    return Table(
        player=state.turn.seat,
        hands=state.hands,
        draw_pile=state.draw_pile,
        played_this_turn=state.turn.played,
        minimum=state.turn.minimum,
        remaining=state.remaining,
        outcome=state.outcome,
        tops=tuple(top(state, pile) for pile in state.piles),
        possible={pile: frozenset(members(state, pile)) for pile in unknown},
        on_fire=tuple(pile for pile in state.piles if state.burns(pile)),
        cover_now=state.fires_due,
    )


def top(state: State, pile: PileId) -> Top:
    return None if state.bare(pile) else state.top(pile) or UNKNOWN


def members(state: State, pile: PileId) -> tuple[Card, ...]:
    return state.rules.deck.members(state.tops.possible[pile])


def event_of(game: Game, step: Step) -> Event:
    """Turn a step into the event that the players would enter."""
    match step:
        case Play(pile, cards):
            legality = referee.judge_card(game.state, pile, cards).legality
            return CardPlayed(pile, cards, confirmed=legality is Legality.UNCERTAIN)
        case Ask(pile, cards):
            return CardPlayed(pile, cards, confirmed=True)
        case EndTurn(draws):
            return TurnEnded(draws)
        case DeclareBlocked():
            return Blocked()
        case TakeBack():
            return Undone(game.steps[-1].number)


def go_on(game: Game, step: Step) -> Game:
    """Check everything that a case says of one step, and return the game after it."""
    if isinstance(step, Play | Ask) and step.verdict is not None:
        assert referee.judge_card(game.state, step.pile, step.cards).legality == step.verdict
    if isinstance(step, Ask):
        return game
    event = event_of(game, step)
    refusal = acts.judge(game, event)
    if isinstance(step.then, str):
        assert refusal is not None
        assert refusal.code is CODES[step.then]
        return game
    assert refusal is None
    after = apply(game, event)
    assert table(after.state) == step.then
    return after


@pytest.mark.parametrize("case", read_cases(), ids=lambda case: case.name)
def test_a_whole_game_replays_step_by_step(case: Case) -> None:
    game = begin(GameStarted(RULE_SETS[case.rules], case.players, case.first))
    for step in case.steps:
        game = go_on(game, step)


def test_the_cases_cover_every_rule_set_at_every_number_of_players() -> None:
    expected = {(rules.key, players) for rules in RULE_SETS.values() for players in rules.players}

    assert {(case.rules, case.players) for case in read_cases()} == expected


def test_the_cases_refuse_for_every_code_they_know() -> None:
    answers = [step.then for case in read_cases() for step in case.steps if not isinstance(step, Ask)]

    assert {then for then in answers if isinstance(then, str)} == set(CODES)
