"""Players are remembered, offered instead of doubled, and listed by when they last played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from assistant.errors import NameTaken
from assistant.storage.values import SeatName
from assistant.tracker.rulesets import RULE_SETS
from assistant.tracker.turn import Seat

if TYPE_CHECKING:
    from assistant.storage.store import Store


def test_a_player_gets_a_clean_name_and_a_colour_of_their_own(store: Store) -> None:
    alice, bruno = store.players.add("  Alice "), store.players.add("Bruno")

    assert (alice.name, alice.colour) == ("Alice", 0)
    assert (bruno.name, bruno.colour) == ("Bruno", 1)


def test_the_same_name_again_offers_the_player_who_has_it(store: Store) -> None:
    chloe = store.players.add("Chloé")

    with pytest.raises(NameTaken) as refused:
        store.players.add(" CHLOE ")

    assert refused.value.player == chloe.id
    assert len(store.players.active()) == 1


def test_a_name_is_found_but_for_case_accents_and_spaces(store: Store) -> None:
    chloe = store.players.add("Chloé")

    assert store.players.find("chlo e") == chloe.id
    assert store.players.find("Daan") is None


@pytest.mark.parametrize("name", ["O'Brien", "👨‍👩‍👧‍👦", "דניאל", 'x"); DROP TABLE player;--'])
def test_any_name_comes_back_as_it_was_written(store: Store, name: str) -> None:
    player = store.players.add(name)

    assert store.players.active()[0].name == name
    assert store.players.names([player.id]) == {player.id: SeatName(player.id, name)}


def test_who_played_last_is_listed_first(store: Store) -> None:
    alice, bruno, chloe = map(store.players.add, ("Alice", "Bruno", "Chloé"))
    assert [player.name for player in store.players.active()] == ["Chloé", "Bruno", "Alice"]

    store.games.start(RULE_SETS["classic"], [SeatName(alice.id), SeatName(chloe.id)], Seat(0))

    assert [player.name for player in store.players.active()] == ["Alice", "Chloé", "Bruno"]
    assert bruno.colour == 1


def test_a_player_nobody_knows_has_no_name(store: Store) -> None:
    assert store.players.names(["id-404"]) == {"id-404": SeatName("id-404", None)}
