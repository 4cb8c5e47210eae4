"""Earlier plays put right: the acts that stand, folded anew with other cards."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from .changes import change
from .events import Amended, CardPlayed, EntryId, GameStarted, TopSet
from .impossible import ImpossibleEvent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .cards import Named
    from .events import TableAct
    from .log import Step
    from .piles import PileId
    from .state import State


class Misfit(ImpossibleEvent):
    """The first act that would be impossible after an amendment."""

    def __init__(self, entry: EntryId) -> None:
        super().__init__(f"entry {entry} would be impossible")
        self.entry = entry


def plays(steps: Sequence[Step]) -> frozenset[EntryId]:
    """Collect the numbers of the plays that stand: those that can be amended."""
    return frozenset(step.number for step in steps if isinstance(step.event, CardPlayed))


def play_on_top(steps: Sequence[Step], pile: PileId) -> EntryId | None:
    """Find the play whose card lies on top of a pile; None on a bare pile, and once the top was set."""
    for step in reversed(steps):
        if isinstance(step.event, CardPlayed | TopSet) and step.event.pile == pile:
            return step.number if isinstance(step.event, CardPlayed) else None
    return None


def corrected(steps: Sequence[Step]) -> dict[EntryId, Named]:
    """Collect the cards of amended plays, by the number of the play; the latest amendment counts."""
    return {step.event.entry: step.event.cards for step in steps if isinstance(step.event, Amended)}


def amended(steps: Sequence[Step], amendment: Amended) -> State:
    """Fold the acts that stand anew with one more play put right.

    Raises Misfit at the first act that then is impossible, ImpossibleEvent when no such play stands.
    """
    if amendment.entry not in plays(steps):
        msg = f"entry {amendment.entry} is no play that stands"
        raise ImpossibleEvent(msg)
    cards = {**corrected(steps), amendment.entry: amendment.cards}
    state = steps[0].state
    for step in steps[1:]:
        if not isinstance(step.event, Amended | GameStarted):
            state = _again(state, step.number, step.event, cards)
    return state


def _again(state: State, number: EntryId, act: TableAct, cards: dict[EntryId, Named]) -> State:
    if isinstance(act, CardPlayed) and number in cards:
        act = replace(act, cards=cards[number])
    try:
        return change(state, act)
    except ImpossibleEvent as error:
        raise Misfit(number) from error
