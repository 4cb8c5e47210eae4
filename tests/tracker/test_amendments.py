"""A mistyped card put right without undoing what came after."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from assistant.tracker.amendments import corrected, play_on_top
from assistant.tracker.events import Amended, EntryId, Missed
from assistant.tracker.state import Outcome
from assistant.tracker.turn import Seat
from assistant.tracker.verdict import Code, Reason
from tests.tables import go_on, named, pile_of, record, refused, table, top_set

if TYPE_CHECKING:
    from assistant.tracker.log import Game


def amend(game: Game, entry: int, card: str) -> Amended:
    return Amended(EntryId(entry), named(game.state.rules, card))


@pytest.mark.parametrize(
    ("entered", "entry", "card", "truth"),
    [
        ("74 up-1", 2, "47", "47 up-1"),
        ("45 up-1, 74 up-2 | 80 up-2", 3, "47", "45 up-1, 47 up-2 | 80 up-2"),
        ("45 up-1, ? up-1!", 3, "47", "45 up-1, 47 up-1"),
        ("45 up-1, 47 up-1", 3, "?", "45 up-1, ? up-1!"),
        ("45 up-1, 55 up-1 | 60 up-1", 3, "35", "45 up-1, 35 up-1 | 60 up-1"),
    ],
)
def test_an_amended_game_lies_as_if_the_truth_had_been_entered(
    entered: str, entry: int, card: str, truth: str
) -> None:
    game = table(entered)

    assert record(game, amend(game, entry, card)).state == table(truth).state


@pytest.mark.parametrize(
    ("entered", "pile", "entry"),
    [
        ("", "up-1", None),
        ("45 up-1", "up-2", None),
        ("45 up-1, 46 up-2", "up-1", 2),
        ("45 up-1, 47 up-1", "up-1", 3),
        ("45 up-1, 47 up-1, undo", "up-1", 2),
        ("45 up-1, 47 up-1, undo, redo", "up-1", 3),
        ("45 up-1, ? up-1!", "up-1", 3),
    ],
)
def test_the_last_play_on_a_pile_that_stands_lies_on_top(entered: str, pile: str, entry: int | None) -> None:
    game = table(entered)

    assert play_on_top(game.steps, pile_of(game, pile)) == entry


def test_an_amended_play_still_lies_on_top() -> None:
    game = table("45 up-1, 74 up-1")
    game = record(game, amend(game, 3, "47"))

    assert play_on_top(game.steps, pile_of(game, "up-1")) == 3


def test_no_play_lies_on_top_once_the_top_was_set() -> None:
    game = table("45 up-1, 46 up-2")
    game = record(game, top_set(game, "50 up-1", Missed(Seat(0), laid=1, this_turn=True)))

    assert play_on_top(game.steps, pile_of(game, "up-1")) is None
    assert play_on_top(game.steps, pile_of(game, "up-2")) == 3
    assert play_on_top(go_on(game, "undo").steps, pile_of(game, "up-1")) == 2
    assert play_on_top(go_on(game, "51 up-1").steps, pile_of(game, "up-1")) == 5


def test_what_was_entered_first_stays_in_the_log() -> None:
    game = table("74 up-1")
    amended = record(game, amend(game, 2, "47"))

    assert [step.event for step in amended.steps[:-1]] == [step.event for step in game.steps]
    assert corrected(amended.steps) == {EntryId(2): named(game.state.rules, "47")}


def test_the_latest_amendment_of_a_play_counts() -> None:
    game = table("74 up-1, 80 up-1")
    game = record(game, amend(game, 2, "47"))
    game = record(game, amend(game, 3, "48"))
    game = record(game, amend(game, 2, "46"))

    assert game.state == table("46 up-1, 48 up-1").state


def test_a_wrong_card_is_free_to_be_entered_again() -> None:
    game = table("74 up-1")
    game = record(game, amend(game, 2, "47"))

    assert go_on(game, "74 up-1").state == table("47 up-1, 74 up-1").state


def test_an_amendment_that_a_later_play_does_not_bear_names_that_play() -> None:
    game = table("47 up-1, 50 up-1 | 60 up-1")

    assert refused(game, amend(game, 2, "74")).reasons == (
        Reason(Code.CONTRADICTS, count=2),
        Reason(Code.NEVER_FITS, count=3),
    )


def test_an_amendment_to_a_card_that_cannot_lie_there_names_the_play_itself() -> None:
    game = table("47 up-1, 50 up-1")

    assert refused(game, amend(game, 3, "46")).reasons == (
        Reason(Code.CONTRADICTS, count=3),
        Reason(Code.NEVER_FITS, count=3),
    )


@pytest.mark.parametrize("card", ["60", "100"], ids=["on-the-table", "not-a-card"])
def test_an_amendment_to_a_card_that_is_not_to_be_had_is_refused(card: str) -> None:
    game = table("47 up-1, 60 down-1")

    assert refused(game, amend(game, 2, card)).code is Code.CONTRADICTS


def test_only_plays_that_stand_are_amended() -> None:
    game = table("47 up-1, 50 up-1 | 60 up-1, undo")

    for entry in (1, 4, 5, 6, 99):
        assert refused(game, amend(game, entry, "70")).reasons == (Reason(Code.NO_SUCH_PLAY, count=entry),)


def test_an_amendment_can_be_taken_back_and_brought_back() -> None:
    game = table("74 up-1")
    amended = record(game, amend(game, 2, "47"))

    assert go_on(amended, "undo").state == game.state
    assert go_on(amended, "undo, redo").state == amended.state


def test_a_play_undone_after_its_amendment_comes_back_as_it_was_entered() -> None:
    game = table("74 up-1")
    amended = record(game, amend(game, 2, "47"))

    assert go_on(amended, "undo, undo, redo").state == game.state
    assert go_on(amended, "undo, undo, redo, redo").state == amended.state


def test_an_amendment_shows_a_fire_that_nobody_covered() -> None:
    game = table("23 up-1, 24 up-2 | 30 up-2, 31 up-2 |", "on-fire")

    assert record(game, amend(game, 2, "22")).state.outcome is Outcome.LOST


def test_a_game_that_was_lost_by_fire_then_has_no_later_acts() -> None:
    game = table("23 up-1, 24 up-2 | 30 up-2, 31 up-2 | 40 up-2", "on-fire")

    assert refused(game, amend(game, 2, "22")).reasons[1] == Reason(Code.NEVER_FITS, count=8)


def test_acts_of_every_other_kind_are_folded_again_as_they_were() -> None:
    acts = "skipped, given-0, 50 up-2, 51 up-2 | leaves-2"
    game = table(f"74 up-1, 80 down-1 | {acts}", players=3)

    amended = record(game, amend(game, 2, "47"))

    assert amended.state == table(f"47 up-1, 80 down-1 | {acts}", players=3).state
