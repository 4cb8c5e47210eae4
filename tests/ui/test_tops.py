"""The line below a pile says what may go on it, or what its top may be."""

from __future__ import annotations

import pytest

from assistant.i18n import Translator
from assistant.tracker.piles import PileId
from assistant.ui import tops
from tests.tables import pile_of, table

ENGLISH = Translator()


def line(plays: str, pile: str, rules: str = "classic") -> str:
    game = table(plays, rules)
    return tops.line(ENGLISH, game.state, pile_of(game, pile))


@pytest.mark.parametrize(
    ("plays", "pile", "says"),
    [
        ("", "up-1", "2–99"),
        ("", "down-1", "2–99"),
        ("38 up-1", "up-1", "39–99 or 28"),
        ("62 down-1", "down-1", "2–61 or 72"),
        ("2 up-1", "up-1", "3–99"),
        ("11 up-1", "up-1", "12–99"),
        ("12 up-1", "up-1", "13–99 or 2"),
        ("98 up-1", "up-1", "99 or 88"),
        ("99 up-1", "up-1", "89"),
        ("99 down-1", "down-1", "2–98"),
        ("89 down-1", "down-1", "2–88 or 99"),
        ("11 down-1", "down-1", "2–10 or 21"),
        ("3 down-1", "down-1", "2 or 13"),
        ("2 down-1", "down-1", "12"),
    ],
)
def test_a_known_top_says_what_may_go_on_it(plays: str, pile: str, says: str) -> None:
    assert line(plays, pile) == says


@pytest.mark.parametrize(
    ("plays", "pile", "says"),
    [
        ("? up-1", "up-1", "2–99"),
        ("30 up-1, ? up-1!", "up-1", "31–99 or 20"),
        ("70 down-1, ? down-1!", "down-1", "2–69 or 80"),
        ("30 up-1, ? up-1!, ? up-1!", "up-1", "21–99 or 10"),
        ("98 up-1, ? up-1!", "up-1", "99 or 88"),
        ("99 up-1, ? up-1!", "up-1", "90–99 or 79"),
        ("3 down-1, ? down-1!", "down-1", "2 or 13"),
        ("2 down-1, ? down-1!", "down-1", "2–11 or 22"),
    ],
)
def test_an_unknown_top_says_what_it_may_be(plays: str, pile: str, says: str) -> None:
    assert line(plays, pile) == says


def test_an_entered_value_makes_the_pile_known_again() -> None:
    assert line("30 up-1, ? up-1!, 50 up-1!", "up-1") == "51–99 or 40"


@pytest.mark.parametrize("laid", ["44", "45"])
def test_what_lies_below_another_top_does_not_narrow_the_line(laid: str) -> None:
    assert line(f"30 up-1, ? up-1!, {laid} up-2, 60 up-2", "up-1") == "31–99 or 20"


@pytest.mark.parametrize(
    ("plays", "pile", "says"),
    [
        ("30 up-1, plain up-1!", "up-1", "31–99 or 20"),
        ("30 up-1, burns up-1!", "up-1", "33, 44, 55, 66, 77"),
        ("60 down-1, burns down-1!", "down-1", "22, 33, 44, 55"),
        ("66 up-2, 40 up-1, burns up-1!", "up-1", "44, 55, 66, 77"),
        ("30 down-1, plain down-1!", "down-1", "2–29 or 40"),
        ("30 up-1, ? up-1!", "up-1", "31–99 or 20"),
    ],
)
def test_in_on_fire_burning_tops_are_told_one_by_one_and_plain_ones_in_a_range(
    plays: str, pile: str, says: str
) -> None:
    assert line(plays, pile, "on-fire") == says


def test_the_ear_hears_words_between_the_numbers() -> None:
    game = table("38 up-1")

    assert tops.spoken(ENGLISH, game.state, PileId(0)) == "39 to 99 or 28"


@pytest.mark.parametrize(("plays", "says"), [("38 up-1", "Allowed: 39–99 or 28."), ("38 up-1, ? up-1!", "")])
def test_only_of_a_known_top_it_says_what_would_be_allowed(plays: str, says: str) -> None:
    assert tops.allowed(ENGLISH, table(plays).state, PileId(0)) == says
