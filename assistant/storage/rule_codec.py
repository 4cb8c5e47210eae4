"""Cards and rule sets to JSON and back, with all their facts, so that old logs replay by their own rules."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, Any, TypeVar

from assistant.tracker.cards import Card, Colour, Deck
from assistant.tracker.duties import CoverFire, LayAtLeast
from assistant.tracker.limits import AtMost
from assistant.tracker.piles import Direction, Pile
from assistant.tracker.placements import AnyFirst, Backwards, Onward, SameColour
from assistant.tracker.rulesets import RULE_SETS, Level, RuleSet, Variant

from . import strict

if TYPE_CHECKING:
    from collections.abc import Iterable
    from enum import StrEnum

    from assistant.tracker.cards import Named

    _Enum = TypeVar("_Enum", bound=StrEnum)

_RULE_OBJECTS: dict[str, tuple[type[Any], tuple[str, ...]]] = {
    "onward": (Onward, ()),
    "backwards": (Backwards, ("gap",)),
    "same-colour": (SameColour, ()),
    "any-first": (AnyFirst, ()),
    "lay-at-least": (LayAtLeast, ("drawing", "empty")),
    "cover-fire": (CoverFire, ()),
    "at-most": (AtMost, ("cards",)),
}
_PLACEMENTS = (Onward, Backwards, SameColour, AnyFirst)
_DUTIES = (LayAtLeast, CoverFire)
_LIMITS = (AtMost,)
_FACTS = ("variant", "level", "deck", "piles", "hands", "placements", "duties", "limits", "excellent")


def write_card(card: Card) -> int | str:
    """Write a card as its number, or as colour and number: 47, "blue-4"."""
    return str(card) if card.colour else card.number


def read_card(value: object) -> Card:
    """Read a card; raises LogUnreadable."""
    if not isinstance(value, str):
        return Card(strict.integer(value))
    colour, _, number = value.partition("-")
    try:
        card = Card(int(number), Colour(colour))
    except ValueError as error:
        raise strict.unfit(value, "card") from error
    if str(card) != value:
        raise strict.unfit(value, "card")
    return card


def write_named(cards: Named) -> list[int | str] | None:
    """Write the cards that a play may be: null when skipped."""
    return None if cards is None else _cards(sorted(cards, key=lambda card: (card.number, card.colour or "")))


def read_named(value: object) -> Named:
    """Read the cards that a play may be; raises LogUnreadable."""
    return None if value is None else frozenset(map(read_card, strict.items(value)))


def _cards(cards: Iterable[Card]) -> list[int | str]:
    return [write_card(card) for card in cards]


def enum(kind: type[_Enum], value: object) -> _Enum:
    """Read a member of an enumeration by its text; raises LogUnreadable."""
    try:
        return kind(strict.text(value))
    except ValueError as error:
        raise strict.unfit(value, kind.__name__) from error


def _write_deck(deck: Deck) -> dict[str, object]:
    """Write a deck as its range where it has one: a hundred cards by name would be most of a log."""
    numbers = [card.number for card in deck.cards]
    colours = list(dict.fromkeys(card.colour for card in deck.cards))
    span = [min(numbers, default=0), max(numbers, default=0)]
    burning = write_named(deck.burning)
    if _ranged(span[0], span[1], colours) == deck.cards:
        return {"range": span, "colours": colours, "burning": burning}
    return {"cards": _cards(deck.cards), "burning": burning}


def _ranged(low: int, high: int, colours: Iterable[Colour | None]) -> tuple[Card, ...]:
    return tuple(Card(*pair) for pair in product(range(low, high + 1), colours))


def _read_deck(value: object) -> Deck:
    facts = strict.members(value)
    burning = frozenset(map(read_card, strict.items(facts.get("burning"))))
    if facts.keys() == {"cards", "burning"}:
        return Deck(tuple(map(read_card, strict.items(facts["cards"]))), burning)
    if facts.keys() != {"range", "colours", "burning"}:
        raise strict.unfit(value, "deck")
    low, high = map(strict.integer, strict.row(facts["range"], 2))
    if high - low > 1000:  # noqa: PLR2004 -- no deck has that many numbers; a forged one must not fill the memory
        raise strict.unfit(value, "deck")
    colours = [None if name is None else enum(Colour, name) for name in strict.items(facts["colours"])]
    return Deck(_ranged(low, high, colours), burning)


def _write_objects(objects: Iterable[object]) -> list[list[object]]:
    names = {kind: (name, fields) for name, (kind, fields) in _RULE_OBJECTS.items()}
    return [
        [names[type(rule)][0], *(getattr(rule, field) for field in names[type(rule)][1])] for rule in objects
    ]


def _read_objects(value: object, kinds: tuple[type[Any], ...]) -> tuple[Any, ...]:
    return tuple(_read_object(rule, kinds) for rule in strict.items(value))


def _read_object(value: object, kinds: tuple[type[Any], ...]) -> object:
    name, *numbers = strict.items(value) or [None]
    kind, fields = _RULE_OBJECTS.get(strict.text(name), (None, ()))
    if kind is None or kind not in kinds or len(numbers) != len(fields):
        raise strict.unfit(value, "rule")
    return kind(*map(strict.integer, numbers))


def write_rules(rules: RuleSet) -> dict[str, object]:
    """Write a rule set with all its facts."""
    return {
        "variant": rules.variant,
        "level": rules.level,
        "deck": _write_deck(rules.deck),
        "piles": [[pile.direction, pile.base] for pile in rules.piles],
        "hands": [list(pair) for pair in rules.hand_sizes],
        "placements": _write_objects(rules.placements),
        "duties": _write_objects(rules.duties),
        "limits": _write_objects(rules.limits),
        "excellent": rules.excellent_to,
    }


def read_rules(value: object) -> RuleSet:
    """Read a rule set; one of today's is returned as that very object, for the sake of its caches."""
    return _shared(strict.compact(strict.members(value)))


@lru_cache(maxsize=32)
def _shared(text: str) -> RuleSet:
    rules = _rules(strict.members(strict.parsed(text)))
    return next((known for known in RULE_SETS.values() if known == rules), rules)


def _rules(facts: dict[str, object]) -> RuleSet:
    if facts.keys() != set(_FACTS):
        raise strict.unfit(facts, "rule-set")
    pairs = [strict.row(pair, 2) for pair in strict.items(facts["hands"])]
    return RuleSet(
        variant=enum(Variant, facts["variant"]),
        level=enum(Level, facts["level"]),
        deck=_read_deck(facts["deck"]),
        piles=tuple(_read_pile(pile) for pile in strict.items(facts["piles"])),
        hand_sizes=tuple((strict.natural(players), strict.natural(cards)) for players, cards in pairs),
        placements=_read_objects(facts["placements"], _PLACEMENTS),
        duties=_read_objects(facts["duties"], _DUTIES),
        limits=_read_objects(facts["limits"], _LIMITS),
        excellent_to=strict.integer(facts["excellent"]),
    )


def _read_pile(value: object) -> Pile:
    direction, base = strict.row(value, 2)
    return Pile(enum(Direction, direction), strict.integer(base))
