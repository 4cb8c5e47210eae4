"""Strict readers of parsed JSON: whatever is not exactly as written by us is unreadable."""

from __future__ import annotations

import json

from assistant.errors import LogUnreadable


def unfit(value: object, kind: str) -> LogUnreadable:
    """Make the error for a value that is not of the kind that must stand there."""
    shown = f"{value!r:.60}"
    return LogUnreadable(f"not a {kind}: {shown}")


def parsed(text: object) -> object:
    """Parse JSON text; raises LogUnreadable when it is none."""
    if not isinstance(text, str):
        raise unfit(text, "text")
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise unfit(text, "JSON-text") from error


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
