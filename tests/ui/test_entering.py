"""A card is laid in three touches, value first or pile first, and a wrong one is refused and mended."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from assistant.ui.table.desk import AskLegal, Tone
from assistant.ui.table.entry import Entry
from assistant.ui.table.view import HIGHEST, Mood
from tests.ui.tabletop import Hand

if TYPE_CHECKING:
    from assistant.live import Hub


def test_two_digits_and_a_pile_lay_a_card(hub: Hub) -> None:
    hand = Hand(hub)
    hand.lay("47", "up-1")

    assert hand.tops() == ["47", "1", "100", "100"]
    assert hand.model.desk.entry == Entry()
    assert hand.device.felt == ["tick"]
    assert hub.table == hand.model.desk.table


@pytest.mark.parametrize("digits", ["7", "07"])
def test_a_one_digit_card_is_laid_with_or_without_its_zero(hub: Hub, digits: str) -> None:
    hand = Hand(hub)
    hand.lay(digits, "up-2")

    assert hand.tops() == ["1", "7", "100", "100"]


def test_pile_first_the_second_digit_lays(hub: Hub) -> None:
    hand = Hand(hub)
    hand.touch("down-1")
    hand.type("72")

    assert hand.tops() == ["1", "1", "72", "100"]
    assert hand.model.desk.entry == Entry()


def test_pile_first_a_one_digit_card_is_laid_by_touching_the_pile_again(hub: Hub) -> None:
    hand = Hand(hub)
    hand.lay("", "up-1")
    hand.lay("7", "up-1")

    assert hand.tops() == ["7", "1", "100", "100"]


def test_pile_first_a_one_digit_card_is_laid_by_enter(hub: Hub) -> None:
    hand = Hand(hub)
    hand.touch("up-1")
    hand.type("7")
    hand.model.enter()

    assert hand.tops() == ["7", "1", "100", "100"]


def test_enter_lays_nothing_while_no_pile_or_no_value_is_chosen(hub: Hub) -> None:
    hand = Hand(hub)
    hand.type("7")
    hand.model.enter()
    hand.model.clear()
    hand.touch("up-1")
    hand.model.enter()

    assert hand.tops() == ["1", "1", "100", "100"]


def test_a_pile_touched_twice_with_nothing_entered_is_let_go(hub: Hub) -> None:
    hand = Hand(hub)
    hand.touch("up-1")
    chosen = hand.sees("up-1").mood
    hand.touch("up-1")

    assert (chosen, hand.sees("up-1").mood) == (Mood.CHOSEN, Mood.REST)


def test_a_value_is_laid_where_it_is_touched_and_not_where_a_pile_was_chosen(hub: Hub) -> None:
    hand = Hand(hub)
    hand.touch("up-1")
    hand.lay("7", "up-2")

    assert hand.tops() == ["1", "7", "100", "100"]


@pytest.mark.parametrize("digit", ["0", "1"])
def test_a_value_that_is_not_whole_is_not_laid(hub: Hub, digit: str) -> None:
    hand = Hand(hub)
    hand.lay(digit, "up-1")

    assert hand.tops() == ["1", "1", "100", "100"]
    assert hand.model.desk.entry.digits == digit
    assert hand.device.felt == ["thud"]
    assert hand.notice


def test_a_standing_value_says_on_every_pile_what_it_would_mean_there(hub: Hub) -> None:
    hand = Hand(hub, "47 up-1, 38 up-2, ? down-2! |")
    hand.type("37")

    piles = ["up-1", "up-2", "down-1", "down-2"]
    assert [hand.sees(pile).mood for pile in piles] == [Mood.TRICK, Mood.NO, Mood.GO, Mood.UNSURE]
    assert [hand.sees(pile).line for pile in piles] == [
        "Ten back: 37",
        "37 is too low",
        "Place 37",
        "You decide",
    ]


def test_while_a_pile_is_chosen_only_that_pile_answers(hub: Hub) -> None:
    hand = Hand(hub, "47 up-1")
    hand.touch("up-1")
    hand.type("5")

    assert hand.sees("up-1").mood is Mood.NO
    assert (hand.sees("up-2").mood, hand.sees("up-2").line) == (Mood.REST, "2–99")


def test_a_wrong_pile_is_refused_with_the_reason_and_mended_in_one_touch(hub: Hub) -> None:
    hand = Hand(hub, "38 up-1")
    hand.lay("25", "up-1")
    refused = (hand.notice, hand.tops(), hand.model.desk.entry, hand.device.felt.copy())
    hand.quick("up-2")

    assert refused == (
        "25 is lower than 38.\nAllowed: 39–99 or 28.",
        ["38", "1", "100", "100"],
        Entry("25"),
        ["thud"],
    )
    assert hand.tops() == ["38", "25", "100", "100"]
    assert hand.notice == ""


def test_a_refused_card_lets_the_chosen_pile_go_and_keeps_its_value(hub: Hub) -> None:
    hand = Hand(hub, "38 up-1")
    hand.touch("up-1")
    hand.type("25")

    assert hand.model.desk.entry == Entry("25")
    assert hand.model.desk.notice is not None
    assert hand.model.desk.notice.tone is Tone.BAD


def test_after_a_refused_digit_another_value_begins(hub: Hub) -> None:
    hand = Hand(hub, "38 up-1")
    hand.lay("7", "up-1")
    hand.type("40")

    assert hand.model.desk.entry == Entry("40")


@pytest.mark.parametrize("first", ["value", "pile"])
def test_a_double_tap_lays_one_card_and_chooses_no_pile(hub: Hub, first: str) -> None:
    hand = Hand(hub)
    if first == "value":
        hand.lay("47", "up-1")
    else:
        hand.touch("up-1")
        hand.type("47")
    hand.quick("up-1")

    assert hand.model.desk.state.turn.played == 1
    assert hand.model.desk.entry == Entry()


def test_the_same_pile_can_be_chosen_a_moment_after_a_card(hub: Hub) -> None:
    hand = Hand(hub)
    hand.lay("47", "up-1")
    hand.touch("up-1")

    assert hand.sees("up-1").mood is Mood.CHOSEN


def test_a_backwards_trick_is_cheered(hub: Hub) -> None:
    hand = Hand(hub, "47 up-1")
    hand.lay("37", "up-1")

    assert hand.tops()[0] == "37"
    assert "trick" in hand.notice
    assert hand.model.desk.notice is not None
    assert hand.model.desk.notice.tone is Tone.GOOD


def test_a_touch_takes_the_notice_away(hub: Hub) -> None:
    hand = Hand(hub, "38 up-1")
    hand.lay("25", "up-1")
    hand.model.back()

    assert (hand.notice, hand.model.desk.entry) == ("", Entry("2"))


def test_a_card_on_an_unknown_pile_is_asked_about_and_no_lays_nothing(hub: Hub) -> None:
    hand = Hand(hub, "30 up-1, ? up-1!")
    hand.lay("50", "up-1")
    asked = hand.model.desk.question
    hand.dismiss()

    assert isinstance(asked, AskLegal)
    assert hand.model.desk.entry == Entry("50")
    assert hand.tops()[0] == "?"


def test_a_trick_is_told_on_its_pile_until_the_next_touch(hub: Hub) -> None:
    hand = Hand(hub, "47 up-1")
    hand.lay("37", "up-1")
    celebrated = [hand.sees(pile).mood for pile in ("up-1", "up-2", "down-1", "down-2")]
    hand.type("5")

    assert celebrated == [Mood.TRICK, Mood.REST, Mood.REST, Mood.REST]
    assert hand.sees("up-1").mood is Mood.NO


@pytest.mark.parametrize(
    ("laid", "edges"),
    [
        ("", 0),
        ("2 up-1", 1),
        ("2 up-1, 3 up-1, 4 up-1, 5 up-1, 6 up-1", 1),
        ("2 up-1, 3 up-1, 4 up-1, 5 up-1, 6 up-1, 7 up-1", 2),
        ("2 up-1, undo", 0),
        ("2 up-2", 0),
    ],
)
def test_a_pile_is_drawn_the_higher_the_more_cards_lie_on_it(hub: Hub, laid: str, edges: int) -> None:
    assert Hand(hub, laid).sees("up-1").height == edges


def test_no_pile_is_drawn_higher_than_there_is_room_for(hub: Hub) -> None:
    turns = [f"{card} up-1, {card + 1} up-1 | {card + 2} up-1, {card + 3} up-1 |" for card in range(2, 40, 4)]

    assert Hand(hub, " ".join(turns)).sees("up-1").height == HIGHEST
