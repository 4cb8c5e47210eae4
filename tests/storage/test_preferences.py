"""Preferences come back as they were set, or as none."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from assistant.storage.store import Store

if TYPE_CHECKING:
    from pathlib import Path

    from assistant.storage.preferences import Json


@pytest.mark.parametrize("value", [True, 0, 1.5, "été", [1, "a", None], {"a": {"b": []}}, '"[' * 101])
def test_a_value_comes_back_as_it_was_set(store: Store, value: Json) -> None:
    store.preferences.set("wish", value)

    assert store.preferences.get("wish") == value


def test_the_last_value_counts_and_none_forgets(store: Store) -> None:
    assert store.preferences.get("wish") is None
    store.preferences.set("wish", "tea")
    store.preferences.set("wish", "coffee")
    assert store.preferences.get("wish") == "coffee"

    store.preferences.set("wish", None)

    assert store.preferences.get("wish") is None


@pytest.mark.parametrize("harmed", ["{", b"tea", "[" * 100_000], ids=["broken", "bytes", "bottomless"])
def test_a_value_that_cannot_be_read_any_more_is_none(store: Store, harmed: str | bytes) -> None:
    store.preferences.set("wish", "tea")
    store._database.connection.execute("UPDATE preference SET value = ?", (harmed,))  # noqa: SLF001 -- nothing writes this

    assert store.preferences.get("wish") is None


def test_an_installation_keeps_its_id(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        device = store.device
        assert store.device == device

    with Store.open(tmp_path) as store:
        assert store.device == device
