"""Trembling, hasty and many fingers do what one calm touch does: one card, one act, or a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.rendering import awaited
from tests.tables import SMALL
from tests.ui.hands import at_once
from tests.ui.phones import numerals, opened
from tests.ui.tabletop import lay_out

if TYPE_CHECKING:
    from assistant.live import Hub

TURN = "10 up-1, 11 up-1"
FASTER = "Another phone was faster"


def acts(hub: Hub) -> list[str]:
    """Name what happened at the table since the start."""
    assert hub.table
    return [type(entry.event).__name__ for entry in hub.table.game.entries[1:]]


@pytest.mark.parametrize(
    ("touches", "entry", "tops"),
    [
        ("key-4 key-4", "Entry: 44", ["1", "1"]),
        ("key-4 key-4 key-4", "Entry: 4", ["1", "1"]),
        ("key-0 key-0 key-0", "Entry: 0", ["1", "1"]),
        ("key-skip key-skip key-skip", "Entry: ?", ["1", "1"]),
        ("key-back key-back key-back", "Entry: empty", ["1", "1"]),
    ],
)
@awaited
async def test_a_key_touched_two_or_three_times_types_what_it_says(
    hub: Hub, touches: str, entry: str, tops: list[str]
) -> None:
    lay_out(hub)

    async with opened(hub) as this:
        await at_once(this, *touches.split())

        assert entry in this.words()
        assert numerals(this)[:2] == tops


@pytest.mark.parametrize("times", [2, 3])
@awaited
async def test_a_pile_touched_two_or_three_times_takes_one_card(hub: Hub, times: int) -> None:
    lay_out(hub)

    async with opened(hub) as this:
        await this.type("47")
        await at_once(this, *["pile-0"] * times)
        chosen = this.says("Type its card")
        await this.type("20")
        await this.tap("pile-1")

        assert not chosen
        assert numerals(this)[:2] == ["47", "20"]


@pytest.mark.parametrize(
    ("card", "touched", "tops", "says"),
    [
        ("47", "pile-0 pile-1", ["47", "1", "100", "60"], ""),
        ("47", "pile-2 pile-3", ["1", "1", "47", "60"], ""),
        ("72", "pile-3 pile-2", ["1", "1", "72", "60"], ""),
        ("4", "pile-0 pile-1 pile-2 pile-3", ["4", "1", "100", "60"], ""),
        ("0", "pile-0 pile-1", ["1", "1", "100", "60"], "Type the whole card first."),
        ("61", "pile-3 pile-3", ["1", "1", "100", "60"], "61 is higher than 60."),
    ],
)
@awaited
async def test_two_fingers_on_two_piles_lay_one_card_or_are_told_why_not(
    hub: Hub, card: str, touched: str, tops: list[str], says: str
) -> None:
    lay_out(hub, "60 down-2")

    async with opened(hub) as this:
        await this.type(card)
        await at_once(this, *touched.split())

        assert numerals(this) == tops
        assert not this.says("Type its card")
        assert not says or this.says(says)


@awaited
async def test_two_fingers_on_piles_of_which_one_is_not_sure_lay_one_card_at_most(hub: Hub) -> None:
    lay_out(hub, "30 up-1, ? up-1!")

    async with opened(hub) as this:
        await this.type("50")
        await at_once(this, "pile-0", "pile-1")

        assert acts(hub)[2:] == ["CardPlayed"]
        assert numerals(this)[1] == "50"
        assert not this.dialogs


@pytest.mark.parametrize("times", [2, 3])
@awaited
async def test_the_end_of_a_turn_touched_often_asks_once_and_draws_once(hub: Hub, times: int) -> None:
    lay_out(hub, TURN)

    async with opened(hub) as this:
        await at_once(this, *["end-turn"] * times)
        sheets = len(this.dialogs)
        await at_once(this, *["drawn"] * times)

        assert sheets == 1
        assert acts(hub)[2:] == ["TurnEnded"]
        assert not this.dialogs


@pytest.mark.parametrize("times", [2, 3])
@awaited
async def test_undo_and_bringing_back_touched_often_are_one_step_each(hub: Hub, times: int) -> None:
    lay_out(hub, TURN)

    async with opened(hub) as this:
        await at_once(this, *["undo"] * times)
        one = numerals(this)[0]
        await this.tap("undo")
        await at_once(this, *["menu-redo"] * times)

        assert (one, numerals(this)[0]) == ("10", "10")


@pytest.mark.parametrize("times", [2, 3])
@awaited
async def test_start_touched_often_starts_one_game(hub: Hub, times: int) -> None:
    async with opened(hub) as this:
        await this.tap("new-game", "number-3")
        await at_once(this, *["start"] * times)

        assert hub.table
        assert (hub.table.id, acts(hub), hub.table.state.players) == ("id-1", [], 3)
        assert "pile-0" in this
        assert not this.dialogs


@pytest.mark.parametrize("way", ["new-game start", "rematch", "resume-id-1"])
@pytest.mark.parametrize("key", ["blocked", "undo", "end-turn"])
@awaited
async def test_a_touch_more_does_nothing_at_the_table_that_has_just_come(
    hub: Hub, way: str, key: str
) -> None:
    lay_out(hub, TURN)

    async with opened(hub) as this:
        await this.tap("menu-keep", *way.split())
        before = hub.table
        await this.fire(this.get(key), "click")
        told = this.says("The table has just changed: look, then touch again.")
        same = hub.table == before
        await this.tap(key)

        assert (told, same) == (True, True)
        assert not this.says("The table has just changed: look, then touch again.")


@pytest.mark.parametrize("times", [2, 3])
@awaited
async def test_save_touched_often_saves_one_result(hub: Hub, times: int) -> None:
    lay_out(hub, "47 up-1, blocked")

    async with opened(hub) as this:
        await at_once(this, *["save"] * times)

        assert len(hub.recent(5)) == 1
        assert this.says("Saved.")
        assert not this.says(FASTER)


@pytest.mark.parametrize("times", [2, 3])
@awaited
async def test_taking_the_end_back_touched_often_takes_nothing_else_back(hub: Hub, times: int) -> None:
    lay_out(hub, "47 up-1, blocked")

    async with opened(hub) as this:
        await at_once(this, *["take-back"] * times)

        assert acts(hub) == ["CardPlayed", "Blocked", "Undone"]
        await this.fire(this.get("undo"), "click")
        assert numerals(this)[0] == "47"


@pytest.mark.parametrize("key", ["resume-id-1", "discard-id-1", "rematch"])
@awaited
async def test_home_touched_twice_is_not_taken_for_another_phone(hub: Hub, key: str) -> None:
    lay_out(hub, TURN)

    async with opened(hub) as this:
        await this.tap("menu-keep")
        await at_once(this, key, key)

        assert not this.says(FASTER)
        assert (hub.table is None) == (key == "discard-id-1")


@pytest.mark.parametrize("answer", ["keep-other", "save-other", "throw-away"])
@awaited
async def test_a_game_in_the_way_answered_twice_starts_one_game(hub: Hub, answer: str) -> None:
    lay_out(hub, TURN)

    async with opened(hub) as this:
        await this.tap("menu-new", "start")
        await at_once(this, answer, answer)

        assert hub.table
        assert hub.table.id == "id-2"
        assert not this.says(FASTER)


@awaited
async def test_the_last_card_laid_with_two_touches_wins_and_is_not_saved_by_them(hub: Hub) -> None:
    lay_out(hub, "2 up-1, 3 up-1 | 4 up-1, 5 up-1 | 6 up-1 | 7 up-1 | 8 up-1 |", SMALL)

    async with opened(hub) as this:
        await this.type("9")
        await at_once(this, "pile-0", "pile-0")

        assert this.says("You beat the game!")
        assert hub.recent(1) == ()
