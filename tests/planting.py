"""Plants one bug in one module before anything imports it, and runs the tests that must notice."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, replace
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from multiprocessing import get_all_start_methods, get_context
from pathlib import Path
from typing import TYPE_CHECKING

from tests.witness import Findings, Witness

if TYPE_CHECKING:
    from collections.abc import Sequence
    from multiprocessing.connection import Connection
    from multiprocessing.context import ForkServerContext, SpawnContext
    from types import CodeType, ModuleType

ROOT = Path(__file__).resolve().parent.parent
PRELOADED = [
    "pytest",
    "_hypothesis_pytestplugin",
    "hypothesis",
    "pytest_socket",
    "flet",
    "sqlmodel",
    "sqlalchemy.dialects.sqlite",
]
"""What all tests need and no bug is planted in: imported once, and each run is forked from there."""

# The last one collects garbage five times at the end, which takes as long as the tests.
UNUSED = ("cacheprovider", "randomly", "anyio", "pytest_cov", "unraisableexception")
QUIET = ["-q", "--tb=short", *(part for name in UNUSED for part in ("-p", f"no:{name}"))]
# Pytest would rewrite the assertions of plugins, which are imported already here.
QUIET += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]
PATIENCE = 300
"""Seconds after which a run counts as stuck: a bug may well make a loop endless."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """A bug by its name: the text that it replaces in a module, and the test files that must each notice."""

    name: str
    module: str
    was: str
    becomes: str
    killers: tuple[str, ...]


class NoSuchGround(LookupError):
    """The text that a bug replaces is not, or not exactly once, in its module: the bug must be told anew."""

    def __init__(self, mutant: Mutant, found: int) -> None:
        super().__init__(f"{mutant.name}: found {found} times in {mutant.module}, not once: {mutant.was!r}")


def planted(mutant: Mutant, source: str) -> str:
    """Put the bug into the source of its module; raises NoSuchGround."""
    if (found := source.count(mutant.was)) != 1:
        raise NoSuchGround(mutant, found)
    return source.replace(mutant.was, mutant.becomes)


class _Ground(SourceFileLoader):
    """Loads the module with the bug in it; files and caches stay as they are."""

    def __init__(self, mutant: Mutant, path: str) -> None:
        super().__init__(mutant.module, path)
        self._mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        source = planted(self._mutant, Path(self.path).read_text(encoding="utf-8"))
        return compile(source, self.path, "exec", dont_inherit=True)


class _Finder:
    """Answers for the one module before Python's own finders do."""

    def __init__(self, mutant: Mutant) -> None:
        self._mutant = mutant

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(fullname, path, target) if fullname == self._mutant.module else None
        if spec is not None and spec.origin is not None:
            spec.loader = _Ground(self._mutant, spec.origin)
        return spec


def try_out(mutant: Mutant, log: Path) -> Findings:
    """Run the killers of a bug in a process of their own, which writes what pytest says into the log."""
    planted(mutant, source_of(mutant.module))
    context = _context()
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_run, args=(mutant, log, theirs))
    process.start()
    theirs.close()
    try:
        found: Findings = ours.recv() if ours.poll(PATIENCE) else Findings(broken=("it never ended",))
    except EOFError:
        found = Findings(broken=("the process ended without a word",))
    process.kill()
    process.join()
    return replace(found, asked=mutant.killers)


def source_of(module: str) -> str:
    """Read the source of a module without importing it."""
    return ROOT.joinpath(*module.split(".")).with_suffix(".py").read_text(encoding="utf-8")


def _context() -> ForkServerContext | SpawnContext:
    if "forkserver" not in get_all_start_methods():
        return get_context("spawn")
    context = get_context("forkserver")
    context.set_forkserver_preload(PRELOADED)
    return context


def _run(mutant: Mutant, log: Path, report: Connection) -> None:
    """Be the process: plant, test, report."""
    import pytest  # noqa: PLC0415 -- only here: whoever reads the list of bugs needs none of it

    with log.open("wb") as out:
        os.dup2(out.fileno(), 1)
        os.dup2(out.fileno(), 2)
    os.chdir(ROOT)
    os.environ.pop("PYTEST_ADDOPTS", None)
    # The same examples of Hypothesis in every run.
    os.environ["CI"] = "true"
    sys.meta_path.insert(0, _Finder(mutant))
    witness = Witness(ROOT)
    code = pytest.main([*QUIET, *mutant.killers], plugins=[witness])
    ground = sys.modules.get(mutant.module)
    if ground is None or not isinstance(ground.__loader__, _Ground):
        witness.broken.append(f"{mutant.module} was never imported")
    report.send(witness.findings(int(code)))
