"""The table put right by what really lies there: whose turn it was, and what nobody entered."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from . import knowledge
from .impossible import ImpossibleEvent

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .events import Missed, TopSet, TurnGivenTo
    from .knowledge import Tops
    from .state import State


def give(state: State, act: TurnGivenTo) -> State:
    """Move the cards laid in this turn from one hand to the other; the turn goes on as it was."""
    _seated(state, act)
    played = state.turn.played
    back = replace(state, hands=state.hands_with(state.turn.seat, played))
    return replace(back, hands=back.hands_with(act.seat, -played), turn=replace(state.turn, seat=act.seat))


def countable(state: State) -> bool:
    """Tell whether draw pile and hands hold at least nothing, and no hand more than a full one."""
    return min(*state.hands, state.draw_pile) >= 0 and max(state.hands) <= state.hand_size


def count(state: State, missed: Iterable[Missed]) -> State:
    """Count cards that nobody entered, countable or not; raises ImpossibleEvent for what is no count."""
    for cards in missed:
        _seated(state, cards)
        if min(cards.laid, cards.drawn) < 0:
            msg = "fewer than no cards were missed"
            raise ImpossibleEvent(msg)
        running = cards.this_turn and cards.seat == state.turn.seat
        state = replace(
            state,
            hands=state.hands_with(cards.seat, cards.drawn - cards.laid),
            draw_pile=state.draw_pile - cards.drawn,
            turn=state.turn.lay(cards.laid) if running else state.turn,
        )
    return state


def set_top(state: State, act: TopSet) -> State:
    """Show on a pile what really lies there; raises ImpossibleEvent when it cannot lie there."""
    after = count(state, act.missed)
    tops = _tops(state, act)
    if tops is None or _known_cards(after, tops) > len(state.rules.deck) - after.remaining:
        msg = f"pile {act.pile} cannot show that card"
        raise ImpossibleEvent(msg)
    # The draw pile can only have been smaller than thought when this turn began, never larger.
    minimum = min(state.turn.minimum, state.rules.minimum(after.draw_pile))
    laid_in = tuple(_laid_in(state, act) if i == act.pile else laid for i, laid in enumerate(state.laid_in))
    return replace(after, tops=tops, laid_in=laid_in, turn=replace(after.turn, minimum=minimum))


def _seated(state: State, fact: TurnGivenTo | Missed) -> None:
    if not state.seated(fact.seat):
        msg = f"nobody sits at seat {fact.seat}"
        raise ImpossibleEvent(msg)


def _tops(state: State, act: TopSet) -> Tops | None:
    deck = state.rules.deck
    named = deck.mask(act.cards)
    found = knowledge.candidates(state.rules, state.tops, named)
    if not found or act.pile not in state.piles:
        return None
    return knowledge.settle(deck, knowledge.put(state.tops, act.pile, found, named))


def _known_cards(state: State, tops: Tops) -> int:
    """Count the different cards that must lie on the table: those seen, and one on each unknown pile."""
    deck = state.rules.deck
    unknown = [mask for mask in tops.possible if mask != deck.base and deck.single(mask) is None]
    return tops.seen.bit_count() + len(unknown)


def _laid_in(state: State, act: TopSet) -> int:
    """Name the turn that laid the card: as before when none was missed, else this one or one before it."""
    if not act.missed:
        return state.laid_in[act.pile]
    this_turn = any(cards.this_turn and cards.seat == state.turn.seat for cards in act.missed)
    return state.turn.number if this_turn else state.turn.number - 1
