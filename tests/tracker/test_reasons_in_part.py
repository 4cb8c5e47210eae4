"""Reasons where only a part is known: colours, numbers, tops that only cards below give away."""

from __future__ import annotations

import pytest

from assistant.tracker.cards import Card, Colour
from assistant.tracker.events import CardPlayed
from assistant.tracker.piles import PileId
from assistant.tracker.verdict import Code, Legality, Reason
from tests.tables import SMALL, record, table, verdict

UP, DOWN = PileId(0), PileId(2)


def test_a_card_that_two_unknown_tops_cannot_spare_contradicts() -> None:
    # Both ascending piles show 8 or 9, so neither can lie anywhere else.
    game = table("7 up-1, ? up-1! | 6 up-2, ? up-2! | ? down-1", rules=SMALL)

    assert verdict(game, "8 down-2").reasons == (Reason(Code.CONTRADICTS, Card(8), Card(100), PileId(3)),)
    assert verdict(game, "8 down-1").reasons == (Reason(Code.CONTRADICTS, Card(8), None, DOWN),)


def test_a_top_that_only_cards_below_give_away_is_not_named() -> None:
    game = table("97 up-1, ? up-1! | 98 up-2, 87 down-1")
    assert game.state.top(UP) == Card(99)

    answer = verdict(game, "50 up-1")

    assert answer.legality is Legality.ILLEGAL
    assert answer.reasons == (Reason(Code.NEVER_FITS, Card(50), None, UP),)


def test_a_top_that_only_cards_laid_before_give_away_is_not_shown() -> None:
    state = table("98 up-2, 87 down-1 | 97 up-1, ? up-1!").state

    assert state.top(UP) == Card(99)
    assert state.shown(UP) is None


def test_a_partly_entered_card_is_on_the_table_when_every_such_card_is() -> None:
    game = table("22 up-1, 33 up-1 | 44 up-1, 55 up-1 | 66 up-1, 77 up-1", rules="on-fire")

    assert verdict(game, "burns up-2").reasons == (Reason(Code.ON_TABLE, None, Card(1), PileId(1)),)


def test_a_quick_card_of_another_colour_is_told_both_ways_it_missed() -> None:
    answer = verdict(table("blue-4 up-1", rules="quick-easy"), "red-4 up-1")

    red, blue = Card(4, Colour.RED), Card(4, Colour.BLUE)
    assert answer.reasons == (
        Reason(Code.NOT_HIGHER, red, blue, UP),
        Reason(Code.OTHER_COLOUR, red, blue, UP),
    )


def test_a_quick_card_may_fit_in_two_ways() -> None:
    answer = verdict(table("blue-4 up-1", rules="quick-easy"), "blue-7 up-1")

    assert [reason.code for reason in answer.reasons] == [Code.ONWARD, Code.SAME_COLOUR]
    assert answer.has(Code.SAME_COLOUR)
    assert not answer.has(Code.FIRST)


@pytest.mark.parametrize(
    ("drawn", "asked", "code"),
    [
        ("", "blue up-1", Code.FIRST),
        ("blue-4 up-1", "blue up-1", Code.SAME_COLOUR),
        ("blue-4 up-1", "5 up-1", Code.ONWARD),
        ("blue-4 up-1 | blue up-1", "blue up-1", Code.SAME_COLOUR),
    ],
)
def test_a_partly_entered_quick_card_names_the_one_way_that_surely_fits(
    drawn: str, asked: str, code: Code
) -> None:
    answer = verdict(table(drawn, rules="quick-easy"), asked)

    assert answer.legality is Legality.LEGAL
    assert [reason.code for reason in answer.reasons] == [code]


def test_ways_that_take_turns_are_told_as_the_plain_one() -> None:
    game = record(table(), CardPlayed(UP, frozenset({Card(29), Card(40)})))

    answer = verdict(game, "30 up-1")

    assert answer.legality is Legality.LEGAL
    assert [reason.code for reason in answer.reasons] == [Code.ONWARD]
