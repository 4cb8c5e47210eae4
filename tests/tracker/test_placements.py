"""What may lie on what, drawn pile by pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from assistant.tracker import knowledge
from assistant.tracker.rulesets import RULE_SETS
from tests.tables import pile_of, table

if TYPE_CHECKING:
    from assistant.tracker.piles import PileId
    from assistant.tracker.state import State


def takes(state: State, pile: PileId) -> str:
    """Draw the cards that may follow the top, in the deck's order."""
    follow = knowledge.may_follow(state.rules, pile, state.tops.possible[pile])
    return " ".join(map(str, state.rules.deck.members(follow)))


def numbers(*spans: tuple[int, int]) -> str:
    return " ".join(str(n) for low, high in spans for n in range(low, high + 1))


@pytest.mark.parametrize(
    ("drawn", "pile", "expected"),
    [
        ("", "up-1", numbers((2, 99))),
        ("", "down-2", numbers((2, 99))),
        ("47 up-1", "up-1", numbers((37, 37), (48, 99))),
        ("65 down-1", "down-1", numbers((2, 64), (75, 75))),
        ("11 up-2", "up-2", numbers((12, 99))),
        ("12 up-2", "up-2", numbers((2, 2), (13, 99))),
        ("90 down-1", "down-1", numbers((2, 89))),
        ("89 down-1", "down-1", numbers((2, 88), (99, 99))),
        ("47 up-1, 37 up-1", "up-1", numbers((27, 27), (38, 99))),
        ("99 up-1", "up-1", "89"),
        ("2 down-1", "down-1", "12"),
    ],
)
def test_a_classic_pile_takes_what_lies_onward_or_exactly_ten_back(
    drawn: str, pile: str, expected: str
) -> None:
    game = table(drawn)

    assert takes(game.state, pile_of(game, pile)) == expected


@pytest.mark.parametrize("pile", ["up-1", "down-1"])
def test_the_first_card_of_a_quick_pile_may_be_any(pile: str) -> None:
    game = table(rules="quick-easy")

    assert takes(game.state, pile_of(game, pile)) == " ".join(map(str, RULE_SETS["quick-easy"].deck.cards))


def test_a_quick_pile_takes_higher_cards_or_its_own_colour() -> None:
    game = table("blue-9 up-1", rules="quick-easy")

    own = {f"blue-{n}" for n in range(1, 11) if n != 9}
    higher = {f"{colour}-10" for colour in ("red", "yellow", "green", "grey")}
    assert set(takes(game.state, pile_of(game, "up-1")).split()) == own | higher


def test_a_quick_pile_that_descends_takes_lower_cards_or_its_own_colour() -> None:
    game = table("blue-2 down-1", rules="quick-easy")

    own = {f"blue-{n}" for n in range(1, 11) if n != 2}
    lower = {f"{colour}-1" for colour in ("red", "yellow", "green", "grey")}
    assert set(takes(game.state, pile_of(game, "down-1")).split()) == own | lower
