"""A game is set up with remembered players or a number of them, and no name is lost or taken twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from assistant.errors import TableMoved
from assistant.live import SeatName
from assistant.storage.last_table import LastTable
from assistant.tracker.rulesets import Level, Variant
from assistant.tracker.state import Outcome
from assistant.ui.new_game import naming
from assistant.ui.new_game.draft import MOST_PLAYERS, Draft
from assistant.ui.new_game.model import NewGameModel
from tests.ui.tabletop import PLAYERS, FakeDevice, lay_out

if TYPE_CHECKING:
    from assistant.live import Hub
    from assistant.storage.values import Player


@pytest.fixture
def model(hub: Hub) -> NewGameModel:
    opened = NewGameModel(hub, FakeDevice())
    opened.load()
    return opened


def named(model: NewGameModel, *names: str) -> list[str | None]:
    """Type names one after the other, and tell who sits at the table then."""
    for name in names:
        naming.open_field(model)
        naming.typed(model, name)
        naming.add(model)
    return seated(model)


def seated(model: NewGameModel) -> list[str | None]:
    return [seat.name for seat in model.setup.draft.named]


def remembered(model: NewGameModel, name: str) -> Player:
    return next(player for player in model.setup.players if player.name == name)


def test_a_fresh_draft_is_two_players_without_names_at_classic(model: NewGameModel) -> None:
    assert model.setup.draft == Draft()
    assert (model.setup.draft.seats, model.setup.draft.rules.key) == ((SeatName(), SeatName()), "classic")


def test_a_name_that_is_typed_takes_the_next_seat_and_is_remembered(model: NewGameModel) -> None:
    assert named(model, "Alice", " Bruno ") == ["Alice", "Bruno"]
    assert {player.name for player in model.setup.players} == {"Alice", "Bruno"}


def test_the_field_stays_open_for_the_next_name_while_there_is_a_seat(model: NewGameModel) -> None:
    named(model, "Alice", "Bruno", "Chloé", "Daan")
    with_a_seat = model.setup.draft.typing
    named(model, "Elena")

    assert (with_a_seat, model.setup.draft.typing) == ("", None)


@pytest.mark.parametrize("typed", ["", "   ", "\u200b"])
def test_no_name_closes_the_field(model: NewGameModel, typed: str) -> None:
    assert named(model, typed) == []
    assert (model.setup.draft.typing, model.setup.players) == (None, ())


def test_a_name_too_long_stays_in_the_field(model: NewGameModel) -> None:
    named(model, "A" * 41)

    assert model.setup.draft.typing == "A" * 41
    assert model.setup.notice == "That name is too long: use up to 40 signs."


@pytest.mark.parametrize("again", ["alice", "ÁLICE", " Alice "])
def test_a_name_that_is_there_already_seats_its_player(model: NewGameModel, again: str) -> None:
    named(model, "Alice")
    model.number(2)

    assert named(model, again) == ["Alice"]
    assert model.setup.notice == "Alice is remembered already."


def test_a_player_who_sits_already_is_not_stood_up_by_the_name(model: NewGameModel) -> None:
    assert named(model, "Alice", "Alice") == ["Alice"]


def test_a_sixth_player_is_remembered_but_finds_no_seat(model: NewGameModel) -> None:
    assert named(model, *PLAYERS, "Farid") == list(PLAYERS)
    assert len(model.setup.players) == MOST_PLAYERS + 1
    assert model.setup.notice == "Five players at most."


def test_a_sixth_player_who_is_touched_is_told_that_the_table_is_full(model: NewGameModel) -> None:
    named(model, *PLAYERS, "Farid")
    model.toggle(remembered(model, "Farid"))

    assert seated(model) == list(PLAYERS)
    assert model.setup.notice == "Five players at most."


def test_a_remembered_sixth_player_is_told_that_the_table_is_full(
    model: NewGameModel,
) -> None:
    named(model, *PLAYERS, "Farid", "Farid")

    assert seated(model) == list(PLAYERS)
    assert model.setup.notice == "Five players at most."


def test_a_player_who_is_touched_again_stands_up(model: NewGameModel) -> None:
    named(model, "Alice", "Bruno")
    model.toggle(remembered(model, "Alice"))

    assert seated(model) == ["Bruno"]


def test_who_begins_stays_within_the_table(model: NewGameModel) -> None:
    named(model, "Alice", "Bruno")
    model.first(1)
    model.toggle(remembered(model, "Bruno"))

    assert model.setup.draft.first == 0


def test_a_number_of_players_replaces_the_names(model: NewGameModel) -> None:
    named(model, "Alice", "Bruno")
    model.number(4)

    assert model.setup.draft.seats == (SeatName(),) * 4


def test_variant_and_level_choose_the_rules(model: NewGameModel) -> None:
    model.variant(Variant.ON_FIRE)
    model.level(Level.EXPERT2)

    assert model.setup.draft.rules.key == "on-fire-expert2"


def test_a_fresh_draft_begins_with_the_last_table(hub: Hub, model: NewGameModel) -> None:
    named(model, "Alice", "Bruno")
    model.variant(Variant.ON_FIRE)
    model.start()
    another = NewGameModel(hub, FakeDevice())
    another.load()

    assert seated(another) == ["Alice", "Bruno"]
    assert another.setup.draft.rules.key == "on-fire"


def test_of_a_last_table_with_rules_of_a_later_version_only_the_players_are_taken(
    hub: Hub, model: NewGameModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    named(model, "Alice")
    last = LastTable("extreme", model.setup.draft.seats)
    monkeypatch.setattr(hub, "last_table", lambda: last)
    another = NewGameModel(hub, FakeDevice())
    another.load()

    assert (seated(another), another.setup.draft.rules.key) == (["Alice"], "classic")


def test_a_game_in_the_way_is_asked_about_before_anything_happens(hub: Hub, model: NewGameModel) -> None:
    table = lay_out(hub, "47 up-1")
    started = model.start()

    assert (started, model.setup.in_the_way) == (False, table)
    assert hub.table == table


def test_a_running_game_in_the_way_is_saved_as_given_up(hub: Hub, model: NewGameModel) -> None:
    lay_out(hub, "47 up-1")
    model.start()

    assert model.save_other()
    assert [line.outcome for line in hub.recent(1)] == [Outcome.ABANDONED]


def test_an_ended_game_in_the_way_is_saved_as_it_ended(hub: Hub, model: NewGameModel) -> None:
    lay_out(hub, "47 up-1, blocked")
    model.start()

    assert model.save_other()
    assert [line.outcome for line in hub.recent(1)] == [Outcome.LOST]


def test_a_game_that_went_meanwhile_is_no_trouble(hub: Hub, model: NewGameModel) -> None:
    table = lay_out(hub, "47 up-1")
    model.start()
    hub.keep(table.seen)

    assert model.keep_other()
    assert model.setup.in_the_way is None


@pytest.mark.parametrize("act", ["keep_other", "save_other", "throw_other_away"])
def test_nothing_happens_to_another_game_than_the_one_asked_about(
    hub: Hub, model: NewGameModel, act: str
) -> None:
    first = lay_out(hub, "47 up-1")
    model.start()
    hub.keep(first.seen)
    second = lay_out(hub, "48 up-1")

    with pytest.raises(TableMoved):
        getattr(model, act)()

    assert hub.table == second
    assert model.setup.in_the_way is None


@pytest.mark.parametrize("act", ["keep_other", "save_other", "throw_other_away"])
def test_what_becomes_of_the_other_game_is_answered_once(hub: Hub, model: NewGameModel, act: str) -> None:
    lay_out(hub, "47 up-1")
    model.start()
    getattr(model, act)()
    table = hub.table
    getattr(model, act)()

    assert hub.table == table


def test_a_name_that_still_stands_in_the_field_plays_along(hub: Hub, model: NewGameModel) -> None:
    named(model, "Alice")
    naming.open_field(model)
    naming.typed(model, "Bruno")

    assert model.start()
    assert hub.table is not None
    assert [seat.name for seat in hub.table.seats] == ["Alice", "Bruno"]


def test_who_begins_stays_the_same_person_when_another_leaves(model: NewGameModel) -> None:
    named(model, "Alice", "Bruno", "Chloé")
    model.first(1)
    model.toggle(next(player for player in model.setup.players if player.name == "Alice"))

    assert seated(model) == ["Bruno", "Chloé"]
    assert model.setup.draft.first == 0
