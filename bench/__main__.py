"""`python -m bench`: measure, and print what came out."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bench import report, running

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bench.figures import Row

SHAPES: Final[dict[str, Callable[[Sequence[Row]], str]]] = {
    "table": report.table,
    "markdown": report.markdown,
    "json": report.as_json,
}
QUICK: Final = 0.3
"""Share of the samples that are enough to see whether it works."""


def main() -> None:
    """Measure what was asked for and print it; a missed goal is said, and is no failure of the bench."""
    options = _options()
    names = options.only or list(running.BENCHES)
    effort = QUICK if options.quick else 1.0
    rows = running.measure(names, effort=effort, tell=lambda now: print(f"… {now}", file=sys.stderr))
    print(SHAPES[options.shape](rows))
    if options.json:
        options.json.write_text(report.as_json(rows), encoding="utf-8")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure Four Piles.")
    add = parser.add_argument
    add("--only", action="append", choices=list(running.BENCHES), help="measure only this (may be repeated)")
    add("--quick", action="store_true", help="take fewer samples")
    add("--shape", choices=list(SHAPES), default="table", help="how to print it")
    add("--json", type=Path, metavar="FILE", help="also write it there for a program")
    return parser.parse_args()


if __name__ == "__main__":
    main()
