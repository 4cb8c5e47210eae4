"""Events to JSON and back: versioned, strict, and for ever readable."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from assistant.errors import LogTooNew
from assistant.tracker import events
from assistant.tracker.events import Event, Leaving, Missed
from assistant.tracker.turn import Seat

from . import strict
from .card_codec import enum, read_named, write_named
from .rule_codec import read_rules, write_rules

if TYPE_CHECKING:
    from collections.abc import Callable

VERSION = 1


_ALWAYS: Any = object()


class _Field(NamedTuple):
    """How one fact of an event is written and read, and what it is where it is left out."""

    write: Callable[[Any], object]
    read: Callable[[object], Any]
    # Told here and not taken from the event's own defaults: those may change, what was written may not.
    left_out: Any = _ALWAYS


def _same(value: object) -> object:
    return value


def _write_missed(missed: tuple[Missed, ...]) -> list[dict[str, object]]:
    return [
        {"seat": one.seat, "laid": one.laid, "drawn": one.drawn, "this_turn": one.this_turn} for one in missed
    ]


def _read_missed(value: object) -> tuple[Missed, ...]:
    return tuple(map(_missed, strict.items(value)))


def _missed(value: object) -> Missed:
    facts = strict.exactly(value, "seat", "laid", "drawn", "this_turn")
    return Missed(
        seat=Seat(strict.natural(facts["seat"])),
        laid=strict.integer(facts["laid"]),
        drawn=strict.integer(facts["drawn"]),
        this_turn=strict.flag(facts["this_turn"]),
    )


_COUNT = _Field(_same, strict.natural)
_RARELY = _Field(_same, strict.flag, left_out=False)
_NAMED = _Field(write_named, read_named)
_RULES = _Field(write_rules, read_rules)
_LEAVING = _Field(_same, lambda value: enum(Leaving, value))
_MISSED = _Field(_write_missed, _read_missed, left_out=())

_FORMS: dict[str, tuple[type[Event], dict[str, _Field]]] = {
    "started": (events.GameStarted, {"rules": _RULES, "players": _COUNT, "first": _COUNT}),
    "played": (events.CardPlayed, {"pile": _COUNT, "cards": _NAMED, "confirmed": _RARELY}),
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


def encode(event: Event) -> str:
    """Write an event as JSON text with its version."""
    return strict.compact({"v": VERSION, **to_plain(event)})


def decode(text: object) -> Event:
    """Read an event; raises LogUnreadable when it is not exactly ours, LogTooNew for a later version."""
    members = strict.members(strict.parsed(text))
    check_version(members.pop("v", None))
    return from_plain(members)


def check_version(found: object, known: int = VERSION) -> None:
    """Raise LogTooNew for a later version than the known one, LogUnreadable for what is none of ours."""
    number = strict.natural(found)
    if number > known:
        raise LogTooNew(number, known)
    if not number:
        raise strict.unfit(found, "version-of-ours")


def to_plain(event: Event) -> dict[str, object]:
    """Write an event as an object for JSON."""
    name = _NAMES[type(event)]
    facts = ((key, field, getattr(event, key)) for key, field in _FORMS[name][1].items())
    return {"do": name, **{key: field.write(fact) for key, field, fact in facts if fact != field.left_out}}


def from_plain(value: object) -> Event:
    """Read an event from an object; raises LogUnreadable for a kind or fact that is not known here."""
    members = dict(strict.members(value))
    kind, form = _FORMS.get(strict.text(members.pop("do", None)), (None, {}))
    if kind is None:
        raise strict.unfit(value, "event")
    needed = {key for key, field in form.items() if field.left_out is _ALWAYS}
    if not needed <= members.keys() <= form.keys():
        raise strict.unfit(value, kind.__name__)
    return kind(
        **{key: field.read(members[key]) if key in members else field.left_out for key, field in form.items()}
    )
