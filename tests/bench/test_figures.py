"""What the bench makes of its samples, and how it says so."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bench import report
from bench.figures import Goal, Row, Run, Unit, Verdict, typical
from bench.goals import GOALS

GOAL = Goal("tap", "tap → picture", "the counter", Unit.MILLISECONDS, 1.2)
TOLD = replace(GOAL, most=None)
CALM = Run((22.0, 22.0, 90.0), (20.0, 20.0, 70.0))


def row(*ratios: float, goal: Goal = GOAL) -> Row:
    return Row(goal, tuple(Run((ratio,), (1.0,)) for ratio in ratios))


@pytest.mark.parametrize(
    ("samples", "figure"),
    [([5.0], 5.0), ([9.0, 5.0], 5.0), ([7.0, 90.0, 5.0], 6.0), ([1.0, 2.0, 3.0, 900.0], 1.5)],
    ids=["one", "two", "three", "four"],
)
def test_a_figure_is_the_mean_of_the_lower_half(samples: list[float], figure: float) -> None:
    assert typical(samples) == figure


def test_nothing_measured_is_no_figure() -> None:
    with pytest.raises(ValueError, match="nothing was measured"):
        typical([])


def test_a_ratio_counts_yardsticks() -> None:
    measured = Row(GOAL, (CALM, CALM))

    assert (measured.figure, measured.yardstick) == (22.0, 20.0)
    assert measured.ratio == CALM.ratio == pytest.approx(1.1)


@pytest.mark.parametrize(
    ("measured", "verdict"),
    [
        (row(1.2), Verdict.MET),
        (row(1.21), Verdict.MISSED),
        (row(9.0, goal=TOLD), Verdict.TOLD),
    ],
    ids=["at most the goal", "above it", "no goal"],
)
def test_a_goal_is_met_up_to_its_ratio(measured: Row, verdict: Verdict) -> None:
    assert measured.verdict == verdict


@pytest.mark.parametrize(
    ("ratios", "agrees"),
    [((2.0, 2.3), True), ((2.3, 2.0), True), ((2.0, 2.31), False), ((2.31, 2.0), False)],
)
def test_two_runs_agree_within_fifteen_percent(ratios: tuple[float, float], *, agrees: bool) -> None:
    assert row(*ratios).agrees == agrees


def test_the_table_shows_figure_yardstick_and_verdict() -> None:
    lines = report.table([Row(GOAL, (CALM, CALM)), row(1.3, 1.9), row(3.0, 3.0, goal=TOLD)]).splitlines()

    assert [" ".join(line.split()) for line in lines] == [
        "what figure yardstick ratio goal two runs",
        "tap → picture 22.0 ms the counter 20.0 ms 1.10 × ≤ 1.20 × met 1.10 × 1.10 ×",
        "tap → picture 1.30 ms the counter 1.00 ms 1.30 × ≤ 1.20 × missed 1.30 × 1.90 ×: too noisy a machine",
        "tap → picture 3.00 ms the counter 1.00 ms 3.00 × – 3.00 × 3.00 ×",
    ]


def test_a_share_is_read_as_a_percentage() -> None:
    judged = row(0.0123, 0.0123, goal=replace(GOAL, most=0.05, share=True))

    assert "1.2 %  ≤ 5.0 %" in report.table([judged])


def test_the_readme_gets_no_figure_of_one_machine() -> None:
    lines = report.markdown([Row(GOAL, (CALM, CALM)), row(1.3, 1.9), row(3.0, goal=TOLD)]).splitlines()

    assert lines == [
        "| what | against | ratio | goal |",
        "|---|---|---|---|",
        "| tap → picture | the counter | 1.10 × | ≤ 1.20 × |",
        "| tap → picture | the counter | 1.30 × | ≤ 1.20 ×, missed (too noisy a machine to say) |",
        "| tap → picture | the counter | 3.00 × |  |",
    ]


def test_a_program_reads_the_same() -> None:
    (told,) = json.loads(report.as_json([row(2.0, 2.5)]))

    assert told == {
        "key": "tap",
        "unit": "ms",
        "figure": 2.0,
        "yardstick": 1.0,
        "ratio": 2.0,
        "goal": 1.2,
        "verdict": "missed",
        "ratios": [2.0, 2.5],
        "agrees": False,
    }


def test_every_row_has_a_name_of_its_own() -> None:
    assert len({goal.key for goal in GOALS}) == len(GOALS)
