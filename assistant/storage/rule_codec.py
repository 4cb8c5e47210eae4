"""Rule sets to JSON and back, with all their facts, so that old logs replay by their own rules."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from assistant.tracker.duties import CoverFire, LayAtLeast
from assistant.tracker.limits import AtMost
from assistant.tracker.piles import Direction, Pile
from assistant.tracker.placements import AnyFirst, Backwards, Onward, SameColour
from assistant.tracker.rulesets import RULE_SETS, Level, RuleSet, Variant

from . import strict
from .card_codec import enum, read_deck, write_deck

if TYPE_CHECKING:
    from collections.abc import Iterable

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


_NAMES = {kind: name for name, (kind, _) in _RULE_OBJECTS.items()}


def _write_objects(objects: Iterable[object]) -> list[dict[str, object]]:
    return [_write_object(rule, _NAMES[type(rule)]) for rule in objects]


def _write_object(rule: object, name: str) -> dict[str, object]:
    _, numbers = _RULE_OBJECTS[name]
    return {"rule": name, **{number: getattr(rule, number) for number in numbers}}


def _read_objects(value: object, kinds: tuple[type[Any], ...]) -> tuple[Any, ...]:
    return tuple(_read_object(rule, kinds) for rule in strict.items(value))


def _read_object(value: object, kinds: tuple[type[Any], ...]) -> object:
    members = strict.members(value)
    kind, numbers = _RULE_OBJECTS.get(strict.text(members.get("rule")), (None, ()))
    if kind is None or kind not in kinds:
        raise strict.unfit(value, "rule")
    facts = strict.exactly(members, "rule", *numbers)
    return kind(**{number: strict.integer(facts[number]) for number in numbers})


def write_rules(rules: RuleSet) -> dict[str, object]:
    """Write a rule set with all its facts."""
    return {
        "variant": rules.variant,
        "level": rules.level,
        "deck": write_deck(rules.deck),
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
    strict.exactly(facts, *_FACTS)
    pairs = [strict.row(pair, 2) for pair in strict.items(facts["hands"])]
    return RuleSet(
        variant=enum(Variant, facts["variant"]),
        level=enum(Level, facts["level"]),
        deck=read_deck(facts["deck"]),
        piles=tuple(_read_pile(pile) for pile in strict.items(facts["piles"])),
        hand_sizes=tuple((strict.natural(players), strict.natural(cards)) for players, cards in pairs),
        placements=_read_objects(facts["placements"], _PLACEMENTS),
        duties=_read_objects(facts["duties"], _DUTIES),
        limits=_read_objects(facts["limits"], _LIMITS),
        excellent_to=strict.integer(facts["excellent"]),
    )


def _read_pile(value: object) -> Pile:
    direction, base = strict.row(value, 2)
    return Pile(direction=enum(Direction, direction), base=strict.integer(base))
