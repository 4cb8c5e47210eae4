"""Draw a game in text: "45 up-1, ? up-2! | 60 down-1" is three plays, and `|` ends a turn.

A play is a card and a pile. The card is a number, a colour and number (`blue-4`), a colour, `burns`, `plain`,
or `?` for a value not entered; `!` after the pile vouches for an uncertain play. Other acts are `undo`,
`redo`, the words of `WORDS`, and with a seat `given-1`, `leaves-1` (cards set aside) and `shuffles-1`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from assistant.tracker import acts, referee
from assistant.tracker.cards import Card, Colour, numbered
from assistant.tracker.events import (
    Abandoned,
    Blocked,
    CardPlayed,
    Event,
    GameStarted,
    Kept,
    Leaving,
    Missed,
    PlayerLeft,
    PlayerSkipped,
    Redone,
    Resumed,
    Saved,
    TopSet,
    TurnEnded,
    TurnGivenTo,
    Undone,
)
from assistant.tracker.log import Game, apply, begin
from assistant.tracker.piles import Direction, PileId
from assistant.tracker.rulesets import RULE_SETS
from assistant.tracker.turn import Seat
from assistant.tracker.verdict import Refusal

if TYPE_CHECKING:
    from assistant.tracker.cards import Named
    from assistant.tracker.rulesets import RuleSet
    from assistant.tracker.verdict import Verdict

WORDS: dict[str, Event] = {
    "blocked": Blocked(),
    "skipped": PlayerSkipped(),
    "abandoned": Abandoned(),
    "kept": Kept(),
    "resumed": Resumed(),
    "saved": Saved(),
}


SMALL = replace(RULE_SETS["classic"], deck=numbered(2, 9), hand_sizes=((1, 3), (2, 3), (3, 2), (4, 2)))
"""Classic with eight cards, 2 to 9, so that an end of the game is drawn in a line."""

SMALL_FIRE = replace(
    RULE_SETS["on-fire"], deck=numbered(2, 9, burning=(4, 6)), hand_sizes=((1, 3), (2, 3), (3, 2))
)
"""On Fire with eight cards, of which 4 and 6 burn."""


def table(text: str = "", rules: str | RuleSet = "classic", players: int = 2, first: int = 0) -> Game:
    """Begin a game and record everything that is drawn, each act judged before."""
    chosen = RULE_SETS[rules] if isinstance(rules, str) else rules
    return go_on(begin(GameStarted(chosen, players, Seat(first))), text)


def go_on(game: Game, text: str) -> Game:
    """Record what is drawn; an act that is refused fails the test."""
    for word in words(text):
        game = record(game, event_of(game, word))
    return game


def words(text: str) -> list[str]:
    """Split a drawing into acts, `|` among them."""
    marked = text.replace("|", ",|,")
    return [word for part in marked.split(",") if (word := part.strip())]


def record(game: Game, *events: Event) -> Game:
    """Record events, each judged before."""
    for event in events:
        refusal = acts.judge(game, event)
        assert refusal is None, (event, refusal)
        game = apply(game, event)
    return game


def refused(game: Game, event: Event | str) -> Refusal:
    """Return why an event, or an act in text, is refused; one that is not refused fails the test."""
    refusal = acts.judge(game, event_of(game, event) if isinstance(event, str) else event)
    assert refusal is not None
    return refusal


def verdict(game: Game, text: str) -> Verdict:
    """Judge a card in text: "47 up-1"."""
    what, pile = text.split()
    return referee.judge_card(game.state, pile_of(game, pile), named(game.state.rules, what))


def event_of(game: Game, word: str) -> Event:
    """Turn one act in text into its event; the end of a turn draws what the referee says."""
    match word.split():
        case ["|"]:
            end = referee.judge_end_turn(game.state)
            return TurnEnded(0 if isinstance(end, Refusal) else end.draws)
        case ["undo"]:
            return Undone(game.steps[-1].number)
        case ["redo"]:
            return Redone(game.undone[-1][0])
        case [what, pile]:
            place = pile_of(game, pile.removesuffix("!"))
            return CardPlayed(place, named(game.state.rules, what), confirmed=pile.endswith("!"))
    return WORDS.get(word) or _of_seat(word)


def top_set(game: Game, card: str, *missed: Missed) -> TopSet:
    """Set a top to what really lies there: "47 up-1", with the cards that nobody entered."""
    what, pile = card.split()
    return TopSet(pile_of(game, pile), named(game.state.rules, what), missed)


def _of_seat(word: str) -> Event:
    what, seat = word.split("-")
    place = Seat(int(seat))
    match what:
        case "given":
            return TurnGivenTo(place)
        case "leaves":
            return PlayerLeft(place, Leaving.ASIDE)
        case _:
            assert what == "shuffles"
            return PlayerLeft(place, Leaving.SHUFFLED_IN)


def pile_of(game: Game, name: str) -> PileId:
    """Find a pile by its name: up-1, up-2, down-1, down-2."""
    way, number = name.split("-")
    direction = {"up": Direction.ASCENDING, "down": Direction.DESCENDING}[way]
    alike = [i for i, pile in enumerate(game.state.rules.piles) if pile.direction is direction]
    return PileId(alike[int(number) - 1])


def named(rules: RuleSet, what: str) -> Named:
    """Read the cards that a play may be."""
    deck = rules.deck
    if what == "?":
        return None
    if what == "burns":
        return deck.burning
    if what == "plain":
        return frozenset(deck.cards) - deck.burning
    colour, _, number = what.rpartition("-")
    if number in set(Colour):
        return frozenset(card for card in deck.cards if card.colour == number)
    if colour:
        return frozenset({Card(int(number), Colour(colour))})
    alike = frozenset(card for card in deck.cards if card.number == int(number))
    return alike or frozenset({Card(int(number))})
