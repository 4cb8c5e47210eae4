"""Every screen and sheet in its states, each reached by touches from a table that is drawn in text."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import flet as ft

from assistant.live import Hub
from assistant.storage.store import Store
from tests.fakes import FakeClock, counting_ids
from tests.rendering import PORTRAIT
from tests.seeing import accessible_name
from tests.tables import SMALL
from tests.ui.phones import opened
from tests.ui.tabletop import lay_out

if TYPE_CHECKING:
    from assistant.tracker.rulesets import RuleSet
    from tests.rendering import Phone

NAMES = ("①", "②", None, "④", "⑤")
"""Names without a letter, so that every letter on a screen is the app's own; one player has none."""
SMALLEST, LYING = (320.0, 568.0), (844.0, 390.0)


@dataclass(frozen=True, slots=True)
class Scene:
    """A table, or none, and the touches that lead from there; "name=①" writes into the field "name"."""

    name: str
    taps: str = ""
    plays: str | None = None
    rules: str | RuleSet = "classic"
    players: int = 2
    size: tuple[float, float] = PORTRAIT


@dataclass(frozen=True, slots=True)
class Target:
    """Something that can be touched: what finds it, what the ear hears, and its size where it says one."""

    kind: str
    key: str | None
    spoken: str
    width: float | None
    height: float | None


@dataclass(frozen=True, slots=True)
class Picture:
    """What a scene shows."""

    scene: Scene
    words: tuple[str, ...]
    targets: tuple[Target, ...] = field(repr=False)


TURN = "10 up-1, 11 up-1"
ON_FIRE = "? up-1, 40 up-2 | 50 up-2, 51 up-2"
ALL_LAID = "2 up-1, 3 up-1 | 4 up-1, 5 up-1 | 6 up-1 | 7 up-1 | 8 up-1 | 9 up-1"
NEW_NAME = "new-game add-name name=① take-name"
# The field stays open for the next name, until all seats are taken.
SIX_NAMES = " ".join(
    ["new-game add-name", *(f"name={name} take-name" for name in "①②③④⑤"), "add-name name=⑥ take-name"]
)

