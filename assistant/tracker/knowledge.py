"""What is known of the tops: which cards each may be, which were seen, and settling (RULES.md)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from .cards import bits

if TYPE_CHECKING:
    from .cards import Card, Deck, Mask
    from .piles import Pile, PileId
    from .placements import Placement
    from .rulesets import RuleSet


@dataclass(frozen=True, slots=True)
class Tops:
    """For each pile the cards its top may be, and the cards seen on the table.

    `possible` is narrowed by all that was entered since; `shown` stays as it was when the card was laid, from
    the tops and the deck alone, because what lies under a top is nobody's business during a game.
    """

    possible: tuple[Mask, ...]
    shown: tuple[Mask, ...]
    seen: Mask = 0


def bare(rules: RuleSet) -> Tops:
    """Return the tops of a table on which only the base cards lie."""
    bases = (rules.deck.base,) * len(rules.piles)
    return Tops(bases, bases)


@lru_cache(maxsize=64)
def _followers(deck: Deck, placements: tuple[Placement, ...], pile: Pile) -> tuple[Mask, ...]:
    """For each top of the deck, the base card last: the cards that may lie on it, never itself."""
    tops = (*deck.cards, pile.base_card)
    return tuple(
        deck.mask(
            card
            for card in deck.cards
            if card is not top and any(rule.allows(pile, top, card) for rule in placements)
        )
        for top in tops
    )


def followers(rules: RuleSet, pile: PileId) -> tuple[Mask, ...]:
    """For each possible top of a pile, by bit number: the cards that may lie on it."""
    return _followers(rules.deck, rules.placements, rules.piles[pile])


def may_follow(rules: RuleSet, pile: PileId, tops: Mask) -> Mask:
    """Return the cards that at least one of the tops lets lie on the pile."""
    table = followers(rules, pile)
    allowed = 0
    for top in bits(tops):
        allowed |= table[top]
    return allowed


def may_refuse(rules: RuleSet, pile: PileId, tops: Mask, cards: Mask) -> bool:
    """Tell whether at least one pair of different top and card is not allowed."""
    table = followers(rules, pile)
    return any(cards & ~table[top] & ~(1 << top) for top in bits(tops))


def candidates(rules: RuleSet, tops: Tops, cards: Mask) -> Mask:
    """Return the cards of the deck among those named that nobody has seen on the table yet."""
    return cards & rules.deck.everything & ~tops.seen


def settle(deck: Deck, tops: Tops) -> Tops | None:
    """Draw the conclusions (RULES.md, rule 4); None when some pile is left without a possible top."""
    possible, seen = list(tops.possible), tops.seen
    while True:
        before = (tuple(possible), seen)
        for pile, mask in enumerate(possible):
            if deck.single(mask) is None:
                continue
            seen |= mask
            possible = [other if i == pile else other & ~mask for i, other in enumerate(possible)]
        possible = [mask if deck.single(mask) is not None else mask & ~seen for mask in possible]
        if not all(possible):
            return None
        if (tuple(possible), seen) == before:
            return replace(tops, possible=tuple(possible), seen=seen)


def lay(rules: RuleSet, tops: Tops, pile: PileId, cards: Mask) -> Tops | None:
    """Put one of the cards on a pile; None when the table would contradict itself or none is allowed."""
    found = candidates(rules, tops, cards) & may_follow(rules, pile, tops.possible[pile])
    if not found:
        return None
    shown = cards & rules.deck.everything & may_follow(rules, pile, tops.shown[pile])
    return settle(rules.deck, put(tops, pile, found, shown))


def put(tops: Tops, pile: PileId, possible: Mask, shown: Mask) -> Tops:
    """Replace what is known of one pile, without drawing conclusions."""
    return replace(
        tops,
        possible=tuple(possible if i == pile else mask for i, mask in enumerate(tops.possible)),
        shown=tuple(shown if i == pile else mask for i, mask in enumerate(tops.shown)),
    )


def known(rules: RuleSet, pile: PileId, tops: Mask) -> Card | None:
    """Return the one card that a top can be, the base card included; None when it is unknown."""
    if tops == rules.deck.base:
        return rules.piles[pile].base_card
    return rules.deck.single(tops)
