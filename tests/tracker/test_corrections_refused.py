"""Tops that cannot be set, and counts that cannot be."""

from __future__ import annotations

import pytest

from assistant.tracker.events import Missed, TopSet
from assistant.tracker.piles import PileId
from assistant.tracker.turn import Seat
from assistant.tracker.verdict import Code, Reason
from tests.tables import SMALL, refused, table, top_set

A, B = Seat(0), Seat(1)


@pytest.mark.parametrize(
    ("card", "missed"),
    [
        pytest.param("45 up-2", [Missed(A, 1)], id="seen-elsewhere"),
        pytest.param("100 up-2", [Missed(A, 1)], id="not-a-card"),
        pytest.param("50 up-2", [], id="no-card-was-laid-there"),
        pytest.param("50 up-1", [], id="another-card-than-entered"),
        pytest.param("? up-1", [], id="more-unknown-than-laid"),
        pytest.param("50 up-1", [Missed(A, -1)], id="fewer-than-none-laid"),
        pytest.param("50 up-1", [Missed(A, 1, -1)], id="fewer-than-none-drawn"),
    ],
)
def test_what_cannot_lie_there_contradicts(card: str, missed: list[Missed]) -> None:
    game = table("45 up-1")
    event = top_set(game, card, *missed)

    assert refused(game, event).reasons == (Reason(Code.CONTRADICTS, pile=event.pile),)


def test_nobody_can_have_missed_more_cards_than_the_hand_held() -> None:
    game = table("45 up-1")

    assert refused(game, top_set(game, "60 up-1", Missed(A, 7, this_turn=True))).code is Code.TOO_FEW_CARDS


@pytest.mark.parametrize("missed", [Missed(A, laid=1, drawn=3), Missed(A, laid=0, drawn=85)])
def test_nobody_can_have_drawn_beyond_a_full_hand_or_the_draw_pile(missed: Missed) -> None:
    game = table("45 up-1")

    assert refused(game, top_set(game, "60 up-1", missed)).reasons == (
        Reason(Code.WRONG_DRAW, count=84, pile=PileId(0)),
    )


def test_nobody_can_have_drawn_more_than_the_draw_pile_held() -> None:
    game = table("2 up-1, 3 up-1 | 4 up-1", SMALL)

    assert refused(game, top_set(game, "5 up-1", Missed(B, laid=1, drawn=1))).code is Code.WRONG_DRAW


def test_a_top_is_set_on_a_pile_of_the_table_only() -> None:
    refusal = refused(table(), TopSet(PileId(4), None))

    assert refusal.reasons == (Reason(Code.NO_SUCH_PILE, pile=PileId(4)),)


def test_cards_are_missed_at_seats_with_a_player_only() -> None:
    game = table("45 up-1, leaves-1", players=3)

    assert refused(game, top_set(game, "60 up-1", Missed(B, 1))).reasons == (
        Reason(Code.NO_SUCH_SEAT, seat=B),
    )
