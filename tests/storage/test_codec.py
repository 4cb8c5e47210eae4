"""Events come back from their text exactly as they were, or not at all."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given

from assistant.errors import LogUnreadable
from assistant.storage import codec
from assistant.tracker import events
from assistant.tracker.cards import Card, Colour
from assistant.tracker.events import Event
from assistant.tracker.piles import PileId
from assistant.tracker.rulesets import RULE_SETS, RuleSet
from assistant.tracker.turn import Seat
from tests.storage.events import every_event, rules_of_another_time

WRITTEN = {
    '{"v":1,"do":"played","pile":0,"cards":[47]}': events.CardPlayed(PileId(0), frozenset({Card(47)})),
    '{"v":1,"do":"played","pile":3,"cards":null,"confirmed":true}': events.CardPlayed(
        PileId(3), None, confirmed=True
    ),
    '{"v":1,"do":"played","pile":1,"cards":["blue-4","red-4"]}': events.CardPlayed(
        PileId(1), frozenset({Card(4, Colour.BLUE), Card(4, Colour.RED)})
    ),
    '{"v":1,"do":"ended","drawn":2}': events.TurnEnded(2),
    '{"v":1,"do":"blocked"}': events.Blocked(),
    '{"v":1,"do":"skipped"}': events.PlayerSkipped(),
    '{"v":1,"do":"left","seat":1,"cards":"aside"}': events.PlayerLeft(Seat(1), events.Leaving.ASIDE),
    '{"v":1,"do":"left","seat":0,"cards":"shuffled-in"}': events.PlayerLeft(
        Seat(0), events.Leaving.SHUFFLED_IN
    ),
    '{"v":1,"do":"given","seat":2}': events.TurnGivenTo(Seat(2)),
    '{"v":1,"do":"amended","entry":7,"cards":[74]}': events.Amended(events.EntryId(7), frozenset({Card(74)})),
    '{"v":1,"do":"top","pile":2,"cards":[61],"missed":[[0,2,1,true],[1,1,0,false]]}': events.TopSet(
        PileId(2),
        frozenset({Card(61)}),
        (events.Missed(Seat(0), 2, 1, this_turn=True), events.Missed(Seat(1), 1)),
    ),
    '{"v":1,"do":"undone","entry":12}': events.Undone(events.EntryId(12)),
    '{"v":1,"do":"redone","entry":12}': events.Redone(events.EntryId(12)),
    '{"v":1,"do":"kept"}': events.Kept(),
    '{"v":1,"do":"resumed"}': events.Resumed(),
    '{"v":1,"do":"abandoned"}': events.Abandoned(),
    '{"v":1,"do":"saved"}': events.Saved(),
    '{"v":1,"do":"started","rules":{"variant":"on-fire","level":"expert2","deck":{"range":[2,99],"colours":[null],'
    '"burning":[22,33,44,55,66,77]},"piles":[["ascending",1],["ascending",1],["descending",100],'
    '["descending",100]],"hands":[[1,7],[2,6],[3,5],[4,5],[5,5]],"placements":[["onward"],["backwards",10]],'
    '"duties":[["lay-at-least",3,1],["cover-fire"]],"limits":[],"excellent":9},"players":3,"first":1}': (
        events.GameStarted(RULE_SETS["on-fire-expert2"], 3, Seat(1))
    ),
    '{"v":1,"do":"started","rules":{"variant":"quick-easy","level":"pro","deck":{"range":[1,10],"colours":["red",'
    '"yellow","green","blue","grey"],"burning":[]},"piles":[["ascending",1],["descending",10]],"hands":[[2,2],'
    '[3,2],[4,2],[5,2]],"placements":[["any-first"],["onward"],["same-colour"]],"duties":[["lay-at-least",1,1]],'
    '"limits":[["at-most",1]],"excellent":0},"players":5,"first":0}': (
        events.GameStarted(RULE_SETS["quick-easy-pro"], 5, Seat(0))
    ),
}
"""The format as released: these texts are on people's disks and must be read for ever."""

BROKEN = [
    "",
    "null",
    "[]",
    "{",
    "[" * 100_000,
    '{"do":"kept"}',
    '{"v":2,"do":"kept"}',
    '{"v":true,"do":"kept"}',
    '{"v":1}',
    '{"v":1,"do":"danced"}',
    '{"v":1,"do":["kept"]}',
    '{"v":1,"do":"kept","for":"later"}',
    '{"v":1,"do":"played","pile":0}',
    '{"v":1,"do":"played","pile":-1,"cards":[47]}',
    '{"v":1,"do":"played","pile":true,"cards":[47]}',
    '{"v":1,"do":"played","pile":0.0,"cards":[47]}',
    '{"v":1,"do":"played","pile":0,"cards":47}',
    '{"v":1,"do":"played","pile":0,"cards":["47"]}',
    '{"v":1,"do":"played","pile":0,"cards":["pink-4"]}',
    '{"v":1,"do":"played","pile":0,"cards":["blue-04"]}',
    '{"v":1,"do":"played","pile":0,"cards":[NaN]}',
    '{"v":1,"do":"played","pile":0,"cards":[47],"confirmed":1}',
    '{"v":1,"do":"ended","drawn":-2}',
    '{"v":1,"do":"left","seat":1,"cards":"eaten"}',
    '{"v":1,"do":"top","pile":0,"cards":null,"missed":[[0,1,0]]}',
    '{"v":1,"do":"undone","entry":"12"}',
    b'{"v":1,"do":"kept"}',
    None,
]


@given(every_event)
def test_every_event_comes_back_as_it_was(event: Event) -> None:
    text = codec.encode(event)

    assert codec.decode(text) == event


@pytest.mark.parametrize(("text", "event"), WRITTEN.items(), ids=[str(i) for i in range(len(WRITTEN))])
def test_what_was_released_is_read_for_ever(text: str, event: Event) -> None:
    assert codec.decode(text) == event
    assert codec.encode(event) == text


def test_every_kind_of_event_has_a_form_that_was_released() -> None:
    assert {type(event) for event in WRITTEN.values()} == set(get_args(Event))


@pytest.mark.parametrize("text", BROKEN, ids=lambda text: str(text)[:50])
def test_what_is_not_exactly_ours_is_unreadable(text: object) -> None:
    with pytest.raises(LogUnreadable):
        codec.decode(text)


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
        ('["onward"]', '["sideways"]'),
        ('["onward"]', '["at-most",2]'),
        ('["onward"]', "[]"),
        ('["backwards",10]', '["backwards"]'),
        ('["ascending",1]', '["sideways",1]'),
    ],
)
def test_rules_with_a_fact_that_is_not_known_are_unreadable(whole: str, broken: str) -> None:
    assert whole in CLASSIC

    with pytest.raises(LogUnreadable):
        codec.decode(CLASSIC.replace(whole, broken))
