"""The table at one moment: what the log comes to, and the questions one can ask of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from . import knowledge
from .knowledge import Tops, bare
from .piles import PileId
from .turn import Seat, Turn

if TYPE_CHECKING:
    from .cards import Card, Mask
    from .events import GameStarted
    from .rulesets import RuleSet


class Outcome(StrEnum):
    """How a game ended."""

    WON = "won"
    LOST = "lost"
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True)
class State:
    """Piles, hands, draw pile and turn; counts never depend on card values.

    `laid_in` holds for each pile the number of the turn that laid its top, 0 for a base card. `aside` counts
    the cards of players who left and took them out of the game; `gone` names their seats.
    """

    rules: RuleSet
    tops: Tops
    laid_in: tuple[int, ...]
    hands: tuple[int, ...]
    draw_pile: int
    turn: Turn
    aside: int = 0
    gone: frozenset[Seat] = frozenset()
    outcome: Outcome | None = None

    @property
    def players(self) -> int:
        """The number of seats, those of players who left included."""
        return len(self.hands)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats clockwise, those of players who left included."""
        return tuple(Seat(i) for i in range(self.players))

    @property
    def remaining(self) -> int:
        """Cards not laid: in all hands, in the draw pile and set aside."""
        return sum(self.hands) + self.draw_pile + self.aside

    @property
    def hand(self) -> int:
        """Cards in the hand of the player whose turn it is."""
        return self.hands[self.turn.seat]

    @property
    def hand_size(self) -> int:
        """Cards in a full hand; it stays as dealt when a player leaves."""
        return self.rules.hand_size(self.players)

    @property
    def piles(self) -> tuple[PileId, ...]:
        """The piles in their order on the table."""
        return tuple(PileId(i) for i in range(len(self.rules.piles)))

    @property
    def draws(self) -> int:
        """Cards that the player draws who ends the turn now."""
        return min(self.hand_size - self.hand, self.draw_pile)

    @property
    def owed(self) -> int:
        """Cards that must still be laid before the turn may end; nobody owes more than the hand holds."""
        return min(self.turn.owed, self.hand)

    def top(self, pile: PileId) -> Card | None:
        """Return the top card of a pile as far as everything entered tells, None when it is unknown."""
        return knowledge.known(self.rules, pile, self.tops.possible[pile])

    def shown(self, pile: PileId) -> Card | None:
        """Return the top card as tops and deck alone tell, which is all that a screen may show."""
        return knowledge.known(self.rules, pile, self.tops.shown[pile])

    def bare(self, pile: PileId) -> bool:
        """Tell whether only the base card lies there."""
        return self.tops.possible[pile] == self.rules.deck.base

    def _burning(self) -> Mask:
        return self.rules.deck.mask(self.rules.deck.burning) if self.rules.fire else 0

    def burns(self, pile: PileId) -> bool:
        """Tell whether every card that the top may be burns."""
        return not self.tops.possible[pile] & ~self._burning()

    def may_burn(self, pile: PileId) -> bool:
        """Tell whether some card that the top may be burns."""
        return bool(self.tops.possible[pile] & self._burning())

    def due(self, pile: PileId) -> bool:
        """Tell whether a burning top there would have to be covered in this turn."""
        fire = self.rules.fire
        return fire is not None and fire.due(self.laid_in[pile], self.turn.number)

    @property
    def fires_due(self) -> tuple[PileId, ...]:
        """Piles that burn and must be covered before this turn ends."""
        return tuple(pile for pile in self.piles if self.burns(pile) and self.due(pile))

    @property
    def fires_unsure(self) -> tuple[PileId, ...]:
        """Piles that only may burn and would then have to be covered before this turn ends."""
        return tuple(
            pile for pile in self.piles if self.may_burn(pile) and not self.burns(pile) and self.due(pile)
        )

    def seated(self, seat: Seat) -> bool:
        """Tell whether a player sits there: the seat exists, and nobody left it."""
        return 0 <= seat < self.players and seat not in self.gone

    def plays_on(self, seat: Seat) -> bool:
        """Tell whether a player still has turns: with cards in the hand, or cards to draw."""
        return self.seated(seat) and (self.hands[seat] > 0 or self.draw_pile > 0)

    def seat_after(self, seat: Seat) -> Seat | None:
        """Return the next seat clockwise that plays on, itself last; None when none does."""
        order = (Seat((seat + step) % self.players) for step in range(1, self.players + 1))
        return next(filter(self.plays_on, order), None)

    def hands_with(self, seat: Seat, more: int) -> tuple[int, ...]:
        """Return all hands with so many cards more, or fewer, in one of them."""
        return tuple(cards + more if i == seat else cards for i, cards in enumerate(self.hands))


def start(event: GameStarted) -> State:
    """Deal: full hands, the rest in the draw pile, only base cards on the table."""
    size = event.rules.hand_size(event.players)
    draw_pile = len(event.rules.deck) - size * event.players
    return State(
        rules=event.rules,
        tops=bare(event.rules),
        laid_in=(0,) * len(event.rules.piles),
        hands=(size,) * event.players,
        draw_pile=draw_pile,
        turn=Turn(event.first, 1, event.rules.minimum(draw_pile)),
    )
