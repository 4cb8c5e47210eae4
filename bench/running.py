"""What is measured together: each bench fills some rows, with samples taken in turn with their yardsticks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bench import disk, headless, judging, memory, starts, taps
from bench.figures import Row, Run
from bench.goals import GOALS

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    Samples = Mapping[str, list[float]]

RUNS: Final = 2


def _tap(effort: float) -> dict[str, Run]:
    taken = taps.against_counters(_count(20, effort))
    # Also judged here: a share of the tap means a share of the tap in the same minute.
    judged = judging.judging(_count(30, effort))
    return {
        "tap": _run(taken, "pile", "counter"),
        "tap-heard": _run(taken, "pile-heard", "counter-heard"),
        "tap-plain": _run(taken, "plain", "counter"),
        "judge-typed": Run(tuple(judged["typed"]), tuple(taken["pile"])),
        "judge-skipped": Run(tuple(judged["skipped"]), tuple(taken["pile"])),
    }


def _event(effort: float) -> dict[str, Run]:
    taken = headless.touches(_count(80, effort))
    return {
        "event": _run(taken, "pile", "counter"),
        "event-digit": _run(taken, "digit", "counter"),
        "event-plain": _run(taken, "plain", "counter"),
    }


def _another(effort: float) -> dict[str, Run]:
    return {"another": _run(taps.on_another(_count(12, effort)), "other", "own")}


def _start(effort: float) -> dict[str, Run]:
    seen, sent = starts.first_screens(_count(2, effort)), starts.first_answers(_count(4, effort))
    return {
        "start": _run(seen, "table", "empty"),
        "start-page": _run(sent, "table-page", "empty-page"),
        "start-picture": _run(sent, "table-picture", "empty-picture"),
    }


def _disk(effort: float) -> dict[str, Run]:
    recorded, folded = disk.recording(_count(200, effort)), disk.folding(_count(30, effort))
    return {
        "append": _run(recorded, "append", "bare"),
        "record": _run(recorded, "record", "bare"),
        "fold": _run(folded, "fold", "loop"),
    }


def _memory(_: float) -> dict[str, Run]:
    taken = memory.phones()
    return {"memory": _run(taken, "table", "counter"), "memory-again": _run(taken, "second", "first")}


BENCHES: Final[dict[str, Callable[[float], dict[str, Run]]]] = {
    "tap": _tap,
    "event": _event,
    "another": _another,
    "start": _start,
    "disk": _disk,
    "memory": _memory,
}


def _run(samples: Samples, figure: str, yardstick: str) -> Run:
    return Run(tuple(samples[figure]), tuple(samples[yardstick]))


def _count(most: int, effort: float) -> int:
    return max(1, round(most * effort))


def measure(names: Collection[str], *, effort: float, tell: Callable[[str], None]) -> tuple[Row, ...]:
    """Run the named benches one after the other, twice; `tell` hears which one is running.

    With an effort of 1 as many samples are taken as a quiet machine needs.
    """
    runs: dict[str, list[Run]] = {}
    for number in range(RUNS):
        for name in names:
            tell(f"{name}, run {number + 1} of {RUNS}")
            for key, run in BENCHES[name](effort).items():
                runs.setdefault(key, []).append(run)
    return tuple(Row(goal, tuple(runs[goal.key])) for goal in GOALS if goal.key in runs)
