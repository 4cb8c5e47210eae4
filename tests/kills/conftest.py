"""One process that forks for all tests, and a word to who has a system that cannot kill them like this."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from tests.kills.mortal import Nursery

ONLY_LINUX = "processes are killed by handle, and files kept from growing, on Linux only"


class Elsewhere(pytest.Module):
    """A file of tests that this system cannot even import."""

    def collect(self) -> Iterable[pytest.Item]:
        pytest.skip(ONLY_LINUX, allow_module_level=True)


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> pytest.Module | None:
    """Skip each file as a whole where the system has no handles for processes."""
    return None if hasattr(os, "pidfd_open") else Elsewhere.from_parent(parent, path=module_path)


@pytest.fixture(scope="session")
def children() -> Iterator[Nursery]:
    from tests.kills.mortal import nursery  # noqa: PLC0415 -- elsewhere it cannot be imported

    with nursery() as started:
        yield started
