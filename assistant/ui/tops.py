"""What a pile says of its top, from tops and deck alone: what may go on it, or what it may be.

Nothing here looks at the cards that were seen, since what lies under a top is nobody's business in a game.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from assistant.tracker import knowledge
from assistant.tracker.piles import Direction

if TYPE_CHECKING:
    from collections.abc import Sequence

    from assistant.i18n import Translator
    from assistant.tracker.cards import Mask
    from assistant.tracker.piles import PileId
    from assistant.tracker.state import State


def line(t: Translator, state: State, pile: PileId) -> str:
    """Say in figures what may go on a known top, or what an unknown one may be: "39–99 or 28"."""
    return _figures(t, state, pile, "–")


def spoken(t: Translator, state: State, pile: PileId) -> str:
    """Say the same for the ear: "39 to 99 or 28"."""
    return _figures(t, state, pile, t.pgettext("between two numbers", " to "))


def allowed(t: Translator, state: State, pile: PileId) -> str:
    """Say what would be allowed on a known top; empty on an unknown one."""
    if state.shown(pile) is None:
        return ""
    figures = line(t, state, pile)
    return t.gettext("Allowed: {figures}.").format(figures=figures) if figures else ""


def _figures(t: Translator, state: State, pile: PileId, dash: str) -> str:
    shown = state.tops.shown[pile]
    if state.shown(pile) is None:
        return _join(t, _runs(_spread(state, shown)), dash, _descends(state, pile))
    takes = knowledge.may_follow(state.rules, pile, shown)
    numbers = [card.number for card in state.rules.deck.members(takes)]
    return _join(t, _runs(numbers), dash, _descends(state, pile))


def _descends(state: State, pile: PileId) -> bool:
    return state.rules.piles[pile].direction is Direction.DESCENDING


def _spread(state: State, shown: Mask) -> list[int]:
    """Numbers that a top may be; the burning ones count along where only the others were named.

    "31–99 and not burning" is read at a glance, "31, 32, 34–43, 45–54 …" is not.
    """
    deck = state.rules.deck
    fire = deck.mask(deck.burning)
    numbers = [card.number for card in deck.members(shown)]
    if not fire or shown & fire:
        return numbers
    burning = {card.number for card in deck.burning}
    return sorted({*numbers, *(n for n in burning if n - 1 in numbers and n + 1 in numbers)})


def _runs(numbers: Sequence[int]) -> list[tuple[int, int]]:
    if not numbers:
        return []
    breaks = [i + 1 for i, (low, high) in enumerate(pairwise(numbers)) if high != low + 1]
    edges = [0, *breaks, len(numbers)]
    return [(numbers[a], numbers[b - 1]) for a, b in pairwise(edges)]


def _join(t: Translator, runs: list[tuple[int, int]], dash: str, descending: bool) -> str:  # noqa: FBT001
    """Put the range first and the jump card after it, whichever way the pile runs."""
    ordered = runs if descending or len(runs) > 2 else runs[::-1]  # noqa: PLR2004 -- burning cards, told one by one
    parts = [str(low) if low == high else f"{low}{dash}{high}" for low, high in ordered]
    return (t.gettext(" or ") if len(parts) == 2 else ", ").join(parts)  # noqa: PLR2004 -- a range and a jump card
