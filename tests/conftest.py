"""What every test shares: how hard Hypothesis looks, and that nothing is skipped where all must run."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from collections.abc import Generator

settings.register_profile("default", max_examples=100, deadline=None)
# The same examples in every run, so that a red run is red again when somebody looks.
settings.register_profile(
    "ci",
    settings.get_profile("default"),
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
# A page in a browser is slow.
settings.register_profile("page", settings.get_profile("ci"), max_examples=20)
settings.load_profile("page" if sys.platform == "emscripten" else "ci" if os.environ.get("CI") else "default")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what takes long, unless the marks asked for name it."""
    if "soak" in config.option.markexpr:
        return
    soaking = [item for item in items if item.get_closest_marker("soak")]
    items[:] = [item for item in items if item not in soaking]
    config.hook.pytest_deselected(items=soaking)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Count a skipped test as failed in CI, which has everything that a test can need."""
    report = yield
    _require(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Do the same for a whole file."""
    report = yield
    _require(report)
    return report


def _require(report: pytest.TestReport | pytest.CollectReport) -> None:
    if os.environ.get("CI") and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped, and in CI nothing may be skipped: {report.longrepr}"
