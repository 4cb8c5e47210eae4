"""The referee, the codec and the storage hold in the Python that a page has, which is also the newest one."""

from __future__ import annotations

import faulthandler
import os
import subprocess
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol

import pytest

from tests.pyodide.report import Report
from tests.pyodide.site import ROOT, build, served
from tools import pyodide_packages

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

PATHS = ("tests/tracker", "tests/storage")
PLANTED = {
    "tests/planted/test_failing.py": "def test_that_fails():\n    assert 1 + 1 == 3\n",
    "tests/planted/test_skipped.py": "import pytest\n\n@pytest.mark.skip\ndef test_that_is_skipped(): ...\n",
    "tests/planted/test_silent.py": "import pytest\n\n@pytest.mark.native\ndef test_that_is_silent(): ...\n",
    "tests/planted/test_deadly.py": 'import json\n\ndef test_that_kills():\n    json.loads("[" * 100_000)\n',
}
SECONDS = 900


@pytest.fixture(autouse=True)
def watchdog() -> Iterator[None]:
    """Give it the time of many tests: it is many tests."""
    faulthandler.dump_traceback_later(SECONDS, exit=True)
    yield
    faulthandler.cancel_dump_traceback_later()


class Run(Protocol):
    """Runs pytest in the page."""

    def __call__(self, *arguments: str) -> Report:
        """Run it with these arguments."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve the page; what is compiled is fetched now where it was not before."""
    try:
        pyodide_packages.fetch()
    except subprocess.CalledProcessError:
        pytest.skip("no packages for Pyodide (with a network: python tools/pyodide_packages.py)")
    folder = tmp_path_factory.mktemp("page") / "site"
    build(folder, PLANTED)
    with served(folder) as address:
        yield address


@pytest.fixture(scope="module")
def run(chromium: Browser, address: str) -> Iterator[Run]:
    """Open the page."""
    with opened(chromium, address) as run:
        yield run


@contextmanager
def opened(chromium: Browser, address: str) -> Iterator[Run]:
    page = chromium.new_page()
    page.goto(address)
    yield lambda *arguments: Report.read(page.evaluate("given => run(given)", arguments))
    page.close()


def ids_here() -> set[str]:
    """Collect what should run in the page, with the Python that runs this."""
    asked = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-m", "not native", *PATHS]
    env = {**os.environ, "PYTEST_ADDOPTS": ""}
    told = subprocess.run(asked, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr
    return {line for line in told.stdout.splitlines() if "::" in line}


def test_the_referee_and_the_storage_hold_in_a_page(run: Run) -> None:
    complaint = run(*PATHS).complaint(ids_here())

    if complaint:
        # An assertion would cut the report short.
        pytest.fail(complaint, pytrace=False)


@pytest.mark.parametrize(
    ("file", "test"),
    [
        ("failing", "test_that_fails"),
        ("skipped", "test_that_is_skipped"),
        ("silent", "test_that_is_silent is native and does not say why"),
    ],
)
def test_what_does_not_pass_in_the_page_is_told(run: Run, file: str, test: str) -> None:
    report = run(f"tests/planted/test_{file}.py")

    assert test in report.complaint({"any"})


def test_a_python_that_dies_tells_of_which_test(chromium: Browser, address: str) -> None:
    with opened(chromium, address) as run:
        report = run("tests/planted/test_deadly.py")

    assert "test_that_kills" in report.complaint({"any"})


def test_a_run_of_other_tests_than_those_wanted_is_told() -> None:
    report = Report(0, "2 passed", frozenset({"a", "b"}))

    assert report.complaint({"a", "b"}) == ""
    assert report.complaint({"a", "b", "c"}) == "did not pass: c"
    assert report.complaint({"a"}) == "unknown here: b"
    assert report.complaint(set()) == "no tests are wanted"
