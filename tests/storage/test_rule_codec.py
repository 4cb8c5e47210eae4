"""A log carries the rules of its own game, every fact of them by its name."""

from __future__ import annotations

import pytest
from hypothesis import given

from assistant.errors import LogUnreadable
from assistant.storage import codec
from assistant.tracker import events
from assistant.tracker.rulesets import RULE_SETS, RuleSet
from assistant.tracker.turn import Seat
from tests.storage.events import rules_of_another_time


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
def test_the_rules_of_today_come_back_as_the_very_object(rules: RuleSet) -> None:
    event = codec.decode(codec.encode(events.GameStarted(rules, 2, Seat(0))))

    assert isinstance(event, events.GameStarted)
    assert event.rules is rules


@given(rules_of_another_time)
def test_a_game_carries_all_facts_of_its_own_rules(rules: RuleSet) -> None:
    event = codec.decode(codec.encode(events.GameStarted(rules, 2, Seat(0))))

    assert event == events.GameStarted(rules, 2, Seat(0))


CLASSIC = codec.encode(events.GameStarted(RULE_SETS["classic"], 2, Seat(0)))


@pytest.mark.parametrize(
    ("whole", "broken"),
    [
        ('"excellent":9', '"excellent":null'),
        ('"excellent":9', '"splendid":9'),
        ('"variant":"classic"', '"variant":"extreme"'),
        ('"range":[2,99]', '"range":[2,99999999]'),
        ('"range":[2,99]', '"range":[2]'),
        ('"range":[2,99],', ""),
        ('"colours":[null]', '"colours":["pink"]'),
        ('"colours":[null]', '"colours":[null,null]'),
        ('"colours":[null]', '"colours":[' + ",".join(['"red"'] * 500) + "]"),
        ('"range":[2,99],"colours":[null]', '"cards":[2,3,2]'),
        ('"burning":[]', '"burning":[22,22]'),
        ('{"rule":"onward"}', '{"rule":"sideways"}'),
        ('{"rule":"onward"}', '{"rule":"at-most","cards":2}'),
        ('{"rule":"onward"}', "{}"),
        ('{"rule":"onward"}', '["onward"]'),
        ('{"rule":"onward"}', '{"rule":"onward","by":2}'),
        ('"gap":10', '"gap":true'),
        (',"gap":10', ""),
        ('"drawing":2', '"laying":2'),
        ('["ascending",1]', '["sideways",1]'),
    ],
)
def test_rules_with_a_fact_that_is_not_known_are_unreadable(whole: str, broken: str) -> None:
    assert whole in CLASSIC

    with pytest.raises(LogUnreadable):
        codec.decode(CLASSIC.replace(whole, broken))
