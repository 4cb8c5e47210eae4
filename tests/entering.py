"""Enter a game as it really is, card by card, in full or in part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import strategies as st

from assistant.tracker.events import CardPlayed, GameStarted, TurnEnded
from assistant.tracker.log import Game, begin
from assistant.tracker.rulesets import RULE_SETS
from assistant.tracker.turn import Seat
from tests.tables import record
from tests.true_games import Draw, Lay, Setting, Truth

if TYPE_CHECKING:
    from assistant.tracker.cards import Card, Named

LENGTHS = st.integers(1, 140)
"""How far a game is followed; the longest are over before."""


@st.composite
def games(draw: st.DrawFn) -> Setting:
    """Choose rules, players and the shuffle."""
    key = draw(st.sampled_from(list(RULE_SETS)))
    return Setting(key, draw(st.sampled_from(RULE_SETS[key].players)), draw(st.integers(0, 2**32)))


def start(setting: Setting) -> Game:
    """Begin the game as the referee sees it."""
    return begin(GameStarted(setting.rules, setting.players, Seat(0)))


def enter(game: Game, move: Lay | Draw, cards: Named) -> Game:
    """Record what really happened, a card as it was named."""
    if isinstance(move, Draw):
        return record(game, TurnEnded(move.cards))
    return record(game, CardPlayed(move.pile, cards, confirmed=True))


def as_named(truth: Truth, move: Lay | Draw) -> Named:
    """Name the card of a move as people might; the end of a turn names none."""
    return truth.name(move.card) if isinstance(move, Lay) else None


def some(truth: Truth, cards: list[Card], count: int = 4) -> list[Card]:
    """Pick a few cards."""
    return truth.random.sample(cards, min(count, len(cards)))
