"""The nine ways to play, and their facts."""

from __future__ import annotations

import pytest

from assistant.tracker.duties import CoverFire
from assistant.tracker.rulesets import RULE_SETS, Level, Variant

CLASSIC = {1: 8, 2: 7, 3: 6, 4: 6, 5: 6}
SHORT = {1: 7, 2: 6, 3: 5, 4: 5, 5: 5}
QUICK = {2: 2, 3: 2, 4: 2, 5: 2}


def test_there_are_nine_ways_to_play() -> None:
    assert list(RULE_SETS) == [
        "classic",
        "classic-expert",
        "classic-expert2",
        "on-fire",
        "on-fire-expert",
        "on-fire-expert2",
        "quick-easy-novice",
        "quick-easy",
        "quick-easy-pro",
    ]


def test_a_key_is_plain_text() -> None:
    assert {type(rules.key) for rules in RULE_SETS.values()} == {str}


@pytest.mark.parametrize(
    ("key", "hands", "minimum", "maximum"),
    [
        ("classic", CLASSIC, 2, None),
        ("classic-expert", CLASSIC, 3, None),
        ("classic-expert2", SHORT, 3, None),
        ("on-fire", CLASSIC, 2, None),
        ("on-fire-expert", CLASSIC, 3, None),
        ("on-fire-expert2", SHORT, 3, None),
        ("quick-easy-novice", QUICK, 1, 2),
        ("quick-easy", QUICK, 1, 1),
        ("quick-easy-pro", QUICK, 1, 1),
    ],
)
def test_a_rule_set_says_hands_minimum_and_maximum(
    key: str, hands: dict[int, int], minimum: int, maximum: int | None
) -> None:
    rules = RULE_SETS[key]

    assert {players: rules.hand_size(players) for players in rules.players} == hands
    assert [rules.minimum(40), rules.minimum(1), rules.minimum(0)] == [minimum, minimum, 1]
    assert rules.maximum == maximum


def test_only_on_fire_burns() -> None:
    burning = {key for key, rules in RULE_SETS.items() if rules.fire == CoverFire()}

    assert burning == {"on-fire", "on-fire-expert", "on-fire-expert2"}
    assert sorted(card.number for card in RULE_SETS["on-fire"].deck.burning) == [22, 33, 44, 55, 66, 77]
    assert all(not rules.deck.burning for key, rules in RULE_SETS.items() if key not in burning)


def test_up_to_nine_cards_left_are_excellent_but_in_quick_and_easy() -> None:
    assert {
        rules.excellent_to for rules in RULE_SETS.values() if rules.variant is not Variant.QUICK_EASY
    } == {9}
    assert RULE_SETS["quick-easy"].excellent_to == 0


def test_normal_is_the_level_without_a_name() -> None:
    assert [RULE_SETS[variant].level for variant in Variant] == [Level.NORMAL] * 3


def test_nobody_knows_a_hand_for_a_number_of_players_outside_the_rules() -> None:
    with pytest.raises(KeyError):
        RULE_SETS["quick-easy"].hand_size(1)
