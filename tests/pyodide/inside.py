"""Runs pytest in the page's Python and tells what came of it."""

from __future__ import annotations

import json
import os
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable


class Notes:
    """Keeps the ids of the tests that passed, and says which one begins."""

    def __init__(self, tell: Callable[[str], object]) -> None:
        self._tell = tell
        self._passed: dict[str, bool] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Let no test stay out of the page without a reason."""
        for item in items:
            if any(not mark.args for mark in item.iter_markers("native")):
                silent = f"{item.nodeid} is native and does not say why"
                raise pytest.UsageError(silent)

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """Say where we are."""
        self._tell(nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count a test as passed when its setup, call and teardown all did."""
        self._passed[report.nodeid] = self._passed.get(report.nodeid, True) and report.passed

    @property
    def passed(self) -> list[str]:
        """The tests that passed."""
        return [nodeid for nodeid, passed in self._passed.items() if passed]


def run(arguments: str, tell: Callable[[str], object]) -> str:
    """Run pytest with a JSON list of arguments; return as JSON its code, its words and what passed."""
    os.environ["CI"] = "true"
    notes, said = Notes(tell), StringIO()
    with redirect_stdout(said), redirect_stderr(said):
        code = int(
            pytest.main(["-m", "not native", "-p", "no:cacheprovider", *json.loads(arguments)], [notes])
        )
    return json.dumps({"code": code, "said": said.getvalue(), "passed": notes.passed})
