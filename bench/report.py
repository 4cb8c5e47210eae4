"""The table that people read, and the same as JSON."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from bench.figures import Row, Unit, Verdict

if TYPE_CHECKING:
    from collections.abc import Sequence

HEAD: Final = ("what", "figure", "yardstick", "", "ratio", "goal", "", "two runs")
_TO_THE_RIGHT: Final = {1, 3, 4, 5}


def table(rows: Sequence[Row]) -> str:
    """Return the rows as a table for a terminal."""
    cells = [HEAD, *map(_cells, rows)]
    widths = [max(len(row[column]) for row in cells) for column in range(len(HEAD))]
    return "\n".join(_line(row, widths) for row in cells)


def markdown(rows: Sequence[Row]) -> str:
    """Return ratios and goals as a table for the README: figures of one machine say nothing on another."""
    lines = ["| what | against | ratio | goal |", "|---|---|---|---|"]
    for row in rows:
        goal = "" if row.goal.most is None else f"≤ {_ratio(row, row.goal.most)}"
        if row.verdict is Verdict.MISSED:
            goal += ", missed"
        if not row.agrees:
            goal += " (too noisy a machine to say)"
        lines.append(f"| {row.goal.what} | {row.goal.against} | {_ratio(row, row.ratio)} | {goal.strip()} |")
    return "\n".join(lines)


def as_json(rows: Sequence[Row]) -> str:
    """Return the rows for a program."""
    told = [
        {
            "key": row.goal.key,
            "unit": str(row.goal.unit),
            "figure": row.figure,
            "yardstick": row.yardstick,
            "ratio": row.ratio,
            "goal": row.goal.most,
            "verdict": row.verdict.name.lower(),
            "ratios": [run.ratio for run in row.runs],
            "agrees": row.agrees,
        }
        for row in rows
    ]
    return json.dumps(told, indent=1)


def _cells(row: Row) -> tuple[str, ...]:
    ratios = " ".join(_ratio(row, run.ratio) for run in row.runs)
    return (
        row.goal.what,
        _figure(row.figure, row.goal.unit),
        row.goal.against,
        _figure(row.yardstick, row.goal.unit),
        _ratio(row, row.ratio),
        "" if row.goal.most is None else f"≤ {_ratio(row, row.goal.most)}",
        str(row.verdict),
        ratios if row.agrees else f"{ratios}: too noisy a machine",
    )


def _figure(value: float, unit: Unit) -> str:
    digits = 1 if value >= 10 else 2 if value >= 1 else 3  # noqa: PLR2004 -- three figures tell enough
    return f"{value:.{digits}f} {unit}"


def _ratio(row: Row, ratio: float) -> str:
    return f"{ratio:.1%}".replace("%", " %") if row.goal.share else f"{ratio:.2f} ×"


def _line(row: tuple[str, ...], widths: list[int]) -> str:
    cells = [
        cell.rjust(width) if column in _TO_THE_RIGHT else cell.ljust(width)
        for column, (cell, width) in enumerate(zip(row, widths, strict=True))
    ]
    return "  ".join(cells).rstrip()
