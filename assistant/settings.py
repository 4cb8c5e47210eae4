"""What a device remembers about how its person likes the app."""

from __future__ import annotations

import math
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import TYPE_CHECKING

from assistant.i18n import languages

if TYPE_CHECKING:
    from collections.abc import Mapping

SMALLEST_TEXT = 0.8
LARGEST_TEXT = 2.0


class Theme(StrEnum):
    """Light or dark, or as the system has it."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True, slots=True)
class Settings:
    """One device's choices; a fresh device has the defaults.

    `language` is a code such as "fr", or None for the device's own. `text_scale` multiplies every size of
    text. `teaching` explains verdicts at more length.
    """

    language: str | None = None
    theme: Theme = Theme.SYSTEM
    text_scale: float = 1.0
    haptics: bool = True
    sound: bool = False
    keep_awake: bool = True
    left_handed: bool = False
    teaching: bool = False

    @classmethod
    def read(cls, stored: Mapping[str, object]) -> Settings:
        """Return the settings in `stored` (field name -> value), whoever wrote it.

        What is missing or makes no sense is as on a new device; a text scale is brought within its bounds.
        """
        return cls(
            language=_language(stored.get("language")),
            theme=_theme(stored.get("theme")),
            text_scale=_scale(stored.get("text_scale")),
            haptics=_flag(stored.get("haptics"), default=True),
            sound=_flag(stored.get("sound"), default=False),
            keep_awake=_flag(stored.get("keep_awake"), default=True),
            left_handed=_flag(stored.get("left_handed"), default=False),
            teaching=_flag(stored.get("teaching"), default=False),
        )

    def stored(self) -> dict[str, str | float | bool]:
        """Return what `read` takes, in types that a device's preferences can hold; no language, no key."""
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        return {name: value for name, value in values.items() if value is not None}


def _language(value: object) -> str | None:
    return value if isinstance(value, str) and value in languages() else None


def _theme(value: object) -> Theme:
    return Theme(value) if isinstance(value, str) and value in set(Theme) else Theme.SYSTEM


def _scale(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        return 1.0
    return min(max(float(value), SMALLEST_TEXT), LARGEST_TEXT)


def _flag(value: object, *, default: bool) -> bool:
    return value if isinstance(value, bool) else default
