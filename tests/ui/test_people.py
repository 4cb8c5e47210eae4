"""Players are called by name or place, shortly where little room is, and by one whole sign on their seat."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from assistant.i18n import Translator
from assistant.live import SeatName, Table
from assistant.tracker.rulesets import RULE_SETS, Level, Variant
from assistant.tracker.turn import Seat
from assistant.ui import dates, names, people
from tests.fakes import EVENING
from tests.tables import table as drawn

ENGLISH = Translator()
FAMILY = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}"
WAVE = "\N{WAVING HAND SIGN}\N{EMOJI MODIFIER FITZPATRICK TYPE-5}"
HEART = "\N{HEAVY BLACK HEART}\ufe0f"


def around(*seats: str | None) -> Table:
    game = drawn(players=len(seats))
    return Table("game", game, tuple(SeatName(None, name) for name in seats), EVENING)


@pytest.mark.parametrize(
    ("name", "initial"),
    [
        ("Alice", "A"),
        ("elena", "E"),
        ("  Daan", "D"),
        ("émile", "É"),
        ("e\u0301mile", "E\u0301"),
        ("ßeta", "SS"),
        (f"{FAMILY} Bruno", FAMILY),
        (f"{WAVE}Chloé", WAVE),
        (f"{HEART}Elena", HEART),
        ("7up", "7"),
        ("", "?"),
        ("   ", "?"),
    ],
)
def test_an_initial_is_the_first_sign_and_all_that_belongs_to_it(name: str, initial: str) -> None:
    assert people.initial(name) == initial


def test_a_flag_is_not_torn_in_two() -> None:
    belgium = "\N{REGIONAL INDICATOR SYMBOL LETTER B}\N{REGIONAL INDICATOR SYMBOL LETTER E}"

    assert people.initial(f"{belgium} Daan") == belgium


def test_who_has_no_name_is_called_by_the_place() -> None:
    table = around("Alice", None)

    assert [people.name(ENGLISH, table, Seat(i)) for i in (0, 1)] == ["Alice", "Player 2"]


@pytest.mark.parametrize(
    ("others", "short"),
    [
        (("Bruno",), "Alice"),
        (("Alice Peeters",), "Alice Van Den Broeck"),
        (("Alice",), "Alice Van Den Broeck"),
    ],
)
def test_a_long_name_is_cut_to_its_first_word_unless_others_share_it(
    others: tuple[str, ...], short: str
) -> None:
    assert people.short(ENGLISH, around("Alice Van Den Broeck", *others), Seat(0)) == short


@pytest.mark.parametrize("name", ["Chloé", "Ann-Sophie B", "Player 2"])
def test_a_name_that_fits_is_not_cut(name: str) -> None:
    assert people.short(ENGLISH, around(name, "Bruno"), Seat(0)) == name


@pytest.mark.parametrize("variant", Variant)
def test_every_variant_has_a_name_of_its_own(variant: Variant) -> None:
    assert [names.variant(ENGLISH, other) for other in Variant].count(names.variant(ENGLISH, variant)) == 1


@pytest.mark.parametrize("level", Level)
def test_every_level_has_a_name_of_its_own(level: Level) -> None:
    assert [names.level(ENGLISH, other) for other in Level].count(names.level(ENGLISH, level)) == 1


@pytest.mark.parametrize(
    ("key", "players", "deal", "owed"),
    [
        ("classic", 1, "8 cards in hand, 90 in the draw pile", "At least 2 cards a turn"),
        ("classic", 2, "7 cards each, 84 in the draw pile", "At least 2 cards a turn"),
        ("classic-expert2", 5, "5 cards each, 73 in the draw pile", "At least 3 cards a turn"),
        ("on-fire-expert", 3, "6 cards each, 80 in the draw pile", "At least 3 cards a turn"),
    ],
)
def test_a_rule_set_says_what_is_dealt_and_owed(key: str, players: int, deal: str, owed: str) -> None:
    rules = RULE_SETS[key]

    assert names.deal(ENGLISH, rules, players) == deal
    assert names.duties(ENGLISH, rules).startswith(f"{owed}, then 1 once the draw pile is empty.")


def test_only_on_fire_names_what_burns() -> None:
    assert "22, 33, 44, 55, 66, 77 burn" in names.duties(ENGLISH, RULE_SETS["on-fire"])
    assert "burn" not in names.duties(ENGLISH, RULE_SETS["classic"])


@pytest.mark.parametrize(
    ("when", "said"),
    [
        (datetime(2026, 11, 30, 21, 40, tzinfo=UTC), "30 Nov, 21:40"),
        (datetime(2026, 1, 2, 0, 5, tzinfo=UTC), "2 Jan, 00:05"),
    ],
)
def test_a_moment_is_a_day_and_a_time(when: datetime, said: str) -> None:
    assert dates.day_and_time(ENGLISH, when) == said


def test_every_month_has_a_name_of_its_own() -> None:
    days = [dates.day_and_time(ENGLISH, datetime(2026, month, 1, tzinfo=UTC)) for month in range(1, 13)]

    assert len(set(days)) == 12
