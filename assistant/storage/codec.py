"""Events to JSON and back: versioned, strict, and for ever readable."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import TYPE_CHECKING, Any, NamedTuple

from assistant.tracker import events
from assistant.tracker.events import Event, Leaving, Missed
from assistant.tracker.turn import Seat

from . import strict
from .card_codec import enum, read_named, write_named
from .rule_codec import read_rules, write_rules

if TYPE_CHECKING:
    from collections.abc import Callable

VERSION = 1


class _Field(NamedTuple):
    """How one fact of an event is written and read."""

    write: Callable[[Any], object]
    read: Callable[[object], Any]


def _same(value: object) -> object:
    return value


def _write_missed(missed: tuple[Missed, ...]) -> list[list[object]]:
    return [[one.seat, one.laid, one.drawn, one.this_turn] for one in missed]


def _read_missed(value: object) -> tuple[Missed, ...]:
    return tuple(_missed(*strict.row(one, 4)) for one in strict.items(value))


def _missed(seat: object, laid: object, drawn: object, this_turn: object) -> Missed:
    return Missed(
        Seat(strict.natural(seat)), strict.integer(laid), strict.integer(drawn), strict.flag(this_turn)
    )


_COUNT = _Field(_same, strict.natural)
_FLAG = _Field(_same, strict.flag)
_NAMED = _Field(write_named, read_named)
_RULES = _Field(write_rules, read_rules)
_LEAVING = _Field(_same, lambda value: enum(Leaving, value))
_MISSED = _Field(_write_missed, _read_missed)

_FORMS: dict[str, tuple[type[Event], dict[str, _Field]]] = {
    "started": (events.GameStarted, {"rules": _RULES, "players": _COUNT, "first": _COUNT}),
    "played": (events.CardPlayed, {"pile": _COUNT, "cards": _NAMED, "confirmed": _FLAG}),
    "ended": (events.TurnEnded, {"drawn": _COUNT}),
    "blocked": (events.Blocked, {}),
    "skipped": (events.PlayerSkipped, {}),
    "left": (events.PlayerLeft, {"seat": _COUNT, "cards": _LEAVING}),
    "given": (events.TurnGivenTo, {"seat": _COUNT}),
    "amended": (events.Amended, {"entry": _COUNT, "cards": _NAMED}),
    "top": (events.TopSet, {"pile": _COUNT, "cards": _NAMED, "missed": _MISSED}),
    "undone": (events.Undone, {"entry": _COUNT}),
    "redone": (events.Redone, {"entry": _COUNT}),
    "kept": (events.Kept, {}),
    "resumed": (events.Resumed, {}),
    "abandoned": (events.Abandoned, {}),
    "saved": (events.Saved, {}),
}
_NAMES = {kind: name for name, (kind, _) in _FORMS.items()}
_DEFAULTS: dict[type[Event], dict[str, object]] = {
    kind: {field.name: field.default for field in fields(kind) if field.default is not MISSING}
    for kind in _NAMES
}


def encode(event: Event) -> str:
    """Write an event as JSON text with its version."""
    return strict.compact({"v": VERSION, **to_plain(event)})


def decode(text: object) -> Event:
    """Read an event; raises LogUnreadable when the text is not ours, malformed, or of a later version."""
    members = strict.members(strict.parsed(text))
    check_version(members.pop("v", None))
    return from_plain(members)


def check_version(found: object) -> None:
    """Raise LogUnreadable for a version that this code does not read."""
    if strict.integer(found) != VERSION:
        raise strict.unfit(found, "version-of-ours")


def to_plain(event: Event) -> dict[str, object]:
    """Write an event as an object for JSON; facts that are as usual are left out."""
    name = _NAMES[type(event)]
    usual = _DEFAULTS[type(event)]
    said = {
        key: field.write(getattr(event, key))
        for key, field in _FORMS[name][1].items()
        if key not in usual or getattr(event, key) != usual[key]
    }
    return {"do": name, **said}


def from_plain(value: object) -> Event:
    """Read an event from an object; raises LogUnreadable."""
    members = dict(strict.members(value))
    kind, form = _FORMS.get(strict.text(members.pop("do", None)), (None, {}))
    if kind is None:
        raise strict.unfit(value, "event")
    if members.keys() - form.keys() or form.keys() - members.keys() - _DEFAULTS[kind].keys():
        raise strict.unfit(value, kind.__name__)
    return kind(**{key: form[key].read(given) for key, given in members.items()})
