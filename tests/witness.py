"""Watches a test run: which files noticed that something is wrong, and what broke for other reasons."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

TELLING = {"AssertionError", "Failed", "FourPilesError", "ImpossibleEvent"}
"""Failures that tell of a fact: an assertion, a raise that did not come, a refusal. A crash tells nothing."""


@dataclass(frozen=True, slots=True)
class Findings:
    """What a run came to: the test files asked, those that noticed, and what broke without telling."""

    asked: tuple[str, ...] = ()
    noticed: frozenset[str] = frozenset()
    broken: tuple[str, ...] = ()

    @property
    def verdict(self) -> str:
        """Say in a word or a line whether the bug was killed, survived, or was not really tried."""
        if self.broken:
            return f"broken: {'; '.join(self.broken)}"
        missed = [file for file in self.asked if file not in self.noticed]
        return f"survived in {', '.join(missed)}" if missed else "killed"


@dataclass(slots=True, eq=False)  # pytest keeps its plugins in sets
class Witness:
    """A plugin of pytest; `noticed` are files relative to the root."""

    root: Path
    noticed: set[str] = field(default_factory=set)
    crashed: dict[str, str] = field(default_factory=dict)
    broken: list[str] = field(default_factory=list)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Note a file that could not be read at all."""
        if report.failed:
            self.broken.append(f"{report.nodeid} was not collected")

    @pytest.hookimpl(tryfirst=True)
    def pytest_pyfunc_call(self, pyfuncitem: pytest.Function) -> bool | None:
        """Leave out what else a file would say once it has noticed."""
        return True if self._file(pyfuncitem) in self.noticed else None

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Tell a test that found a fact wrong from one that crashed."""
        report = yield
        if call.excinfo is not None and report.failed:
            names = {kind.__name__ for kind in call.excinfo.type.__mro__}
            if call.when == "call" and names & TELLING:
                self.noticed.add(self._file(item))
            else:
                told = f"{item.nodeid}: {call.excinfo.typename} in its {call.when}"
                self.crashed.setdefault(self._file(item), told)
        return report

    def findings(self, code: int) -> Findings:
        """Sum up a run that ended with this exit code."""
        ended = [] if code in {pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED} else [f"exit code {code}"]
        crashed = [what for file, what in self.crashed.items() if file not in self.noticed]
        return Findings(noticed=frozenset(self.noticed), broken=(*self.broken, *ended, *crashed))

    def _file(self, item: pytest.Item) -> str:
        return item.path.relative_to(self.root).as_posix()
