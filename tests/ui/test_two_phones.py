"""Two phones at one table: the slower one sees the new table, loses nothing, and is not surprised."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from assistant.errors import NotWritten, TableMoved
from assistant.ui.table import turns
from assistant.ui.table.desk import AskDrawn
from assistant.ui.table.entry import Entry
from assistant.ui.table.haste import SURPRISE
from assistant.ui.table.model import TableModel
from tests.ui.tabletop import FakeDevice, Hand

if TYPE_CHECKING:
    from assistant.live import Hub
    from assistant.tracker.events import Event
    from assistant.tracker.verdict import Refusal


class Other(Hand):
    """A second person at the same table, with a phone of their own."""

    def __init__(self, hub: Hub) -> None:
        assert hub.table
        self.device = FakeDevice()
        self.model = TableModel(hub, self.device, hub.table)

    def hears(self) -> None:
        """Take over what the hub has."""
        assert self.model.hub.table
        self.model.receive(self.model.hub.table)


class FullDisk:
    """A hub whose disk takes nothing more."""

    def __init__(self, hub: Hub) -> None:
        self.table = hub.table

    def record(self, seen: int, event: Event) -> Refusal | None:
        """Fail as a commit does."""
        raise NotWritten(str(event))


def test_the_slower_phone_is_told_and_shows_the_new_table(hub: Hub) -> None:
    one = Hand(hub)
    two = Other(hub)
    one.lay("47", "up-1")
    two.type("50")

    with pytest.raises(TableMoved):
        two.touch("up-1")
    assert two.tops() == ["47", "1", "100", "100"]
    assert two.model.desk.entry == Entry("50")


def test_the_slower_phones_next_touch_is_not_taken_for_the_new_table(hub: Hub) -> None:
    one = Hand(hub)
    two = Other(hub)
    one.lay("47", "up-1")
    two.type("50")
    with pytest.raises(TableMoved):
        two.touch("up-1")
    two.quick("up-1")

    assert two.tops()[0] == "47"


def test_a_change_from_elsewhere_is_shown_and_said_and_keeps_the_entry(hub: Hub) -> None:
    one = Hand(hub)
    two = Other(hub)
    two.type("5")
    one.lay("47", "up-1")
    two.hears()

    assert two.tops()[0] == "47"
    assert two.notice == "Changed on another phone."
    assert two.model.desk.entry == Entry("5")


def test_a_change_from_elsewhere_closes_an_open_question(hub: Hub) -> None:
    one = Hand(hub, "10 up-1, 11 up-1")
    two = Other(hub)
    turns.end_turn(two.model)
    asked = two.model.desk.question
    one.lay("12", "up-1")
    two.hears()

    assert isinstance(asked, AskDrawn)
    assert two.model.desk.question is None


def test_a_touch_right_after_a_foreign_change_lays_nothing(hub: Hub) -> None:
    one = Hand(hub)
    two = Other(hub)
    two.type("50")
    one.lay("47", "up-1")
    two.hears()
    two.quick("up-1")
    early = two.tops()
    two.device.time += SURPRISE
    two.quick("up-1")

    assert (early[0], two.tops()[0]) == ("47", "50")


def test_hearing_of_the_own_change_says_nothing(hub: Hub) -> None:
    one = Hand(hub)
    one.lay("47", "up-1")
    assert hub.table
    one.model.receive(hub.table)

    assert one.notice == ""


def test_what_could_not_be_written_is_not_shown(hub: Hub) -> None:
    one = Hand(hub)
    one.model.hub = FullDisk(hub)  # type: ignore[assignment]  # it stands in for the hub where a card is laid
    one.type("47")

    with pytest.raises(NotWritten):
        one.touch("up-1")
    assert one.tops() == ["1", "1", "100", "100"]
    assert one.model.desk.entry == Entry("47")
    assert one.device.felt == []
