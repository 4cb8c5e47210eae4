"""Which tops burn, as far as tops and deck alone tell: all that a screen may say or ask of fires."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from assistant.tracker.cards import Mask
    from assistant.tracker.piles import PileId
    from assistant.tracker.state import State


def _burning(state: State) -> Mask:
    return state.rules.deck.mask(state.rules.deck.burning) if state.rules.fire else 0


def may_burn(state: State, pile: PileId) -> bool:
    """Tell whether some card that a pile shows or may show burns."""
    return bool(state.tops.shown[pile] & _burning(state))


def burns(state: State, pile: PileId) -> bool:
    """Tell whether a pile shows a burning card for sure."""
    return may_burn(state, pile) and not state.tops.shown[pile] & ~_burning(state)


def to_ask(state: State) -> tuple[PileId, ...]:
    """List the piles of which the players must say whether they burn, before the turn ends.

    What was narrowed by cards seen since does not shorten the list: a missing question would tell of them.
    """
    return tuple(
        pile for pile in state.piles if state.due(pile) and may_burn(state, pile) and not burns(state, pile)
    )


def may_be_blocked(state: State) -> bool:
    """Tell whether a player may be unable to go on: cards are owed, or a pile must be covered that may burn.

    As the table shows it; the referee, who knows more, has the last word when somebody says so.
    """
    return bool(state.owed) or any(state.due(pile) and may_burn(state, pile) for pile in state.piles)


def uncovered(state: State) -> bool:
    """Tell whether a fire that must be covered in this turn is seen to burn."""
    return any(state.due(pile) and burns(state, pile) for pile in state.piles)
