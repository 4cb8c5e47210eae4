"""How players are called on screen, with or without a name."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from assistant.i18n import Translator
    from assistant.live import Table
    from assistant.tracker.turn import Seat


def name(t: Translator, table: Table, seat: Seat) -> str:
    """Return the name at a seat, "Player 2" where nobody gave one."""
    return table.seats[seat].name or numbered(t, seat)


def numbered(t: Translator, seat: int) -> str:
    """Name a player by the place at the table, counted from 1."""
    return t.gettext("Player {number}").format(number=seat + 1)


def initial(text: str) -> str:
    """Return the first sign of a name with all that belongs to it, so that an emoji family stays whole."""
    taken = ""
    for sign in text.strip():
        joins = unicodedata.combining(sign) or sign in "\u200d\ufe0f" or "\U0001f3fb" <= sign <= "\U0001f3ff"
        if taken and not joins and not taken.endswith("\u200d"):
            break
        taken += sign
    return taken.upper() or "?"
