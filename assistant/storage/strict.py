"""Strict readers of parsed JSON: whatever is not exactly as written by us is unreadable."""

from __future__ import annotations

import json
import re
from itertools import accumulate
from typing import TYPE_CHECKING, TypeVar

from assistant.errors import LogUnreadable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_Item = TypeVar("_Item")

DEEPEST = 100
"""Many times as deep as anything that we write; a browser's Python dies of a few thousand."""

# A text that is never closed counts to the end: looked for again from each quote in it, it would take ages.
_TEXTS_AND_BRACKETS = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?\Z)|[\[{\]}]', re.DOTALL)
_STEPS = {"[": 1, "{": 1, "]": -1, "}": -1}


def unfit(value: object, kind: str) -> LogUnreadable:
    """Make the error for a value that is not of the kind that must stand there."""
    shown = f"{value!r:.60}"
    return LogUnreadable(f"not a {kind}: {shown}")


def parsed(text: object) -> object:
    """Parse JSON text; raises LogUnreadable when it is none."""
    if not isinstance(text, str):
        raise unfit(text, "text")
    if _too_deep(text):
        raise unfit(text, "JSON-text")
    try:
        return json.loads(text, object_pairs_hook=_object)
    except ValueError as error:
        raise unfit(text, "JSON-text") from error


def _object(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise unfit([key for key, _ in pairs], "JSON-object-with-each-name-once")
    return found


def _too_deep(text: str) -> bool:
    """Tell whether more brackets are open at once than ever need be."""
    if text.count("[") + text.count("{") <= DEEPEST:
        return False
    steps = (_STEPS.get(found, 0) for found in _TEXTS_AND_BRACKETS.findall(text))
    return max(accumulate(steps)) > DEEPEST


def compact(value: object) -> str:
    """Write JSON without spaces, names in their own letters."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def integer(value: object) -> int:
    """Take a whole number; true and false are none."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise unfit(value, "whole-number")


def natural(value: object) -> int:
    """Take a whole number that is not negative."""
    if (number := integer(value)) >= 0:
        return number
    raise unfit(number, "count")


def flag(value: object) -> bool:
    """Take true or false."""
    if isinstance(value, bool):
        return value
    raise unfit(value, "yes-or-no")


def text(value: object) -> str:
    """Take a text."""
    if isinstance(value, str):
        return value
    raise unfit(value, "text")


def items(value: object) -> list[object]:
    """Take a list."""
    if isinstance(value, list):
        return value
    raise unfit(value, "list")


def distinct(value: object, read: Callable[[object], _Item]) -> list[_Item]:
    """Read each item of a list, in which none may stand twice."""
    found = [read(item) for item in items(value)]
    if len(set(found)) == len(found):
        return found
    raise unfit(value, "list-with-each-item-once")


def row(value: object, length: int) -> list[object]:
    """Take a list of exactly so many items."""
    found = items(value)
    if len(found) == length:
        return found
    raise unfit(value, "full-row")


def members(value: object) -> dict[str, object]:
    """Take an object."""
    if isinstance(value, dict):
        return value
    raise unfit(value, "JSON-object")


def exactly(value: object, *keys: str) -> dict[str, object]:
    """Take an object with exactly these members."""
    found = members(value)
    if found.keys() == set(keys):
        return found
    raise unfit(value, "-".join(keys))
