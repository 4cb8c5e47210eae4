"""Everything that writes to the data folder: what has to be there before, and the wish itself."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from assistant.tracker.events import GameStarted, Kept, Resumed, Saved
from assistant.tracker.rulesets import RULE_SETS
from assistant.tracker.turn import Seat
from tests import tables
from tests.kills.hubs import do, seen

if TYPE_CHECKING:
    from collections.abc import Callable

    from assistant.live import Hub
    from assistant.tracker.events import Event

Wish: TypeAlias = "Callable[[Hub], None]"
"""What is done with a hub in a child."""

START = GameStarted(RULE_SETS["classic"], 2, Seat(0))
TURNS = "10 up-1, ? up-2 | 90 down-1, 80 down-1 | 11 up-1"


@dataclass(frozen=True, slots=True)
class Drawn:
    """A wish for what is drawn in text, act by act."""

    text: str

    def __call__(self, hub: Hub) -> None:
        for word in tables.words(self.text):
            assert hub.table is not None
            assert hub.record(seen(hub), tables.event_of(hub.table.game, word)) is None


def remember(hub: Hub) -> None:
    """Remember a player."""
    hub.store.players.add("Daan")


def prefer(hub: Hub) -> None:
    """Note what the household wants."""
    hub.store.preferences.set("tea", "green")


def throw_away(hub: Hub) -> None:
    """Throw the running game away."""
    assert hub.table is not None
    hub.discard(hub.table.id)


def bring_back(hub: Hub) -> None:
    """Bring the game back that was thrown away."""
    connection = hub.store._database.connection  # noqa: SLF001 -- no list tells what was thrown away
    ((game,),) = connection.execute("SELECT id FROM game WHERE deleted_at IS NOT NULL").fetchall()
    hub.restore(game)


def _recorded(event: Event) -> Wish:
    return partial(do, event)


def _after_turns(*wishes: Wish) -> tuple[Wish, ...]:
    return (_recorded(START), Drawn(TURNS), *wishes)


ACTS: dict[str, tuple[Wish, ...]] = {
    "start": (_recorded(START),),
    "lay a card": _after_turns(Drawn("12 up-1")),
    "undo": _after_turns(Drawn("undo")),
    "keep": _after_turns(_recorded(Kept())),
    "resume": _after_turns(_recorded(Kept()), _recorded(Resumed())),
    "save": _after_turns(Drawn("blocked"), _recorded(Saved())),
    "open a result": _after_turns(Drawn("blocked"), _recorded(Saved()), _recorded(Resumed())),
    "throw away": _after_turns(throw_away),
    "bring back": _after_turns(throw_away, bring_back),
    "bring back to the shelf": _after_turns(throw_away, _recorded(START), bring_back),
    "remember a player": _after_turns(remember),
    "prefer": _after_turns(prefer),
}
"""Wishes by name: the last one is the act, those before lead there."""
