"""Why a card may or may not lie on a pile, as codes with facts."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from . import knowledge
from .piles import Direction
from .placements import Backwards, SameColour
from .verdict import Code, Legality, Reason

if TYPE_CHECKING:
    from .cards import Card, Named
    from .piles import PileId
    from .state import State


def reasons(state: State, pile: PileId, named: Named, legality: Legality) -> tuple[Reason, ...]:
    """Explain a verdict of the referee; a top is named only where the screens show it."""
    card = next(iter(named)) if named is not None and len(named) == 1 else None
    top = state.shown(pile)
    if card is not None:
        broken = _entry_fault(state, pile, card)
        if broken:
            return (broken,)
        if top is not None:
            return _pair(state, pile, top, card, legality)
    return (Reason(_whole(state, pile, named, legality), card=card, top=top, pile=pile),)


def _whole(state: State, pile: PileId, named: Named, legality: Legality) -> Code:
    """Choose the one code for cards or tops of which several are possible."""
    if legality is Legality.LEGAL:
        return _way(state, pile, named)
    if legality is Legality.UNCERTAIN:
        return Code.TOP_UNKNOWN if state.shown(pile) is None else Code.CARD_UNKNOWN
    deck = state.rules.deck
    cards = knowledge.candidates(state.rules, state.tops, deck.mask(named))
    if not cards:
        return Code.ON_TABLE if deck.mask(named) else Code.NOT_A_CARD
    allowed = knowledge.may_follow(state.rules, pile, state.tops.possible[pile]) & cards
    return Code.CONTRADICTS if allowed else Code.NEVER_FITS


def _way(state: State, pile: PileId, named: Named) -> Code:
    """Name the one permission that covers every case, the plain one where they take turns."""
    deck, ground = state.rules.deck, state.rules.piles[pile]
    tops = deck.members(state.tops.shown[pile]) or (ground.base_card,)
    pairs = list(product(tops, deck.members(deck.mask(named))))
    for rule in state.rules.placements:
        if all(rule.allows(ground, top, card) for top, card in pairs):
            return rule.code
    return Code.ONWARD


def _entry_fault(state: State, pile: PileId, card: Card) -> Reason | None:
    """Find a typed card that is none, or that was seen: no breach of the rules, but an earlier mistake."""
    if card not in state.rules.deck:
        return Reason(Code.NOT_A_CARD, card=card, pile=pile)
    if state.rules.deck.mask((card,)) & state.tops.seen:
        return Reason(Code.ON_TABLE, card=card, pile=pile)
    return None


def _pair(state: State, pile: PileId, top: Card, card: Card, legality: Legality) -> tuple[Reason, ...]:
    ground = state.rules.piles[pile]
    ways = [rule.code for rule in state.rules.placements if rule.allows(ground, top, card)]
    codes = ways or _breaches(state, pile)
    if ways and legality is not Legality.LEGAL:
        codes = [Code.CONTRADICTS]
    return tuple(Reason(code, card=card, top=top, pile=pile, count=_gap(state, code)) for code in codes)


def _breaches(state: State, pile: PileId) -> list[Code]:
    """Every permission that was missed, the plain one first."""
    ascending = state.rules.piles[pile].direction is Direction.ASCENDING
    codes = [Code.NOT_HIGHER if ascending else Code.NOT_LOWER]
    for rule in state.rules.placements:
        if isinstance(rule, Backwards):
            codes.append(Code.NOT_BACK)
        elif isinstance(rule, SameColour):
            codes.append(Code.OTHER_COLOUR)
    return codes


def _gap(state: State, code: Code) -> int | None:
    if code not in {Code.NOT_BACK, Code.TRICK}:
        return None
    return next((rule.gap for rule in state.rules.placements if isinstance(rule, Backwards)), None)
