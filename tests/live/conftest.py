"""A hub over a store in memory and one on disk, with a phone that listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from assistant.live import Hub
from assistant.storage.store import Store
from tests.fakes import FakeClock, counting_ids
from tests.live.phones import Phone

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(params=["memory", "disk"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    clock, ids = FakeClock(), counting_ids()
    if request.param == "memory":
        opened = Store.in_memory(clock=clock, new_id=ids, device="phone")
    else:
        opened = Store.open(tmp_path, clock=clock, new_id=ids, device="phone")
    with opened:
        yield opened


@pytest.fixture
def hub(store: Store) -> Hub:
    return Hub(store)


@pytest.fixture
def phone(hub: Hub) -> Phone:
    phone = Phone()
    hub.join("phone", phone)
    return phone
