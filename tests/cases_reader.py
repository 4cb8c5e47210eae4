"""Read the whole games of `cases/games.jsonl.gz` as typed values."""

from __future__ import annotations

import gzip
import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from assistant.tracker.cards import Card, Colour
from assistant.tracker.piles import PileId
from assistant.tracker.turn import Seat
from assistant.tracker.verdict import Legality

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from assistant.tracker.cards import Named

CASES: Final = Path(__file__).parent / "cases" / "games.jsonl.gz"
UNKNOWN: Final = "?"

Top: TypeAlias = Card | Literal["?"] | None
"""What a pile shows: its card, `?` for an unknown one, None for the base card."""

Refused: TypeAlias = Literal["illegal", "maximum", "minimum", "not_blocked", "over"]
"""Why a step must be refused."""


@dataclass(frozen=True, slots=True)
class Table:
    """The table after a step; `possible` only for unknown piles, `cover_now` among `on_fire`."""

    player: Seat
    hands: tuple[int, ...]
    draw_pile: int
    played_this_turn: int
    minimum: int
    remaining: int
    outcome: str | None
    tops: tuple[Top, ...]
    possible: Mapping[PileId, frozenset[Card]]
    on_fire: tuple[PileId, ...] = ()
    cover_now: tuple[PileId, ...] = ()


@dataclass(frozen=True, slots=True)
class Play:
    """A card is laid; the verdict holds before it lies there, and an uncertain one is confirmed."""

    pile: PileId
    cards: Named
    verdict: Legality | None
    then: Table | Refused


@dataclass(frozen=True, slots=True)
class Ask:
    """A card is only asked about."""

    pile: PileId
    cards: Named
    verdict: Legality


@dataclass(frozen=True, slots=True)
class EndTurn:
    """The player drew so many cards and the turn passed, unless an uncovered fire lost the game."""

    draws: int
    then: Table | Refused


@dataclass(frozen=True, slots=True)
class DeclareBlocked:
    """The players declare the one whose turn it is blocked."""

    then: Table | Refused


@dataclass(frozen=True, slots=True)
class TakeBack:
    """The last act is undone."""

    then: Table


Step: TypeAlias = Play | Ask | EndTurn | DeclareBlocked | TakeBack


@dataclass(frozen=True, slots=True)
class Case:
    """One whole game: its place in the file from 0, its rules' key, and what happens."""

    number: int
    rules: str
    players: int
    first: Seat
    steps: tuple[Step, ...]

    @property
    def name(self) -> str:
        """The case in one word, for test ids."""
        return f"{self.number:03}-{self.rules}-{self.players}p"


@cache
def read_cases() -> tuple[Case, ...]:
    """Read every case in the file's order."""
    with gzip.open(CASES, "rt", encoding="utf-8") as lines:
        return tuple(_case(number, json.loads(line)) for number, line in enumerate(lines))


def _case(number: int, raw: dict[str, Any]) -> Case:
    steps = tuple(_step(step) for step in raw["steps"])
    return Case(number, raw["rules"], raw["players"], Seat(raw["first"]), steps)


def _step(raw: dict[str, Any]) -> Step:
    match raw["do"]:
        case "play":
            verdict = Legality[raw["verdict"].upper()] if "verdict" in raw else None
            return Play(PileId(raw["pile"]), _named(raw["cards"]), verdict, _then(raw))
        case "ask":
            return Ask(PileId(raw["pile"]), _named(raw["cards"]), Legality[raw["verdict"].upper()])
        case "end_turn":
            return EndTurn(raw.get("draws", 0), _then(raw))
        case "blocked":
            return DeclareBlocked(_then(raw))
        case "undo":
            return TakeBack(_table(raw["then"]))
    msg = f"no step of a case: {raw}"
    raise ValueError(msg)


def _then(raw: dict[str, Any]) -> Table | Refused:
    refused: Refused | None = raw.get("refused")
    return refused or _table(raw["then"])


def _table(raw: dict[str, Any]) -> Table:
    counts = {
        name: raw[name] for name in ("draw_pile", "played_this_turn", "minimum", "remaining", "outcome")
    }
    return Table(
        player=Seat(raw["player"]),
        hands=tuple(raw["hands"]),
        tops=tuple(top if top in {None, UNKNOWN} else _card(top) for top in raw["tops"]),
        possible={PileId(int(pile)): _cards(cards) for pile, cards in raw.get("possible", {}).items()},
        on_fire=tuple(map(PileId, raw.get("on_fire", ()))),
        cover_now=tuple(map(PileId, raw.get("cover_now", ()))),
        **counts,
    )


def _named(raw: list[int | str] | None) -> Named:
    return None if raw is None else _cards(raw)


def _cards(raw: Iterable[int | str]) -> frozenset[Card]:
    return frozenset(map(_card, raw))


def _card(raw: int | str) -> Card:
    if isinstance(raw, int):
        return Card(raw)
    colour, number = raw.split("-")
    return Card(int(number), Colour(colour))
