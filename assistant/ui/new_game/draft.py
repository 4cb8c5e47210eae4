"""A game being set up: players in the order of the table, rules, and who begins."""

from __future__ import annotations

from dataclasses import dataclass, replace

from assistant.storage.values import SeatName
from assistant.tracker.rulesets import RULE_SETS, Level, RuleSet, Variant

MOST_PLAYERS = 5


@dataclass(frozen=True, slots=True)
class Draft:
    """Either named players, or just a number of players without names; `first` counts from 0."""

    named: tuple[SeatName, ...] = ()
    number: int = 2
    variant: Variant = Variant.CLASSIC
    level: Level = Level.NORMAL
    first: int = 0
    typing: str | None = None

    @property
    def seats(self) -> tuple[SeatName, ...]:
        """The players in the order of the table."""
        return self.named or (SeatName(),) * self.number

    @property
    def rules(self) -> RuleSet:
        """The rule set of variant and level."""
        return next(
            rules
            for rules in RULE_SETS.values()
            if (rules.variant, rules.level) == (self.variant, self.level)
        )

    @property
    def full(self) -> bool:
        """Tell whether no further player fits at the table."""
        return len(self.named) == MOST_PLAYERS

    def place(self, player: str) -> int | None:
        """Return a player's place at the table from 0, None when the player is not in."""
        return next((i for i, seat in enumerate(self.named) if seat.player == player), None)

    def toggle(self, seat: SeatName) -> Draft:
        """Seat a player last, or let a seated one out; a full table stays as it is."""
        if any(other.player == seat.player for other in self.named):
            named = tuple(other for other in self.named if other.player != seat.player)
        elif self.full:
            return self
        else:
            named = (*self.named, seat)
        first = self.seats[self.first].player
        changed = replace(self, named=named)
        # Who begins is a person: where others leave, that person moves up.
        place = changed.place(first) if first else None
        return _first_within(changed if place is None else replace(changed, first=place))

    def without_names(self, number: int) -> Draft:
        """Play with so many players and no names."""
        return _first_within(replace(self, named=(), number=number))


def _first_within(draft: Draft) -> Draft:
    """Let the first seat begin where the one that should is gone."""
    return draft if draft.first < len(draft.seats) else replace(draft, first=0)
