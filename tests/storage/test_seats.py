"""Names are resolved at reading: what happens to a player later shows on old seats at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from assistant.storage.seats import names
from assistant.storage.values import SeatName

if TYPE_CHECKING:
    import sqlite3

    from assistant.storage.store import Store


@pytest.fixture
def players(store: Store) -> sqlite3.Connection:
    """Alice, Bruno and Chloé, who are id-1, id-2 and id-3."""
    for name in ("Alice", "Bruno", "Chloé"):
        store.players.add(name)
    return store._database.connection  # noqa: SLF001 -- what only a later screen does is done by hand here


def test_a_new_name_shows_at_once(players: sqlite3.Connection) -> None:
    players.execute("UPDATE player SET name = 'Elena' WHERE id = 'id-1'")

    assert names(players, ["id-1"]) == {"id-1": SeatName("id-1", "Elena")}


def test_a_merged_player_is_who_they_became_over_several_merges(players: sqlite3.Connection) -> None:
    players.execute("UPDATE player SET merged_into = 'id-2' WHERE id = 'id-1'")
    players.execute("UPDATE player SET merged_into = 'id-3' WHERE id = 'id-2'")

    assert names(players, ["id-1"]) == {"id-1": SeatName("id-3", "Chloé")}


def test_a_deleted_player_is_somebody_without_a_name(players: sqlite3.Connection) -> None:
    players.execute("UPDATE player SET deleted_at = '2026-01-16T10:00:00.000Z' WHERE id = 'id-1'")

    assert names(players, ["id-1"]) == {"id-1": SeatName("id-1", None)}


def test_players_merged_in_a_circle_do_no_harm(players: sqlite3.Connection) -> None:
    players.execute("UPDATE player SET merged_into = 'id-2' WHERE id = 'id-1'")
    players.execute("UPDATE player SET merged_into = 'id-1' WHERE id = 'id-2'")

    assert names(players, ["id-1"])["id-1"].name is None
