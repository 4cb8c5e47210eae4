"""What the documents say of the tests is so."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

HOUSE = Path(__file__).parent.parent
REPORTS = (HOUSE / "docs" / "field-reports.md").read_text(encoding="utf-8")
NAMED = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", REPORTS)


@cache
def names_in(file: str) -> frozenset[str]:
    """The names of all tests in a file."""
    parsed = ast.parse((HOUSE / file).read_text(encoding="utf-8"))
    functions = (
        node for node in ast.walk(parsed) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )
    return frozenset(function.name for function in functions if function.name.startswith("test_"))


@pytest.mark.parametrize(("file", "name"), sorted(set(NAMED)), ids=str)
def test_a_test_that_the_field_reports_name_is_there(file: str, name: str) -> None:
    assert name in names_in(file)


def test_every_field_report_names_a_test() -> None:
    lines = re.split(r"^(\d+)\. ", REPORTS, flags=re.MULTILINE)[1:]
    numbers, told = lines[::2], lines[1::2]

    assert [int(number) for number in numbers] == list(range(1, 28))
    assert [number for number, report in zip(numbers, told, strict=True) if "::test_" not in report] == []


def test_every_test_named_in_the_field_reports_is_named_in_full() -> None:
    assert REPORTS.count("::") == len(NAMED)
