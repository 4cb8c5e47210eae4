"""Games as they really are, cards in hands and all: the oracle that the referee is measured by.

Written apart from the referee, rule by rule, so that both would have to be wrong in the same way.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING

from assistant.tracker.piles import PileId
from assistant.tracker.rulesets import RULE_SETS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from assistant.tracker.cards import Card, Named
    from assistant.tracker.rulesets import RuleSet

BURNING = {22, 33, 44, 55, 66, 77}


@dataclass(frozen=True, slots=True)
class Setting:
    """What a random game is made from."""

    key: str
    players: int
    seed: int

    @property
    def rules(self) -> RuleSet:
        """The rule set of that key."""
        return RULE_SETS[self.key]


@dataclass(frozen=True, slots=True)
class Lay:
    """A card really laid."""

    pile: PileId
    card: Card


@dataclass(frozen=True, slots=True)
class Draw:
    """The turn ended, and its player drew so many."""

    cards: int


@dataclass(slots=True)
class Truth:
    """The real table, hands open; `moves` plays it on by itself."""

    setting: Setting
    random: Random = field(init=False)
    hands: list[list[Card]] = field(init=False)
    draw_pile: list[Card] = field(init=False)
    tops: list[Card | None] = field(init=False)
    laid: list[Card] = field(default_factory=list)
    laid_in: list[int] = field(init=False)
    seat: int = 0
    turn: int = 1
    played: int = 0

    def __post_init__(self) -> None:
        self.random = Random(self.setting.seed)  # noqa: S311 -- a game, not a secret
        self.draw_pile = list(self.setting.rules.deck.cards)
        self.random.shuffle(self.draw_pile)
        size = self.setting.rules.hand_size(self.setting.players)
        self.hands = [[self.draw_pile.pop() for _ in range(size)] for _ in range(self.setting.players)]
        self.tops = [None] * self.piles
        self.laid_in = [0] * self.piles

    @property
    def quick(self) -> bool:
        """Whether the cards have colours."""
        return self.setting.key.startswith("quick")

    @property
    def piles(self) -> int:
        """How many piles there are."""
        return 2 if self.quick else 4

    @property
    def unlaid(self) -> list[Card]:
        """Every card that is not on the table."""
        return [*self.draw_pile, *(card for hand in self.hands for card in hand)]

    def lawful(self, pile: int, card: Card) -> bool:
        """Tell whether a card may really lie there."""
        top, ascending = self.tops[pile], pile < self.piles // 2
        if top is None:
            return True
        step = card.number - top.number if ascending else top.number - card.number
        if self.quick:
            return step > 0 or card.colour is top.colour
        return step > 0 or step == -10

    def moves(self) -> Iterator[Lay | Draw]:
        """Tell each thing that happens, just before it does; ends when somebody is blocked or all is laid."""
        while move := self._next():
            yield move
            if isinstance(move, Lay):
                self._lay(move)
            else:
                self._end(move)

    def name(self, card: Card) -> Named:
        """Enter a card as people do: in full, in part, or not at all."""
        deck = self.setting.rules.deck
        part: frozenset[Card] = frozenset(self.random.sample(deck.cards, 3))
        if self.quick:
            by_number = self.random.random() < 0.5
            part = frozenset(
                other
                for other in deck.cards
                if (other.number == card.number if by_number else other.colour is card.colour)
            )
        elif "fire" in self.setting.key:
            part = frozenset(other for other in deck.cards if _burns(other) == _burns(card))
        return self.random.choice([frozenset({card}), part | {card}, None])

    def _next(self) -> Lay | Draw | None:
        options = [
            Lay(PileId(pile), card)
            for pile in range(self.piles)
            for card in self.hands[self.seat]
            if self.lawful(pile, card)
        ]
        due = [move for move in options if self._due(move.pile)]
        enough = self.played >= self._minimum()
        full = "quick" in self.setting.key and self.played >= (2 if "novice" in self.setting.key else 1)
        if full or (enough and not due and self.random.random() < 0.6):
            options = due = []
        if due or options:
            return min(due or options, key=lambda move: (self._cost(move), self.random.random()))
        over = not enough or not self.unlaid or any(map(self._due, range(self.piles)))
        return (
            None if over else Draw(min(self._hand_size() - len(self.hands[self.seat]), len(self.draw_pile)))
        )

    def _cost(self, move: Lay) -> int:
        top = self.tops[move.pile]
        base = top.number if top else (1 if move.pile < self.piles // 2 else 100)
        return abs(move.card.number - base) if self.random.random() < 0.9 else 0

    def _due(self, pile: int) -> bool:
        top = self.tops[pile]
        return (
            "fire" in self.setting.key and top is not None and _burns(top) and self.laid_in[pile] < self.turn
        )

    def _minimum(self) -> int:
        if self.quick or not self.draw_pile:
            return 1
        return 3 if "expert" in self.setting.key else 2

    def _hand_size(self) -> int:
        return self.setting.rules.hand_size(self.setting.players)

    def _lay(self, move: Lay) -> None:
        self.hands[self.seat].remove(move.card)
        self.tops[move.pile] = move.card
        self.laid_in[move.pile] = self.turn
        self.laid.append(move.card)
        self.played += 1

    def _end(self, move: Draw) -> None:
        self.hands[self.seat] += [self.draw_pile.pop() for _ in range(move.cards)]
        self.turn += 1
        self.played = 0
        following = [(self.seat + i) % self.setting.players for i in range(1, self.setting.players + 1)]
        self.seat = next(seat for seat in following if self.hands[seat])


def _burns(card: Card) -> bool:
    return card.number in BURNING
