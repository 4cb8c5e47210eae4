"""A store in memory and one on disk: what holds for one holds for the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from assistant.storage.store import Store
from tests.fakes import FakeClock, counting_ids

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture(params=["memory", "disk"])
def store(request: pytest.FixtureRequest, tmp_path: Path, clock: FakeClock) -> Iterator[Store]:
    if request.param == "memory":
        opened = Store.in_memory(clock=clock, new_id=counting_ids(), device="phone")
    else:
        opened = Store.open(tmp_path, clock=clock, new_id=counting_ids(), device="phone")
    with opened:
        yield opened
