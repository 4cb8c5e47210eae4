"""From home a game is set up, played again, gone on with or thrown away, and nothing is lost by it."""

from __future__ import annotations

import pytest

from assistant.live import Hub
from assistant.tracker.state import Outcome
from tests.rendering import awaited
from tests.tables import SMALL
from tests.ui.phones import numerals, opened
from tests.ui.tabletop import lay_out


@awaited
async def test_a_kept_game_is_gone_on_with_where_it_was(hub: Hub) -> None:
    lay_out(hub, "47 up-1")

    async with opened(hub) as this:
        await this.tap("menu-keep")
        home = "new-game" in this
        await this.tap("resume-id-1")

        assert home
        assert numerals(this)[0] == "47"


@awaited
async def test_a_game_thrown_away_is_brought_back(hub: Hub) -> None:
    lay_out(hub, "47 up-1")

    async with opened(hub) as this:
        await this.tap("menu-keep", "discard-id-1")
        gone = "resume-id-1" not in this
        await this.tap("bring-back")

        assert gone
        assert "resume-id-1" in this


@awaited
async def test_a_game_that_cannot_be_read_is_told_of_and_put_aside(hub: Hub) -> None:
    lay_out(hub, "47 up-1")
    hub.store._database.connection.execute("UPDATE entry SET body = '{' WHERE number = 2")  # noqa: SLF001 -- no act breaks it

    async with opened(Hub(hub.store)) as this:
        told = this.says("cannot be read by this version")
        await this.tap("put-aside", "new-game", "start")

        assert told
        assert numerals(this) == ["1", "1", "100", "100"]


@awaited
async def test_a_rematch_has_the_same_players_and_rules(hub: Hub) -> None:
    lay_out(hub, "10 up-1", "on-fire-expert", players=3)

    async with opened(hub) as this:
        await this.tap("blocked", "save", "rematch")

        assert hub.table
        assert [seat.name for seat in hub.table.seats] == ["Alice", "Bruno", "Chloé"]
        assert hub.table.state.rules.key == "on-fire-expert"
        assert hub.table.state.turn.played == 0


@pytest.mark.parametrize(
    ("plays", "taps", "outcome", "says"),
    [
        ("2 up-1", ["blocked"], Outcome.LOST, ["Alice could not go on.", "Excellent!"]),
        ("", ["menu-give-up", "give-up"], Outcome.ABANDONED, ["Given up"]),
        (
            "2 up-1, 3 up-1 | 4 up-1, 5 up-1 | 6 up-1 | 7 up-1 | 8 up-1 | 9 up-1",
            [],
            Outcome.WON,
            ["You beat the game!"],
        ),
    ],
)
@awaited
async def test_an_end_is_shown_then_saved(
    hub: Hub, plays: str, taps: list[str], outcome: Outcome, says: list[str]
) -> None:
    lay_out(hub, plays, SMALL)

    async with opened(hub) as this:
        await this.tap(*taps)
        shown = [sentence for sentence in says if this.says(sentence)]
        unsaved = hub.recent(1)
        await this.tap("save")

        assert (shown, unsaved) == (says, ())
        assert [line.outcome for line in hub.recent(1)] == [outcome]
        assert "new-game" in this


@awaited
async def test_a_loss_with_many_cards_left_says_how_many_and_try_again(hub: Hub) -> None:
    lay_out(hub, "10 up-1")

    async with opened(hub) as this:
        await this.tap("blocked")

        assert {"97", "cards left"} <= set(this.words())
        assert this.says("Try again!")


@awaited
async def test_an_end_taken_back_is_the_table_again(hub: Hub) -> None:
    lay_out(hub, "10 up-1")

    async with opened(hub) as this:
        await this.tap("blocked", "take-back")

        assert numerals(this)[0] == "10"
        assert hub.table
        assert hub.table.state.outcome is None


@pytest.mark.parametrize(
    ("answer", "kept", "saved"), [("keep-other", 1, 0), ("save-other", 0, 1), ("throw-away", 0, 0)]
)
@awaited
async def test_a_game_in_the_way_is_kept_saved_or_thrown_away(
    hub: Hub, answer: str, kept: int, saved: int
) -> None:
    lay_out(hub, "47 up-1")

    async with opened(hub) as this:
        await this.tap("menu-new", "start")
        asked = hub.table and hub.table.id
        await this.tap(answer)

        assert asked == "id-1"
        assert (len(hub.kept()), len(hub.recent(5))) == (kept, saved)
        assert numerals(this) == ["1", "1", "100", "100"]


@awaited
async def test_a_game_in_the_way_that_was_thrown_away_comes_back_to_the_shelf(hub: Hub) -> None:
    lay_out(hub, "47 up-1")

    async with opened(hub) as this:
        await this.tap("menu-new", "start", "throw-away", "bring-back")

        assert [line.id for line in hub.kept()] == ["id-1"]
        assert numerals(this)[0] == "1"


@awaited
async def test_going_back_to_the_game_in_the_way_leaves_it_as_it_was(hub: Hub) -> None:
    lay_out(hub, "47 up-1")

    async with opened(hub) as this:
        await this.tap("menu-new", "start", "back-to-it")

        assert numerals(this)[0] == "47"


@awaited
async def test_names_are_remembered_and_typed_once(hub: Hub) -> None:
    async with opened(hub) as this:
        await this.tap("new-game", "add-name")
        for name in ("Alice", "Bruno", "alice "):
            await this.write("name", name)
            await this.tap("take-name")
        told = this.says("Alice is remembered already.")
        await this.tap("first-1", "start")

        assert told
        assert [player.name for player in hub.store.players.active()] == ["Alice", "Bruno"]
        assert hub.table
        assert [seat.name for seat in hub.table.seats] == ["Alice", "Bruno"]
        assert hub.table.state.turn.seat == 1


@awaited
async def test_the_next_game_begins_with_the_last_table(hub: Hub) -> None:
    async with opened(hub) as this:
        await this.tap("new-game", "add-name")
        await this.write("name", "Elena")
        await this.tap("take-name", "variant-on-fire", "start", "blocked", "save")

    async with opened(hub) as another:
        await another.tap("new-game", "start")

        assert hub.table
        assert [seat.name for seat in hub.table.seats] == ["Elena"]
        assert hub.table.state.rules.key == "on-fire"


@awaited
async def test_home_shows_at_once_what_another_phone_kept_threw_away_and_saved(hub: Hub) -> None:
    lay_out(hub, "47 up-1")

    async with opened(hub) as one, opened(hub) as two:
        await one.tap("menu-keep")
        await two.settle()
        kept = "resume-id-1" in two
        await one.tap("discard-id-1")
        await two.settle()
        thrown = "resume-id-1" in two
        await one.tap("bring-back")
        await two.settle()
        back = "resume-id-1" in two
        await one.tap("resume-id-1", "blocked", "save")
        await two.settle()

        assert (kept, thrown, back) == (True, False, True)
        assert two.says("cards left · Alice, Bruno")
        assert "resume-id-1" not in two


@awaited
async def test_home_is_not_read_while_a_game_is_on_the_table(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay_out(hub)
    monkeypatch.setattr(Hub, "kept", None)

    async with opened(hub) as this:
        await this.type("47")
        await this.tap("pile-0")

        assert numerals(this)[0] == "47"
