"""One door for every event: why it is refused on this game, or None."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import referee
from .changes import ImpossibleEvent, change
from .events import (
    Abandoned,
    Amended,
    Blocked,
    CardPlayed,
    Event,
    GameStarted,
    Kept,
    PlayerLeft,
    PlayerSkipped,
    Redone,
    Resumed,
    Saved,
    TopSet,
    TurnEnded,
    TurnGivenTo,
    Undone,
)
from .log import Game, Phase
from .referee import TurnEnd
from .verdict import Code, Refusal, refuse

if TYPE_CHECKING:
    from .state import State
    from .turn import Seat


def judge(game: Game, event: Event) -> Refusal | None:
    """Say why an event would not be recorded, None when it would."""
    match event:
        case GameStarted():
            return refuse(Code.NOT_OVER)
        case Undone() | Redone():
            return _taken_back(game, event)
        case Kept() | Resumed() | Saved():
            return _phase(game, event)
        case Amended():
            return _on_table(game) or referee.judge_amendment(game, event)
        case _:
            return _on_table(game) or _act(game.state, event)


def _on_table(game: Game) -> Refusal | None:
    if game.phase is Phase.KEPT:
        return refuse(Code.KEPT)
    return refuse(Code.SAVED) if game.phase is Phase.SAVED else None


def _act(  # noqa: PLR0911 -- one line an event
    state: State,
    event: CardPlayed | TurnEnded | Blocked | PlayerSkipped | PlayerLeft | TurnGivenTo | TopSet | Abandoned,
) -> Refusal | None:
    match event:
        case CardPlayed():
            return referee.judge_play(state, event)
        case TurnEnded():
            return _turn_ended(state, event)
        case Blocked():
            return referee.judge_blocked(state)
        case PlayerSkipped():
            return _skipped(state)
        case PlayerLeft():
            return _left(state, event)
        case TurnGivenTo():
            return _given(state, event.seat)
        case TopSet():
            return _top_set(state, event)
        case Abandoned():
            return refuse(Code.GAME_OVER) if state.outcome else None


def _taken_back(game: Game, event: Undone | Redone) -> Refusal | None:
    answer = referee.judge_undo(game) if isinstance(event, Undone) else referee.judge_redo(game)
    if isinstance(answer, Refusal):
        return answer
    number = answer[0] if isinstance(answer, tuple) else answer.number
    return None if number == event.entry else refuse(Code.NOT_LATEST, count=event.entry)


def _phase(game: Game, event: Kept | Resumed | Saved) -> Refusal | None:
    if isinstance(event, Resumed):
        return refuse(Code.NOT_KEPT) if game.phase is Phase.RUNNING else None
    if refusal := _on_table(game):
        return refusal
    if isinstance(event, Saved):
        return None if game.state.outcome else refuse(Code.NOT_OVER)
    return None


def _turn_ended(state: State, event: TurnEnded) -> Refusal | None:
    answer = referee.judge_end_turn(state)
    if not isinstance(answer, TurnEnd):
        return answer
    return None if event.drawn == answer.draws else refuse(Code.WRONG_DRAW, count=answer.draws)


def _skipped(state: State) -> Refusal | None:
    if state.outcome:
        return refuse(Code.GAME_OVER)
    if state.turn.played:
        return refuse(Code.MID_TURN, count=state.turn.played)
    return refuse(Code.LAST_PLAYER) if state.seat_after(state.turn.seat) == state.turn.seat else None


def _seated(state: State, seat: Seat) -> Refusal | None:
    if state.outcome:
        return refuse(Code.GAME_OVER)
    if not 0 <= seat < state.players or seat in state.gone:
        return refuse(Code.NO_SUCH_SEAT, seat=seat)
    return None


def _left(state: State, event: PlayerLeft) -> Refusal | None:
    if refusal := _seated(state, event.seat):
        return refusal
    return refuse(Code.LAST_PLAYER) if len(state.gone) == state.players - 1 else None


def _given(state: State, seat: Seat) -> Refusal | None:
    if refusal := _seated(state, seat):
        return refusal
    if seat == state.turn.seat:
        return refuse(Code.SAME_SEAT, seat=seat)
    if state.hands[seat] < max(1, state.turn.played):
        return refuse(Code.TOO_FEW_CARDS, seat=seat, count=state.turn.played)
    return None


def _top_set(state: State, event: TopSet) -> Refusal | None:
    if state.outcome:
        return refuse(Code.GAME_OVER)
    if event.pile not in state.piles:
        return refuse(Code.NO_SUCH_PILE, pile=event.pile)
    for missed in event.missed:
        if refusal := _seated(state, missed.seat):
            return refusal
    try:
        after = change(state, event)
    except ImpossibleEvent:
        return refuse(Code.CONTRADICTS, pile=event.pile)
    return refuse(Code.TOO_FEW_CARDS, pile=event.pile) if min(*after.hands, after.draw_pile, 0) < 0 else None
