"""Why a card may or may not lie there: one fact for each reason."""

from __future__ import annotations

import pytest

from assistant.tracker.cards import Card
from assistant.tracker.piles import PileId
from assistant.tracker.referee import judge_card
from assistant.tracker.verdict import Code, Legality, Reason
from tests.tables import table, verdict

UP, DOWN = PileId(0), PileId(2)


@pytest.mark.parametrize(
    ("drawn", "asked", "legality", "reasons"),
    [
        pytest.param(
            "45 up-1",
            "46 up-1",
            Legality.LEGAL,
            [Reason(Code.ONWARD, Card(46), Card(45), UP)],
            id="higher",
        ),
        pytest.param(
            "",
            "46 down-1",
            Legality.LEGAL,
            [Reason(Code.ONWARD, Card(46), Card(100), DOWN)],
            id="first",
        ),
        pytest.param(
            "45 up-1",
            "35 up-1",
            Legality.LEGAL,
            [Reason(Code.TRICK, Card(35), Card(45), UP, 10)],
            id="trick",
        ),
        pytest.param(
            "45 up-1",
            "36 up-1",
            Legality.ILLEGAL,
            [
                Reason(Code.NOT_HIGHER, Card(36), Card(45), UP),
                Reason(Code.NOT_BACK, Card(36), Card(45), UP, 10),
            ],
            id="nine-back",
        ),
        pytest.param(
            "65 down-1",
            "76 down-1",
            Legality.ILLEGAL,
            [
                Reason(Code.NOT_LOWER, Card(76), Card(65), DOWN),
                Reason(Code.NOT_BACK, Card(76), Card(65), DOWN, 10),
            ],
            id="eleven-back",
        ),
        pytest.param(
            "45 up-1",
            "45 up-1",
            Legality.ILLEGAL,
            [Reason(Code.ON_TABLE, Card(45), None, UP)],
            id="top-again",
        ),
        pytest.param(
            "45 up-1", "45 down-1", Legality.ILLEGAL, [Reason(Code.ON_TABLE, Card(45), None, DOWN)], id="laid"
        ),
        pytest.param(
            "45 up-1, 50 up-1",
            "45 up-2",
            Legality.ILLEGAL,
            [Reason(Code.ON_TABLE, Card(45), None, PileId(1))],
            id="under-a-top",
        ),
        pytest.param(
            "", "100 up-1", Legality.ILLEGAL, [Reason(Code.NOT_A_CARD, Card(100), None, UP)], id="100"
        ),
        pytest.param(
            "", "1 down-1", Legality.ILLEGAL, [Reason(Code.NOT_A_CARD, Card(1), None, DOWN)], id="1"
        ),
        pytest.param(
            "? up-1",
            "50 up-1",
            Legality.UNCERTAIN,
            [Reason(Code.TOP_UNKNOWN, Card(50), None, UP)],
            id="on-an-unknown-top",
        ),
        pytest.param(
            "", "? up-1", Legality.LEGAL, [Reason(Code.ONWARD, None, Card(1), UP)], id="skipped-first"
        ),
        pytest.param(
            "45 up-1",
            "? up-1",
            Legality.UNCERTAIN,
            [Reason(Code.CARD_UNKNOWN, None, Card(45), UP)],
            id="skipped-on-a-known-top",
        ),
        pytest.param(
            "99 up-1, 89 down-1",
            "? up-1",
            Legality.ILLEGAL,
            [Reason(Code.NEVER_FITS, None, Card(99), UP)],
            id="99",
        ),
    ],
)
def test_a_verdict_carries_its_reasons(
    drawn: str, asked: str, legality: Legality, reasons: list[Reason]
) -> None:
    answer = verdict(table(drawn), asked)

    assert answer.legality is legality
    assert list(answer.reasons) == reasons


def test_a_card_that_no_possible_top_takes_never_fits() -> None:
    game = table("90 up-1, ? up-1!", rules="classic")

    answer = verdict(game, "79 up-1")

    assert answer.legality is Legality.ILLEGAL
    assert answer.reasons == (Reason(Code.NEVER_FITS, Card(79), None, UP),)


def test_no_card_at_all_is_not_a_card() -> None:
    game = table()

    answer = judge_card(game.state, UP, frozenset())

    assert answer.legality is Legality.ILLEGAL
    assert answer.reasons[0].code is Code.NOT_A_CARD
