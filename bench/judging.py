"""Judging a card on all four piles, at the moment of the cases that takes longest."""

from __future__ import annotations

import time
from functools import cache
from heapq import nlargest
from typing import TYPE_CHECKING, Final

from assistant.tracker.referee import judge_card
from tests.whole_games import whole_games

if TYPE_CHECKING:
    from collections.abc import Sequence

    from assistant.tracker.cards import Named
    from assistant.tracker.state import State

WORST: Final = 10
"""How many of the moments that took longest at first sight are measured with care."""
TYPED: Final = 8
"""How many cards, from all over the deck, are typed at each of these."""


def judging(count: int) -> dict[str, list[float]]:
    """Judge at the worst moments; returns milliseconds of the slowest, "typed" and "skipped"."""
    typed = [(state, named) for state in _worst(skipped=False) for named in _cards(state, TYPED)]
    skipped = [(state, None) for state in _worst(skipped=True)]
    return {"typed": _slowest(typed, count), "skipped": _slowest(skipped, count)}


@cache
def _worst(*, skipped: bool) -> list[State]:
    """Look at every moment of every game once, and keep those that took longest."""
    moments = [step.state for game in whole_games() for step in game.steps]
    return nlargest(WORST, moments, lambda state: _judge(state, None if skipped else _cards(state, 2)[1]))


def _cards(state: State, count: int) -> list[Named]:
    cards = sorted(state.rules.deck.cards, key=lambda card: card.number)
    return [frozenset({card}) for card in cards[:: len(cards) // count]]


def _slowest(moments: Sequence[tuple[State, Named]], count: int) -> list[float]:
    """Judge at each moment again and again; returns the samples of the one that takes longest at its best."""
    return max(([_judge(*moment) for _ in range(count)] for moment in moments), key=min)


def _judge(state: State, named: Named) -> float:
    began = time.perf_counter()
    for pile in state.piles:
        judge_card(state, pile, named)
    return (time.perf_counter() - began) * 1000
