"""Bugs planted one at a time: the tests notice each, and notice nothing where there is none."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tests.mutants import MUTANTS
from tests.planting import Mutant, NoSuchGround, try_out

if TYPE_CHECKING:
    from pathlib import Path

TOP = "return card.number > top.number"
PLACEMENTS = "tests/tracker/test_placements.py"
HARMLESS = Mutant(
    "a comment in other words",
    "assistant.tracker.cards",
    "# Decks are keys of",
    "# A deck is a key of",
    tuple(sorted({killer for mutant in MUTANTS for killer in mutant.killers})),
)
UNNOTICED = f"survived in {', '.join(HARMLESS.killers)}"


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "log"


@pytest.fixture(scope="module")
def harmless(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The verdict on all tests that are asked below, with nothing planted that could be noticed."""
    return try_out(HARMLESS, tmp_path_factory.mktemp("harmless") / "log").verdict


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_the_tests_notice(mutant: Mutant, log: Path, harmless: str) -> None:
    assert harmless == UNNOTICED, "without a bug these tests are red already: run them by themselves"
    assert try_out(mutant, log).verdict == "killed", log.read_text(encoding="utf-8")


def test_a_bug_is_known_by_its_name() -> None:
    assert len({mutant.name for mutant in MUTANTS}) == len(MUTANTS)


def test_a_harmless_change_survives(harmless: str) -> None:
    assert harmless == UNNOTICED


def test_a_bug_must_be_noticed_by_every_file_that_is_named(log: Path) -> None:
    mutant = replace(MUTANTS[0], killers=(PLACEMENTS, "tests/tracker/test_undo.py"))

    assert try_out(mutant, log).verdict == "survived in tests/tracker/test_undo.py"


@pytest.mark.parametrize(
    ("was", "told"),
    [("# Nothing says this", "found 0 times in assistant.tracker.cards"), ("-> Deck:", "found 2 times")],
)
def test_a_bug_without_a_place_of_its_own_is_told_and_not_tried(was: str, told: str, log: Path) -> None:
    with pytest.raises(NoSuchGround, match=told):
        try_out(replace(HARMLESS, was=was), log)

    assert not log.exists()


@pytest.mark.parametrize(
    ("module", "was", "becomes", "verdict"),
    [
        ("assistant.tracker.piles", TOP, "return (", f"broken: {PLACEMENTS} was not collected"),
        ("assistant.live", "_log =", "_logs =", "broken: assistant.live was never imported"),
        ("assistant.tracker.piles", TOP, "return nobody", f"broken: {PLACEMENTS}::test_a_classic_pile_takes"),
    ],
    ids=["no Python", "not imported", "crash"],
)
def test_what_breaks_is_not_killed(module: str, was: str, becomes: str, verdict: str, log: Path) -> None:
    mutant = Mutant("broken", module, was, becomes, (PLACEMENTS,))

    assert try_out(mutant, log).verdict.startswith(verdict)


def test_a_test_that_is_not_there_kills_nothing(log: Path) -> None:
    mutant = replace(MUTANTS[0], killers=("tests/tracker/test_nothing.py",))

    assert try_out(mutant, log).verdict.startswith("broken")
