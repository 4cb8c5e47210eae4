"""The card being entered: digits or a skipped value, and the pile when it was touched first."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from assistant.tracker.cards import Card

if TYPE_CHECKING:
    from assistant.tracker.piles import PileId

DIGITS = 2
LEAST_CARD = 2


@dataclass(frozen=True, slots=True)
class Entry:
    """What stands in the entry; `pile` is the one that waits for its card.

    `whole` says of a single digit that nothing belongs behind it, as of a card that was taken back.
    """

    digits: str = ""
    skipped: bool = False
    pile: PileId | None = None
    whole: bool = False

    @property
    def empty(self) -> bool:
        """Tell whether nothing stands in the entry."""
        return not self.digits and not self.skipped

    @property
    def complete(self) -> bool:
        """Tell whether no further digit can belong to this value."""
        return self.whole or len(self.digits) == DIGITS

    @property
    def card(self) -> Card | None:
        """The card that stands, None while it is empty, skipped or still a 0 or 1 that begins a number."""
        number = int(self.digits or 0)
        return Card(number) if number >= LEAST_CARD or self.complete else None

    @property
    def cards(self) -> frozenset[Card] | None:
        """The cards that the entry names: the one that stands, or None for a skipped value."""
        return frozenset((self.card,)) if self.card else None

    def digit(self, digit: str) -> Entry:
        """Add a digit; after a whole value, or a skipped one, a new value begins."""
        if self.skipped or self.complete:
            return replace(self, digits=digit, skipped=False, whole=False)
        return replace(self, digits=self.digits + digit)

    def back(self) -> Entry:
        """Take the last sign away, and on an empty entry the chosen pile."""
        if self.skipped:
            return replace(self, skipped=False)
        if self.digits:
            return replace(self, digits=self.digits[:-1], whole=False)
        return Entry()

    def skip(self) -> Entry:
        """Name no value."""
        return replace(self, digits="", skipped=True, whole=False)
