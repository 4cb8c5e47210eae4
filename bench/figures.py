"""From samples to a verdict: pure, so that what the bench says can be tested without measuring anything."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from statistics import fmean
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

NOISE: Final = 0.15
"""How far the ratios of two runs may lie apart."""


class Unit(StrEnum):
    """What a figure is counted in."""

    MILLISECONDS = "ms"
    SECONDS = "s"
    MEGABYTES = "MB"


class Verdict(StrEnum):
    """What came out of a row."""

    MET = "met"
    MISSED = "missed"
    TOLD = "–"


@dataclass(frozen=True, slots=True)
class Run:
    """The samples of one run: of what is measured, and of its yardstick in the same minutes."""

    figures: tuple[float, ...]
    yardstick: tuple[float, ...]

    @property
    def ratio(self) -> float:
        """The figure in yardsticks."""
        return typical(self.figures) / typical(self.yardstick)


@dataclass(frozen=True, slots=True)
class Goal:
    """A row before it is measured: its names, and how many yardsticks it may have; None only tells.

    `share` says that the ratio is read as a percentage.
    """

    key: str
    what: str
    against: str
    unit: Unit
    most: float | None
    share: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """A row after it was measured, in as many runs as there were."""

    goal: Goal
    runs: tuple[Run, ...]

    @property
    def figure(self) -> float:
        """What was measured, over all runs."""
        return typical([sample for run in self.runs for sample in run.figures])

    @property
    def yardstick(self) -> float:
        """The yardstick, over all runs."""
        return typical([sample for run in self.runs for sample in run.yardstick])

    @property
    def ratio(self) -> float:
        """The figure in yardsticks, over all runs."""
        return self.figure / self.yardstick

    @property
    def verdict(self) -> Verdict:
        """Whether the goal was met."""
        if self.goal.most is None:
            return Verdict.TOLD
        return Verdict.MET if self.ratio <= self.goal.most else Verdict.MISSED

    @property
    def agrees(self) -> bool:
        """Whether the runs came to the same; where they did not, the machine was too noisy for this row."""
        ratios = [run.ratio for run in self.runs]
        return max(ratios) <= min(ratios) * (1 + NOISE)


def typical(samples: Sequence[float]) -> float:
    """Return the mean of the lower half: what disturbs a measurement only ever adds to it.

    Raises ValueError where there are no samples.
    """
    if not samples:
        msg = "nothing was measured"
        raise ValueError(msg)
    return fmean(sorted(samples)[: (len(samples) + 1) // 2])
