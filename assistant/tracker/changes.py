"""What each act does to the table; nothing here judges."""

from __future__ import annotations

from dataclasses import replace

from . import corrections, knowledge
from .events import (
    Abandoned,
    Blocked,
    CardPlayed,
    Leaving,
    PlayerLeft,
    PlayerSkipped,
    TableAct,
    TurnEnded,
    TurnGivenTo,
)
from .impossible import ImpossibleEvent
from .state import Outcome, State
from .turn import Turn

__all__ = ["ImpossibleEvent", "change"]


def change(state: State, act: TableAct) -> State:
    """Return the table after an act; raises ImpossibleEvent when it cannot have happened there."""
    if state.outcome is not None:
        msg = "the game was over"
        raise ImpossibleEvent(msg)
    after = _after(state, act)
    if not corrections.countable(after):
        msg = "there are not that many cards"
        raise ImpossibleEvent(msg)
    return _finished(after)


def _after(state: State, act: TableAct) -> State:  # noqa: PLR0911 -- one line an act
    match act:
        case CardPlayed():
            return _played(state, act)
        case TurnEnded():
            return _turn_ended(state, act)
        case Blocked():
            return replace(state, outcome=Outcome.LOST)
        case Abandoned():
            return replace(state, outcome=Outcome.ABANDONED)
        case PlayerSkipped():
            # The turn keeps its number: sitting out is no turn, so a fire that is due stays due.
            return _pass(state, state.turn.number)
        case PlayerLeft():
            return _left(state, act)
        case TurnGivenTo():
            return corrections.give(state, act)
    return corrections.set_top(state, act)


def _finished(state: State) -> State:
    """Won as soon as no card is left; over as well when all that is left was set aside."""
    if state.remaining == 0:
        return replace(state, outcome=Outcome.WON)
    if state.remaining == state.aside:
        return replace(state, outcome=Outcome.LOST)
    return state


def _played(state: State, act: CardPlayed) -> State:
    tops = None
    if act.pile in state.piles:
        tops = knowledge.lay(state.rules, state.tops, act.pile, state.rules.deck.mask(act.cards))
    if tops is None:
        msg = f"no card that was named can lie on pile {act.pile}"
        raise ImpossibleEvent(msg)
    return replace(
        state,
        tops=tops,
        laid_in=tuple(state.turn.number if i == act.pile else laid for i, laid in enumerate(state.laid_in)),
        hands=state.hands_with(state.turn.seat, -1),
        turn=state.turn.lay(),
    )


def _pass(state: State, number: int) -> State:
    seat = state.seat_after(state.turn.seat)
    if seat is None:
        msg = "nobody is left to go on"
        raise ImpossibleEvent(msg)
    return replace(state, turn=Turn(seat, number, state.rules.minimum(state.draw_pile)))


def _turn_ended(state: State, act: TurnEnded) -> State:
    if state.fires_due:
        return replace(state, outcome=Outcome.LOST)
    if act.drawn != state.draws:
        msg = f"{state.draws} cards are drawn at the end of this turn, not {act.drawn}"
        raise ImpossibleEvent(msg)
    hands = state.hands_with(state.turn.seat, act.drawn)
    drawn = replace(state, hands=hands, draw_pile=state.draw_pile - act.drawn)
    return _pass(drawn, state.turn.number + 1)


def _left(state: State, act: PlayerLeft) -> State:
    if not state.seated(act.seat):
        msg = f"nobody sits at seat {act.seat}"
        raise ImpossibleEvent(msg)
    cards = state.hands[act.seat]
    aside = cards if act.cards is Leaving.ASIDE else 0
    left = replace(
        state,
        hands=state.hands_with(act.seat, -cards),
        aside=state.aside + aside,
        draw_pile=state.draw_pile + cards - aside,
        gone=state.gone | {act.seat},
    )
    if act.seat != state.turn.seat or left.remaining == left.aside:
        return left
    # Who leaves without having laid a card had no turn.
    return _pass(left, state.turn.number + (1 if state.turn.played else 0))
