"""One door for every event: why it is refused on this game, or None."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import corrections, referee
from .changes import change
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
    TableAct,
    TopSet,
    TurnEnded,
    TurnGivenTo,
    Undone,
)
from .impossible import ImpossibleEvent
from .log import Game, Phase
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
        case Resumed():
            return refuse(Code.NOT_KEPT) if game.phase is Phase.RUNNING else None
        case Kept():
            return referee.off_table(game)
        case Saved():
            return referee.off_table(game) or (None if game.state.outcome else refuse(Code.NOT_OVER))
    return referee.off_table(game) or _on_table(game, event)


def _taken_back(game: Game, event: Undone | Redone) -> Refusal | None:
    answer = referee.judge_undo(game) if isinstance(event, Undone) else referee.judge_redo(game)
    if isinstance(answer, Refusal):
        return answer
    number = answer[0] if isinstance(answer, tuple) else answer.number
    return None if number == event.entry else refuse(Code.NOT_LATEST, count=event.entry)


def _on_table(game: Game, event: TableAct | Amended) -> Refusal | None:
    if game.state.outcome is not None:
        return refuse(Code.GAME_OVER)
    return referee.judge_amendment(game, event) if isinstance(event, Amended) else _act(game.state, event)


def _act(state: State, event: TableAct) -> Refusal | None:  # noqa: PLR0911 -- one line an event
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
        case Abandoned():
            return None
    return _top_set(state, event)


def _turn_ended(state: State, event: TurnEnded) -> Refusal | None:
    answer = referee.judge_end_turn(state)
    if isinstance(answer, Refusal):
        return answer
    return None if event.drawn == answer.draws else refuse(Code.WRONG_DRAW, count=answer.draws)


def _skipped(state: State) -> Refusal | None:
    if state.turn.played:
        return refuse(Code.MID_TURN, count=state.turn.played)
    return refuse(Code.LAST_PLAYER) if state.seat_after(state.turn.seat) == state.turn.seat else None


def _seated(state: State, seat: Seat) -> Refusal | None:
    return None if state.seated(seat) else refuse(Code.NO_SUCH_SEAT, seat=seat)


def _left(state: State, event: PlayerLeft) -> Refusal | None:
    if refusal := _seated(state, event.seat):
        return refusal
    return refuse(Code.LAST_PLAYER) if len(state.gone) == state.players - 1 else None


def _given(state: State, seat: Seat) -> Refusal | None:
    if refusal := _seated(state, seat):
        return refusal
    if seat == state.turn.seat:
        return refuse(Code.SAME_SEAT, seat=seat)
    if state.hands[seat] < state.turn.played or not state.plays_on(seat):
        return refuse(Code.TOO_FEW_CARDS, seat=seat, count=state.turn.played)
    return None


def _top_set(state: State, event: TopSet) -> Refusal | None:
    if event.pile not in state.piles:
        return refuse(Code.NO_SUCH_PILE, pile=event.pile)
    refusals = (_seated(state, missed.seat) for missed in event.missed)
    if refusal := next(filter(None, refusals), None):
        return refusal
    try:
        after = corrections.count(state, event.missed)
        if min(after.hands) < 0:
            return refuse(Code.TOO_FEW_CARDS, pile=event.pile)
        if not corrections.countable(after):
            return refuse(Code.WRONG_DRAW, count=state.draw_pile, pile=event.pile)
        change(state, event)
    except ImpossibleEvent:
        return refuse(Code.CONTRADICTS, pile=event.pile)
    return None
