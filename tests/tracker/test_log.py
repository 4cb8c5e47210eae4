"""Logs: their numbers, and what they cannot tell."""

from __future__ import annotations

import pytest

from assistant.tracker.cards import Card
from assistant.tracker.changes import ImpossibleEvent
from assistant.tracker.events import (
    Abandoned,
    Amended,
    Blocked,
    CardPlayed,
    EntryId,
    Event,
    GameStarted,
    Leaving,
    Missed,
    PlayerLeft,
    PlayerSkipped,
    Redone,
    Saved,
    TopSet,
    TurnEnded,
    TurnGivenTo,
    Undone,
)
from assistant.tracker.log import Phase, apply, begin, fold
from assistant.tracker.piles import PileId
from assistant.tracker.rulesets import RULE_SETS
from assistant.tracker.state import Outcome
from assistant.tracker.turn import Seat
from assistant.tracker.verdict import Code
from tests.tables import record, refused, table

CLASSIC = RULE_SETS["classic"]
START = GameStarted(CLASSIC, 2, Seat(0))


def test_entries_are_numbered_from_one_without_a_gap() -> None:
    game = table("45 up-1, undo, redo, 46 up-1 |")

    assert [entry.number for entry in game.entries] == [1, 2, 3, 4, 5, 6]
    assert game.next_number == 7


def test_a_game_starts_once() -> None:
    assert refused(table(), START).code is Code.NOT_OVER


def test_a_fold_of_the_log_is_the_game() -> None:
    game = table("22 up-1, ? up-1!, undo, redo, given-1 | skipped, leaves-2, kept, resumed", "on-fire", 3)

    assert fold(entry.event for entry in game.entries) == game


@pytest.mark.parametrize("events", [[], [TurnEnded(0)]], ids=["nothing", "no-start"])
def test_a_log_begins_with_the_start_of_its_game(events: list[Event]) -> None:
    with pytest.raises(ImpossibleEvent, match="begins with the start"):
        fold(events)


@pytest.mark.parametrize(("players", "first"), [(0, 0), (6, 0), (2, 2), (2, -1)])
def test_a_game_starts_with_seats_that_the_rules_know(players: int, first: int) -> None:
    with pytest.raises(ImpossibleEvent, match="nobody plays classic"):
        begin(GameStarted(CLASSIC, players, Seat(first)))


@pytest.mark.parametrize(
    "event",
    [
        START,
        CardPlayed(PileId(0), frozenset({Card(44)}), confirmed=True),
        CardPlayed(PileId(0), frozenset({Card(45)}), confirmed=True),
        CardPlayed(PileId(4), None),
        TurnEnded(0),
        TurnEnded(2),
        PlayerLeft(Seat(2), Leaving.ASIDE),
        TurnGivenTo(Seat(2)),
        TopSet(PileId(4), None, (Missed(Seat(0), 1),)),
        TopSet(PileId(0), None, (Missed(Seat(2), 1),)),
        TopSet(PileId(0), None, (Missed(Seat(0), 7),)),
        TopSet(PileId(0), None, (Missed(Seat(0), 1, 9),)),
        Amended(EntryId(3), None),
        Undone(EntryId(1)),
        Undone(EntryId(3)),
        Redone(EntryId(2)),
    ],
    ids=str,
)
def test_a_log_cannot_tell_what_cannot_have_happened(event: Event) -> None:
    with pytest.raises(ImpossibleEvent):
        apply(table("45 up-1"), event)


def test_an_act_that_was_never_taken_back_is_not_brought_back() -> None:
    with pytest.raises(ImpossibleEvent, match="not the last one taken back"):
        apply(table("45 up-1, 46 up-1, undo, undo"), Redone(EntryId(3)))


def test_the_start_is_never_taken_back() -> None:
    with pytest.raises(ImpossibleEvent, match="not the last act"):
        apply(table(), Undone(EntryId(1)))


def test_a_log_cannot_go_on_after_the_end() -> None:
    with pytest.raises(ImpossibleEvent, match="over"):
        apply(table("45 up-1, blocked"), PlayerSkipped())


def test_a_log_cannot_lay_cards_of_an_empty_hand() -> None:
    game = table("2 up-1, 3 up-1, 4 up-1, 5 up-1, 6 up-1, 7 up-1, 8 up-1")

    with pytest.raises(ImpossibleEvent, match="not that many cards"):
        apply(game, CardPlayed(PileId(0), frozenset({Card(9)})))


def test_a_log_cannot_go_on_when_everybody_has_left() -> None:
    game = apply(table(), PlayerLeft(Seat(0), Leaving.SHUFFLED_IN))

    with pytest.raises(ImpossibleEvent, match="nobody is left"):
        apply(game, PlayerLeft(Seat(1), Leaving.SHUFFLED_IN))


def test_recording_is_not_judging() -> None:
    assert fold([START, Blocked()]).state.outcome is Outcome.LOST
    assert fold([START, Abandoned(), Saved()]).phase is Phase.SAVED
    assert record(table(), Abandoned()).state.outcome is Outcome.ABANDONED
