"""Events come back from their text exactly as they were, or not at all."""

from __future__ import annotations

from dataclasses import fields
from typing import get_args

import pytest
from hypothesis import given

from assistant.errors import LogTooNew, LogUnreadable
from assistant.storage import codec, strict
from assistant.tracker import events
from assistant.tracker.cards import Card, Colour, Deck
from assistant.tracker.events import Event
from assistant.tracker.piles import PileId
from assistant.tracker.rulesets import RULE_SETS, Level, RuleSet, Variant
from assistant.tracker.turn import Seat
from tests.storage.events import every_event

ODD = RuleSet(
    variant=Variant.CLASSIC,
    level=Level.EXPERT,
    deck=Deck((Card(2), Card(5), Card(7, Colour.BLUE)), burning=frozenset({Card(5)})),
    piles=(),
    hand_sizes=(),
    placements=(),
    duties=(),
    limits=(),
    excellent_to=-1,
)

WRITTEN = {
    '{"v":1,"do":"played","pile":0,"cards":[47]}': events.CardPlayed(
        PileId(0), frozenset({Card(47)}), confirmed=False
    ),
    '{"v":1,"do":"played","pile":3,"cards":null,"confirmed":true}': events.CardPlayed(
        PileId(3), None, confirmed=True
    ),
    '{"v":1,"do":"played","pile":1,"cards":["blue-4","red-4"]}': events.CardPlayed(
        PileId(1), frozenset({Card(4, Colour.BLUE), Card(4, Colour.RED)}), confirmed=False
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
    '{"v":1,"do":"top","pile":2,"cards":[61],"missed":[{"seat":0,"laid":2,"drawn":1,"this_turn":true},'
    '{"seat":1,"laid":1,"drawn":0,"this_turn":false}]}': events.TopSet(
        PileId(2),
        frozenset({Card(61)}),
        (events.Missed(Seat(0), 2, 1, this_turn=True), events.Missed(Seat(1), 1, 0, this_turn=False)),
    ),
    '{"v":1,"do":"top","pile":0,"cards":null}': events.TopSet(PileId(0), None, missed=()),
    '{"v":1,"do":"undone","entry":12}': events.Undone(events.EntryId(12)),
    '{"v":1,"do":"redone","entry":12}': events.Redone(events.EntryId(12)),
    '{"v":1,"do":"kept"}': events.Kept(),
    '{"v":1,"do":"resumed"}': events.Resumed(),
    '{"v":1,"do":"abandoned"}': events.Abandoned(),
    '{"v":1,"do":"saved"}': events.Saved(),
    '{"v":1,"do":"started","rules":{"variant":"on-fire","level":"expert2","deck":{"range":[2,99],"colours":[null],'
    '"burning":[22,33,44,55,66,77]},"piles":[["ascending",1],["ascending",1],["descending",100],'
    '["descending",100]],"hands":[[1,7],[2,6],[3,5],[4,5],[5,5]],"placements":[{"rule":"onward"},'
    '{"rule":"backwards","gap":10}],"duties":[{"rule":"lay-at-least","drawing":3,"empty":1},'
    '{"rule":"cover-fire"}],"limits":[],"excellent":9},"players":3,"first":1}': (
        events.GameStarted(RULE_SETS["on-fire-expert2"], 3, Seat(1))
    ),
    '{"v":1,"do":"started","rules":{"variant":"quick-easy","level":"pro","deck":{"range":[1,10],"colours":["red",'
    '"yellow","green","blue","grey"],"burning":[]},"piles":[["ascending",1],["descending",10]],"hands":[[2,2],'
    '[3,2],[4,2],[5,2]],"placements":[{"rule":"any-first"},{"rule":"onward"},{"rule":"same-colour"}],'
    '"duties":[{"rule":"lay-at-least","drawing":1,"empty":1}],"limits":[{"rule":"at-most","cards":1}],'
    '"excellent":0},"players":5,"first":0}': events.GameStarted(RULE_SETS["quick-easy-pro"], 5, Seat(0)),
    '{"v":1,"do":"started","rules":{"variant":"classic","level":"expert","deck":{"cards":[2,5,"blue-7"],'
    '"burning":[5]},"piles":[],"hands":[],"placements":[],"duties":[],"limits":[],"excellent":-1},'
    '"players":0,"first":0}': events.GameStarted(ODD, 0, Seat(0)),
}
"""The format as released: these texts are on people's disks and must be read for ever."""

BROKEN = [
    "",
    "null",
    "[]",
    "{",
    "[" * 100_000,
    '{"v":' * 6_000,
    '{"do":"kept"}',
    '{"v":0,"do":"kept"}',
    '{"v":-1,"do":"kept"}',
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
    '{"v":1,"do":"played","pile":0,"cards":[]}',
    '{"v":1,"do":"played","pile":0,"cards":[47,47]}',
    '{"v":1,"do":"played","pile":0,"cards":["blue-4","blue-4"]}',
    '{"v":1,"do":"played","pile":0,"pile":1,"cards":[47]}',
    '{"v":1,"v":1,"do":"kept"}',
    '{"v":1,"do":"kept","do":"kept"}',
    '{"v":1,"do":"played","pile":0,"cards":[47],"confirmed":1}',
    '{"v":1,"do":"ended","drawn":-2}',
    '{"v":1,"do":"left","seat":1,"cards":"eaten"}',
    '{"v":1,"do":"top","pile":0,"cards":null,"missed":[[0,1,0,false]]}',
    '{"v":1,"do":"top","pile":0,"cards":null,"missed":[{"seat":0,"laid":1,"drawn":0}]}',
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
    with pytest.raises(LogUnreadable) as refused:
        codec.decode(text)

    assert not isinstance(refused.value, LogTooNew)


@pytest.mark.parametrize(
    ("text", "too_deep"),
    [
        ("[" * strict.DEEPEST + "]" * strict.DEEPEST, False),
        ("[" * (strict.DEEPEST + 1), True),
        ('["' + "[" * 200 + '"]', False),
        ('["\\"' + "[" * 200 + '"]', False),
        ('["\\\\"' + "[" * 200, True),
        ('["' + "[" * 200, False),
        ('["' + "[" * 200 + "\\", False),
        ('["\\\n' + "[" * 200 + '"]', False),
    ],
)
def test_brackets_in_texts_do_not_count_as_depth(text: str, *, too_deep: bool) -> None:
    assert strict._too_deep(text) is too_deep  # noqa: SLF001 -- both kinds are unreadable, for other reasons


@pytest.mark.parametrize("end", ["", "\\"])
def test_a_text_that_is_never_closed_is_gone_through_once(end: str) -> None:
    text = "[" * 200 + '"' + '\\"' * 8_000 + end

    assert [len(found) for found in strict._TEXTS_AND_BRACKETS.findall(text)] == [1] * 200 + [len(text) - 200]  # noqa: SLF001 -- a time says nothing on a machine that others use


@pytest.mark.parametrize(
    "text", ['{"v":2,"do":"kept"}', '{"v":2,"did":{"dance":["a","b"]}}', '{"do":"kept","for":"later","v":2}']
)
def test_an_entry_of_a_later_version_is_refused_as_that_and_never_guessed(text: str) -> None:
    with pytest.raises(LogTooNew) as refused:
        codec.decode(text)

    assert (refused.value.found, refused.value.known) == (2, codec.VERSION)


@pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__name__)
def test_every_fact_of_an_event_is_written_or_left_out_by_the_formats_own_rule(kind: type[Event]) -> None:
    (form,) = (form for known, form in codec._FORMS.values() if known is kind)  # noqa: SLF001 -- the form is what is asked

    assert form.keys() == {field.name for field in fields(kind)}
