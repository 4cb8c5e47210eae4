"""The rooms of the house keep apart, and the watch over them wakes up when one does not."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LINT = "from importlinter.cli import lint_imports_command; lint_imports_command()"

# The line that breaks a contract, the file it is put into, and the contract's id.
BREACHES = {
    "a lower room looks up": ("import assistant.settings", "errors/root.py", "layers"),
    "siblings meet": ("import assistant.server", "ui/theme.py", "layers"),
    "a room without a place": ("", "attic.py", "layers"),
    "the referee rolls dice": ("import random", "tracker/cards.py", "pure"),
    "figures read files": ("import pathlib", "statistics/attic.py", "pure"),
    "Flet below the screens": ("import flet", "settings.py", "flet"),
    "SQL outside storage": ("import sqlite3", "settings.py", "sql"),
    "a screen knows another": ("import assistant.ui.home", "ui/table/attic.py", "screens"),
}


def broken_contracts(house: Path) -> list[str]:
    """Return the ids of the contracts that the package in `house` breaks."""
    ended = subprocess.run(
        [sys.executable, "-c", LINT, "--no-cache"], cwd=house, capture_output=True, text=True, check=False
    )
    told = dict(
        line.rsplit(" ", 1) for line in ended.stdout.splitlines() if line.endswith((" KEPT", " BROKEN"))
    )
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    ids = {contract["name"]: contract["id"] for contract in contracts["contracts"]}

    assert set(told) == set(ids), ended.stdout + ended.stderr
    return [ids[name] for name, verdict in told.items() if verdict == "BROKEN"]


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the package with its contracts."""
    shutil.copytree(ROOT / "assistant", tmp_path / "assistant", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copyfile(ROOT / "pyproject.toml", tmp_path / "pyproject.toml")
    return tmp_path


def test_the_house_keeps_its_contracts(house: Path) -> None:
    assert broken_contracts(house) == []


@pytest.mark.parametrize(("line", "file", "contract"), BREACHES.values(), ids=BREACHES.keys())
def test_a_breach_is_seen(house: Path, line: str, file: str, contract: str) -> None:
    with (house / "assistant" / file).open("a", encoding="utf-8") as source:
        source.write(f"\n{line}\n")

    assert broken_contracts(house) == [contract]
