"""Cards and decks to JSON and back."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, TypeVar

from assistant.tracker.cards import Card, Colour, Deck

from . import strict

if TYPE_CHECKING:
    from collections.abc import Iterable
    from enum import StrEnum

    from assistant.tracker.cards import Named

    _Enum = TypeVar("_Enum", bound=StrEnum)


def write_card(card: Card) -> int | str:
    """Write a card as its number, or as colour and number: 47, "blue-4"."""
    return f"{card.colour}-{card.number}" if card.colour else card.number


def read_card(value: object) -> Card:
    """Read a card; raises LogUnreadable."""
    if not isinstance(value, str):
        return Card(number=strict.integer(value), colour=None)
    colour, _, number = value.partition("-")
    try:
        card = Card(number=int(number), colour=Colour(colour))
    except ValueError as error:
        raise strict.unfit(value, "card") from error
    if write_card(card) != value:
        raise strict.unfit(value, "card")
    return card


def write_named(cards: Named) -> list[int | str] | None:
    """Write the cards that a play may be: null when skipped."""
    return None if cards is None else _cards(sorted(cards, key=lambda card: (card.number, card.colour or "")))


def read_named(value: object) -> Named:
    """Read the cards that a play may be, at least one; raises LogUnreadable."""
    if value is None:
        return None
    if found := frozenset(strict.distinct(value, read_card)):
        return found
    raise strict.unfit(value, "card")


def _cards(cards: Iterable[Card]) -> list[int | str]:
    return [write_card(card) for card in cards]


def enum(kind: type[_Enum], value: object) -> _Enum:
    """Read a member of an enumeration by its text; raises LogUnreadable."""
    try:
        return kind(strict.text(value))
    except ValueError as error:
        raise strict.unfit(value, kind.__name__) from error


def write_deck(deck: Deck) -> dict[str, object]:
    """Write a deck as its range where it has one: a hundred cards by name would be most of a log."""
    numbers = [card.number for card in deck.cards]
    colours = list(dict.fromkeys(card.colour for card in deck.cards))
    span = [min(numbers, default=0), max(numbers, default=0)]
    burning = write_named(deck.burning)
    if _ranged(span[0], span[1], colours) == deck.cards:
        return {"range": span, "colours": colours, "burning": burning}
    return {"cards": _cards(deck.cards), "burning": burning}


def _ranged(low: int, high: int, colours: Iterable[Colour | None]) -> tuple[Card, ...]:
    return tuple(
        Card(number=number, colour=colour) for number, colour in product(range(low, high + 1), colours)
    )


def read_deck(value: object) -> Deck:
    """Read a deck; raises LogUnreadable."""
    facts = strict.members(value)
    burning = frozenset(strict.distinct(facts.get("burning"), read_card))
    if facts.keys() == {"cards", "burning"}:
        return Deck(cards=tuple(strict.distinct(facts["cards"], read_card)), burning=burning)
    strict.exactly(facts, "range", "colours", "burning")
    low, high = map(strict.integer, strict.row(facts["range"], 2))
    if high - low > 1000:  # noqa: PLR2004 -- no deck has that many numbers; a forged one must not fill the memory
        raise strict.unfit(value, "deck")
    colours = strict.distinct(facts["colours"], _read_colour)
    return Deck(cards=_ranged(low, high, colours), burning=burning)


def _read_colour(value: object) -> Colour | None:
    return None if value is None else enum(Colour, value)
