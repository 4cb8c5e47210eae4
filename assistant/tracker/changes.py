"""What each act does to the table; nothing here judges."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from . import knowledge
from .events import (
    Abandoned,
    Act,
    Amended,
    Blocked,
    CardPlayed,
    Leaving,
    PlayerLeft,
    PlayerSkipped,
    TopSet,
    TurnEnded,
    TurnGivenTo,
)
from .state import Outcome, State
from .turn import Turn

if TYPE_CHECKING:
    from .events import Missed
    from .turn import Seat


class ImpossibleEvent(ValueError):
    """An event that cannot have happened on this table: the log is broken, or was never judged."""


def change(state: State, act: Act) -> State:
    """Return the table after an act; raises ImpossibleEvent when its cards cannot lie there."""
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
            return _given(state, act.seat)
        case TopSet():
            return _top_set(state, act)
        case Amended():
            msg = "an amendment is folded with the whole log, not with one table"
            raise ImpossibleEvent(msg)


def _finished(state: State) -> State:
    """Won as soon as no card is left; over as well when all that is left was set aside."""
    if state.remaining == 0:
        return replace(state, outcome=Outcome.WON)
    if state.remaining == state.aside:
        return replace(state, outcome=Outcome.LOST)
    return state


def _hand(state: State, seat: Seat, more: int) -> tuple[int, ...]:
    return tuple(cards + more if i == seat else cards for i, cards in enumerate(state.hands))


def _played(state: State, act: CardPlayed) -> State:
    tops = knowledge.lay(state.rules, state.tops, act.pile, state.rules.deck.mask(act.cards))
    if tops is None:
        msg = f"no card that was named can lie on pile {act.pile}"
        raise ImpossibleEvent(msg)
    number = state.turn.number
    laid_in = tuple(number if i == act.pile else laid for i, laid in enumerate(state.laid_in))
    hands = _hand(state, state.turn.seat, -1)
    return _finished(replace(state, tops=tops, laid_in=laid_in, hands=hands, turn=state.turn.lay()))


def _pass(state: State, number: int) -> State:
    seat = state.seat_after(state.turn.seat)
    if seat is None:
        msg = "nobody has a card to go on with"
        raise ImpossibleEvent(msg)
    return replace(state, turn=Turn(seat, number, state.rules.minimum(state.draw_pile)))


def _turn_ended(state: State, act: TurnEnded) -> State:
    if state.fires_due:
        return replace(state, outcome=Outcome.LOST)
    hands = _hand(state, state.turn.seat, act.drawn)
    drawn = replace(state, hands=hands, draw_pile=state.draw_pile - act.drawn)
    return _pass(drawn, state.turn.number + 1)


def _left(state: State, act: PlayerLeft) -> State:
    cards = state.hands[act.seat]
    aside = cards if act.cards is Leaving.ASIDE else 0
    left = replace(
        state,
        hands=_hand(state, act.seat, -cards),
        aside=state.aside + aside,
        draw_pile=state.draw_pile + cards - aside,
        gone=state.gone | {act.seat},
    )
    if act.seat != state.turn.seat or not any(left.hands):
        return _finished(left)
    return _pass(left, state.turn.number + 1)


def _given(state: State, seat: Seat) -> State:
    """Move the cards laid in this turn from one hand to the other; the turn goes on as it was."""
    played = state.turn.played
    back = replace(state, hands=_hand(state, state.turn.seat, played))
    return replace(state, hands=_hand(back, seat, -played), turn=replace(state.turn, seat=seat))


def _missed(state: State, missed: Missed) -> State:
    hands = _hand(state, missed.seat, missed.drawn - missed.laid)
    draw_pile = state.draw_pile - missed.drawn
    turn = state.turn.lay(missed.laid) if missed.this_turn else state.turn
    return replace(state, hands=hands, draw_pile=draw_pile, turn=turn)


def _top_set(state: State, act: TopSet) -> State:
    for missed in act.missed:
        state = _missed(state, missed)
    deck = state.rules.deck
    named = deck.mask(act.cards)
    found = knowledge.candidates(state.rules, state.tops, named)
    tops = knowledge.settle(deck, knowledge.put(state.tops, act.pile, found, named)) if found else None
    if tops is None:
        msg = f"pile {act.pile} cannot show that card"
        raise ImpossibleEvent(msg)
    # Nobody draws within a turn, so the draw pile is what it was when this turn began.
    turn = replace(state.turn, minimum=state.rules.minimum(state.draw_pile))
    laid_in = tuple(turn.number if i == act.pile else laid for i, laid in enumerate(state.laid_in))
    return _finished(replace(state, tops=tops, laid_in=laid_in, turn=turn))
