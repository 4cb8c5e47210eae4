"""A value that is not entered is confirmed once where nobody can be sure, and not where the referee is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from assistant.ui.table import laying
from assistant.ui.table.desk import AskFire, AskLegal
from assistant.ui.table.entry import Entry
from assistant.ui.table.view import Mood
from tests.ui.tabletop import Hand

if TYPE_CHECKING:
    from assistant.live import Hub


def test_a_skipped_value_is_laid_without_asking_where_every_card_may_lie(hub: Hub) -> None:
    hand = Hand(hub)
    hand.lay("?", "up-1")

    assert hand.model.desk.question is None
    assert (hand.tops()[0], hand.sees("up-1").line) == ("?", "2–99")


def test_a_skipped_value_is_asked_about_once_where_nobody_can_be_sure(hub: Hub) -> None:
    hand = Hand(hub, "30 up-1")
    hand.lay("?", "up-1")
    asked = hand.model.desk.question
    laying.lay_confirmed(hand.model, hand.at("up-1"), None)

    assert asked == AskLegal(hand.at("up-1"), None)
    assert hand.model.desk.question is None
    assert (hand.tops()[0], hand.sees("up-1").line) == ("?", "31–99 or 20")


def test_pile_first_the_key_for_no_value_asks_at_once(hub: Hub) -> None:
    hand = Hand(hub, "30 up-1")
    hand.touch("up-1")
    hand.type("?")

    assert hand.model.desk.question == AskLegal(hand.at("up-1"), None)


def test_a_no_keeps_the_skipped_value_for_another_pile(hub: Hub) -> None:
    hand = Hand(hub, "30 up-1")
    hand.lay("?", "up-1")
    hand.dismiss()
    hand.touch("down-1")

    assert hand.tops() == ["30", "1", "?", "100"]


def test_the_next_value_entered_makes_the_pile_known_again(hub: Hub) -> None:
    hand = Hand(hub, "30 up-1, ? up-1!")
    hand.lay("50", "up-1")
    laying.lay_confirmed(hand.model, hand.at("up-1"), hand.model.desk.entry.cards)

    assert hand.tops()[0] == "50"
    assert hand.sees("up-1").line == "51–99 or 40"


def test_a_skipped_value_says_on_every_pile_that_it_is_laid_unseen(hub: Hub) -> None:
    hand = Hand(hub, "30 up-1")
    hand.type("?")

    assert {hand.sees(pile).mood for pile in ("up-1", "up-2", "down-1", "down-2")} == {Mood.UNSURE}


def test_a_pile_speaks_of_its_top_to_the_ear(hub: Hub) -> None:
    hand = Hand(hub, "30 up-1, ? up-1!, 70 down-2")

    assert hand.sees("up-1").spoken == "Ascending pile 1, top not known, may be 31 to 99 or 20"
    assert hand.sees("down-2").spoken == "Descending pile 2, top 70, takes 2 to 69 or 80"


# -- On Fire --


def test_in_on_fire_a_skipped_value_asks_whether_it_burns(hub: Hub) -> None:
    hand = Hand(hub, "30 up-1", "on-fire")
    hand.lay("?", "up-1")

    assert hand.model.desk.question == AskFire(hand.at("up-1"))


@pytest.mark.parametrize(
    ("answer", "line"), [("burns", "33, 44, 55, 66, 77"), ("plain", "31–99 or 20"), ("open", "31–99 or 20")]
)
def test_the_answer_lays_the_card_and_narrows_its_top(hub: Hub, answer: str, line: str) -> None:
    hand = Hand(hub, "30 up-1", "on-fire")
    hand.lay("?", "up-1")
    pile = hand.at("up-1")
    if answer == "open":
        laying.lay_confirmed(hand.model, pile, None)
    else:
        (laying.lay_burning if answer == "burns" else laying.lay_plain)(hand.model, pile)

    assert hand.model.desk.question is None
    assert (hand.tops()[0], hand.sees("up-1").line) == ("?", line)


def test_a_skipped_value_that_cannot_burn_does_not_ask_for_fire(hub: Hub) -> None:
    hand = Hand(hub, "20 down-1", "on-fire")
    hand.lay("?", "down-1")

    assert hand.model.desk.question == AskLegal(hand.at("down-1"), None)


def test_a_dismissed_fire_keeps_the_entry(hub: Hub) -> None:
    hand = Hand(hub, "30 up-1", "on-fire")
    hand.lay("?", "up-1")
    hand.dismiss()

    assert hand.model.desk.entry == Entry(skipped=True)
    assert hand.tops()[0] == "30"


@pytest.mark.parametrize(
    ("plays", "fire", "now"),
    [
        ("33 up-1", "Burns until Bruno's turn ends", False),
        ("33 up-1, 34 up-2 |", "Burns: cover it now", True),
        ("burns up-1, 34 up-2 |", "Burns: cover it now", True),
        ("? up-1, 34 up-2 |", "May burn", True),
        ("? up-1", "", False),
        ("plain up-1, 34 up-2 |", "", False),
        ("32 up-1", "", False),
        ("33 up-1, 34 up-1", "", False),
    ],
)
def test_a_fire_says_until_when_it_must_be_covered(hub: Hub, plays: str, fire: str, now: bool) -> None:  # noqa: FBT001
    seen = Hand(hub, plays, "on-fire").sees("up-1")

    assert (seen.fire, seen.fire_now) == (fire, now)
    assert (" burn" in seen.spoken.lower()) is bool(fire)
    assert fire in seen.spoken


@pytest.mark.parametrize(
    ("plays", "brief"),
    [
        ("33 up-1", "Burns for Bruno"),
        ("33 up-1, 34 up-2 |", "Burns: cover it"),
        ("? up-1, 34 up-2 |", "May burn"),
        ("32 up-1", ""),
    ],
)
def test_where_there_is_little_room_a_fire_says_so_in_few_signs(hub: Hub, plays: str, brief: str) -> None:
    assert Hand(hub, plays, "on-fire").sees("up-1").fire_brief == brief


def test_alone_a_fire_lasts_until_the_own_next_turn(hub: Hub) -> None:
    assert Hand(hub, "33 up-1", "on-fire", players=1).sees("up-1").fire == "Burns: cover it next turn"