SCENES = [
    Scene("home"),
    Scene("home with a kept game", "menu-keep", TURN),
    Scene("home with a game thrown away", "menu-keep discard-id-1", TURN),
    Scene("home with a result", "blocked save", "10 up-1"),
    Scene("home with a win", "save", ALL_LAID, SMALL),
    Scene("home with a game given up", "menu-give-up give-up save", TURN, "on-fire-expert2", players=3),
    Scene("new game", "new-game"),
    Scene("new game alone, on fire, expert", "new-game number-1 variant-on-fire level-expert"),
    Scene("new game with a field for a name", "new-game add-name"),
    Scene("new game with a name", NEW_NAME),
    Scene("new game with a name that is there already", f"{NEW_NAME} name=① take-name"),
    Scene("new game with a name too long", f"new-game add-name name={'①' * 41} take-name"),
    Scene("new game with a sixth player", f"{SIX_NAMES} player-⑥"),
    Scene("a game in the way", "menu-new start", TURN),
    Scene("an ended game in the way", "menu-new start save-other", "10 up-1"),
    Scene("the other game thrown away", "menu-new start throw-away", TURN),
    Scene("table", "", ""),
    Scene("table on the smallest phone", "", f"{TURN}, 12 up-1", size=SMALLEST),
    Scene("a fire on the smallest phone", "", "33 up-1", "on-fire", size=SMALLEST),
    Scene("a fire lying", "", "33 up-1", "on-fire", size=LYING),
    Scene("lost on the smallest phone", "blocked", "", size=SMALLEST),
    Scene("table lying", "", f"{TURN} | 50 up-2", size=LYING),
    Scene("table of one", "", "33 up-1", "on-fire", players=1),
    Scene("table at the third player, who has no name", "", f"{TURN} | 20 up-1, 21 up-1 |", players=3),
    Scene("a card laid and one taken back", "undo", f"{TURN} | 20 up-1, 21 up-1"),
    Scene("a value not whole", "key-1 pile-0", ""),
    Scene("a value and its verdicts", "key-3 key-7", "47 up-1, 38 up-2, ? down-2! |"),
    Scene("values that are no card, or laid", "key-0 key-0", "47 up-1"),
    Scene("a value that cannot be", "key-2 key-0", "38 up-1, 36 up-2, ? up-2!"),
    Scene("a skipped value", "key-skip", "30 up-1"),
    Scene("a chosen pile", "pile-0", TURN),
    Scene("a refusal", "key-2 key-5 pile-0", "38 up-1"),
    Scene("a card that is laid already", "key-4 key-7 pile-1", "47 up-1"),
    Scene("a backwards trick", "key-3 key-7 pile-0", "47 up-1"),
    Scene("was a skipped value allowed", "key-skip pile-2", "30 down-1"),
    Scene("was a card allowed", "key-5 key-0 pile-0", "30 up-1, ? up-1!"),
    Scene("does it burn", "key-skip pile-0", "30 up-1", "on-fire"),
    Scene("does a due top burn", "end-turn", ON_FIRE, "on-fire"),
    Scene("a due fire", "end-turn", "33 up-1, 40 up-2 | 50 up-2, 51 up-2", "on-fire"),
    Scene("fires", "", "33 up-1, ? up-2 | 44 down-1", "on-fire"),
    Scene("too few cards to end", "end-turn", "10 up-1"),
    Scene("not blocked", "blocked", TURN),
    Scene("nothing to take back", "undo", ""),
    Scene("the draw", "end-turn", TURN),
    Scene("the last draw", "end-turn", "2 up-1, 3 up-1", SMALL),
    Scene("the draw alone", "end-turn", "10 up-1, 11 up-1, 12 up-1", players=1),
    Scene("cards put back", "undo", f"{TURN} |"),
    Scene("whose turn is it", "menu-give-turn", TURN, players=5),
    Scene("whose turn is it, before a card", "menu-give-turn", "", players=3),
    Scene("the turn given away", "menu-give-turn seat-1", TURN),
    Scene("a correction to take back", "end-turn no-fire not-yet", ON_FIRE, "on-fire"),
    Scene("a turn to take back", "menu-give-turn seat-1 key-2", ""),
    Scene("giving up", "menu-give-up", TURN),
    Scene("lost", "blocked", "10 up-1"),
    Scene("lost by fire", "end-turn lose", "33 up-1, 40 up-2 | 50 up-2, 51 up-2", "on-fire"),
    Scene("lost and excellent", "blocked", "2 up-1", SMALL),
    Scene("given up", "menu-give-up give-up", TURN),
    Scene("won", "", ALL_LAID, SMALL),
    Scene("won, lying", "", ALL_LAID, SMALL, size=LYING),
]


async def picture(scene: Scene, language: str | None = None) -> Picture:
    """Play a scene on a phone of its own and take its picture."""
    with Store.in_memory(clock=FakeClock(), new_id=counting_ids(), device="phone") as store:
        hub = Hub(store)
        if scene.plays is not None:
            lay_out(hub, scene.plays, scene.rules, scene.players, NAMES)
        async with opened(hub, size=scene.size, language=language) as this:
            for tap in scene.taps.split():
                await _do(this, tap)
            return Picture(scene, tuple(this.words()), tuple(_targets(this)))


async def _do(this: Phone, tap: str) -> None:
    key, writes, text = tap.partition("=")
    if writes:
        await this.write(key, text)
    else:
        await this.tap(key)


def _targets(this: Phone) -> list[Target]:
    found = []
    for control in this.seen():
        touched: Any = control
        opens = isinstance(control, ft.PopupMenuButton | ft.TextField)
        if opens or getattr(touched, "on_click", None) is not None:
            size = getattr(touched, "width", None), getattr(touched, "height", None)
            found.append(Target(type(touched).__name__, touched.key, accessible_name(touched), *size))
    return found
