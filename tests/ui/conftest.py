"""A hub over a store in memory, for tests of the screens."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from assistant.live import Hub
from assistant.storage.store import Store
from tests.fakes import FakeClock, counting_ids

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def hub() -> Iterator[Hub]:
    with Store.in_memory(clock=FakeClock(), new_id=counting_ids(), device="phone") as store:
        yield Hub(store)
