"""A game's figures are those that one counts by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.statistics.summary import PAUSE, Summary, summarise
from assistant.tracker.cards import Card
from assistant.tracker.events import Amended, EntryId
from assistant.tracker.state import Outcome
from tests.cases_reader import Ask, Case, EndTurn, Play, Table, TakeBack, read_cases
from tests.tables import record, table
from tests.whole_games import whole_games

if TYPE_CHECKING:
    from assistant.tracker.log import Game
    from tests.cases_reader import Step


def of(game: Game) -> Summary:
    return summarise(game, [0.0] * len(game.entries))


def seconds(game: Game, *times: float) -> int:
    return summarise(game, times).seconds


def test_a_game_that_was_lost_in_its_second_turn() -> None:
    game = table("20 up-1, 10 up-1, 60 down-1 | 70 down-1, blocked")

    assert of(game) == Summary(
        outcome=Outcome.LOST,
        remaining=94,
        plays=4,
        turns=2,
        tricks=2,
        largest_gap=39,
        gaps=18 + 39,
        unknown=0,
        seconds=0,
    )


def test_a_game_that_goes_on_has_no_outcome() -> None:
    assert of(table("20 up-1")).outcome is None


def test_the_next_number_gives_nothing_away() -> None:
    assert of(table("2 up-1, 3 up-1, 99 down-1, 98 down-1")).gaps == 0


def test_what_was_taken_back_does_not_count() -> None:
    assert of(table("20 up-1, 10 up-1, undo")) == of(table("20 up-1"))


def test_an_amended_play_counts_as_amended() -> None:
    game = table("74 up-1, 75 up-1")
    amended = record(game, Amended(EntryId(2), frozenset({Card(47)})))

    assert of(amended).gaps == (47 - 1 - 1) + (75 - 47 - 1)


def test_a_trick_that_was_a_mistake_is_none_after_the_amendment() -> None:
    game = table("20 up-1, 10 up-1")
    assert of(game).tricks == 1

    amended = record(game, Amended(EntryId(2), frozenset({Card(2)})))
    assert of(amended).tricks == 0


def test_values_not_entered_are_unknown_and_give_no_gaps() -> None:
    game = table("? up-1, 50 up-1!, ? down-1")

    found = of(game)
    assert (found.plays, found.unknown, found.gaps, found.tricks) == (3, 2, 0, 0)


def test_a_colour_is_not_entered_in_full() -> None:
    assert of(table("blue up-1", rules="quick-easy")).unknown == 1


def test_going_back_on_the_same_colour_is_no_trick_and_no_gap() -> None:
    found = of(table("blue-8 up-1 | blue-3 up-1", rules="quick-easy"))

    assert (found.tricks, found.gaps) == (0, 6)


def test_who_only_sat_out_had_no_turn() -> None:
    assert of(table("skipped, 20 up-1, 21 up-1 |")).turns == 1


def test_time_runs_while_the_game_lies_on_the_table() -> None:
    assert seconds(table("20 up-1, 21 up-1"), 100, 130, 190.4) == 90


def test_ten_minutes_are_thought_and_more_is_a_pause() -> None:
    game = table("20 up-1, 21 up-1")

    assert seconds(game, 0, PAUSE, PAUSE + PAUSE + 1) == PAUSE


def test_a_clock_set_back_takes_nothing_away() -> None:
    assert seconds(table("20 up-1, 21 up-1, 22 up-1"), 1000, 1030, 500, 520) == 50


def test_the_shelf_and_the_look_at_the_result_are_no_playing_time() -> None:
    game = table("kept, resumed, abandoned, saved, resumed")

    assert seconds(game, 0, 10, 100, 120, 300, 400) == 30


def test_every_entry_needs_its_time() -> None:
    with pytest.raises(ValueError, match="shorter"):
        summarise(table("20 up-1"), [0.0])


@given(st.lists(st.floats(-1e9, 1e9), min_size=5, max_size=5))
def test_no_clock_makes_a_game_negative_or_absurd(times: list[float]) -> None:
    game = table("20 up-1, 21 up-1, 22 up-1, 23 up-1")

    assert 0 <= seconds(game, *times) <= 4 * PAUSE


def laid(case: Case) -> list[tuple[Step, Table]]:
    """Every step that changed the table, with the table after it."""
    changes = [step for step in case.steps if not isinstance(step, Ask)]
    return [(step, step.then) for step in changes if isinstance(step.then, Table)]


def by_hand(case: Case) -> dict[str, Any]:
    """Count a case from its steps and the tables in it, without the referee."""
    plays: list[tuple[int, int, bool, int]] = []
    turn = 0
    tops: list[Any] = [None] * 4
    history: list[tuple[int, list[tuple[int, int, bool, int]], list[Any]]] = []
    for step, then in laid(case):
        if isinstance(step, TakeBack):
            turn, plays, tops = history.pop()
            continue
        history.append((turn, list(plays), tops))
        if isinstance(step, EndTurn):
            turn += then.outcome is None
        elif isinstance(step, Play):
            behind = _behind(case, step.pile, tops[step.pile], then.tops[step.pile])
            in_full = step.cards is not None and len(step.cards) == 1
            plays.append((turn, max(0, -behind - 1), not in_full, behind))
        tops = list(then.tops)
    return {
        "plays": len(plays),
        "turns": len({turn for turn, *_ in plays}),
        "tricks": sum(behind == 10 for *_, behind in plays) if case.rules[:5] != "quick" else 0,
        "largest_gap": max((gap for _, gap, _, _ in plays), default=0),
        "gaps": sum(gap for _, gap, _, _ in plays),
        "unknown": sum(unknown for _, _, unknown, _ in plays),
    }


def _behind(case: Case, pile: int, top: Any, card: Any) -> int:  # noqa: ANN401 -- a card, "?" or None
    """How far back the card was laid; 0 where one of the two is unknown."""
    quick = case.rules.startswith("quick")
    rises = pile < (1 if quick else 2)
    base = 1 if rises else 10 if quick else 100
    if "?" in (top, card):
        return 0
    back: int = (top.number if top else base) - card.number
    return back if rises else -back


@pytest.mark.parametrize("number", range(len(read_cases())), ids=lambda n: read_cases()[n].name)
def test_every_case_has_the_figures_that_its_tables_show(number: int) -> None:
    case, game = read_cases()[number], whole_games()[number]

    found = of(game)
    assert {name: getattr(found, name) for name in by_hand(case)} == by_hand(case)
    _, last = laid(case)[-1]
    assert (found.outcome, found.remaining) == (last.outcome, last.remaining)
