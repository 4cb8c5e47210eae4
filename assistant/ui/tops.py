"""What a pile says of its top, from tops and deck alone: what may go on it, or what it may be.

Nothing here looks at the cards that were seen, since what lies under a top is nobody's business in a game.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from assistant.tracker import knowledge
from assistant.tracker.piles import Direction

if TYPE_CHECKING:
    from collections.abc import Sequence

    from assistant.i18n import Translator
    from assistant.tracker.cards import Deck, Mask
    from assistant.tracker.piles import PileId
    from assistant.tracker.rulesets import RuleSet
    from assistant.tracker.state import State

Run = tuple[int, int]
"""Two numbers, and all those between them."""


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
    descends = state.rules.piles[pile].direction is Direction.DESCENDING
    return _join(t, _told(state.rules, pile, state.tops.shown[pile]), dash, descends)


# All piles say their line at each touch, and few of them anything new.
@lru_cache(maxsize=1024)
def _told(rules: RuleSet, pile: PileId, shown: Mask) -> tuple[Run, ...]:
    if knowledge.known(rules, pile, shown) is None:
        return _runs(_spread(rules.deck, shown))
    takes = knowledge.may_follow(rules, pile, shown)
    return _runs([card.number for card in rules.deck.members(takes)])


def _spread(deck: Deck, shown: Mask) -> list[int]:
    """Numbers that a top may be; the burning ones count along where only the others were named.

    "31–99 and not burning" is read at a glance, "31, 32, 34–43, 45–54 …" is not.
    """
    fire = deck.mask(deck.burning)
    numbers = [card.number for card in deck.members(shown)]
    if not fire or shown & fire:
        return numbers
    burning = {card.number for card in deck.burning}
    return sorted({*numbers, *(n for n in burning if n - 1 in numbers and n + 1 in numbers)})


def _runs(numbers: Sequence[int]) -> tuple[Run, ...]:
    if not numbers:
        return ()
    breaks = [i + 1 for i, (low, high) in enumerate(pairwise(numbers)) if high != low + 1]
    edges = [0, *breaks, len(numbers)]
    return tuple((numbers[a], numbers[b - 1]) for a, b in pairwise(edges))


def _join(t: Translator, runs: tuple[Run, ...], dash: str, descending: bool) -> str:  # noqa: FBT001
    """Put the range first and the jump card after it, whichever way the pile runs."""
    ordered = runs if descending or len(runs) > 2 else runs[::-1]  # noqa: PLR2004 -- burning cards, told one by one
    parts = [str(low) if low == high else f"{low}{dash}{high}" for low, high in ordered]
    return (t.gettext(" or ") if len(parts) == 2 else ", ").join(parts)  # noqa: PLR2004 -- a range and a jump card
