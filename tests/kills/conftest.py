"""One process that forks for all tests of a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.kills.mortal import Nursery, nursery

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="session")
def children() -> Iterator[Nursery]:
    with nursery() as started:
        yield started
