"""How players are called on screen, with or without a name."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from assistant.i18n import Translator
    from assistant.live import Table
    from assistant.tracker.turn import Seat


ROOMY = 12
"""Signs that fit where little room is."""
JOINER = "\u200d"


def name(t: Translator, table: Table, seat: Seat) -> str:
    """Return the name at a seat, "Player 2" where nobody gave one."""
    return table.seats[seat].name or numbered(t, seat)


def short(t: Translator, table: Table, seat: Seat) -> str:
    """Return a name for narrow places: of a long one the first word, where no other player shares it."""
    full = name(t, table, seat)
    if len(full) <= ROOMY:
        return full
    first = _first_word(full)
    others = [name(t, table, other) for other in table.state.seats if other != seat]
    return full if any(_first_word(other) == first for other in others) else first


def _first_word(full: str) -> str:
    return re.split(r"[\s-]", full, maxsplit=1)[0]


def numbered(t: Translator, seat: int) -> str:
    """Name a player by the place at the table, counted from 1."""
    return t.gettext("Player {number}").format(number=seat + 1)


def initial(text: str) -> str:
    """Return the first sign of a name with all that belongs to it, so that an emoji family stays whole."""
    taken = ""
    for sign in text.strip():
        if taken and not (_joins(sign) or taken.endswith(JOINER) or (_is_flag(sign) and _is_flag(taken))):
            break
        taken += sign
    return taken.upper() or "?"


def _joins(sign: str) -> bool:
    """Tell whether a sign belongs to the one before it: accents, joiners and skin tones."""
    return (
        unicodedata.category(sign).startswith("M") or sign == JOINER or "\U0001f3fb" <= sign <= "\U0001f3ff"
    )


def _is_flag(taken: str) -> bool:
    """Tell whether this is one of the two letters that make a flag."""
    return len(taken) == 1 and "\U0001f1e6" <= taken <= "\U0001f1ff"
