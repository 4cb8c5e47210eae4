"""What stands on the screen, as somebody hears it who cannot see it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from tests.browser import words


@dataclass(frozen=True, slots=True)
class Table:
    """What the table shows: tops as numbers, unknown ones as `? 31 to 99 or 20`."""

    turn: str
    laid: int
    draw_pile: int
    tops: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Box:
    """A button's name and where it lies, in pixels."""

    name: str
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Screen:
    """Buttons and other texts, each by its spoken name, in their order; which buttons are the chosen ones."""

    buttons: tuple[str, ...]
    texts: tuple[str, ...]
    chosen: tuple[str, ...] = ()

    def says(self, part: str) -> bool:
        """Tell whether some text or button contains these words."""
        return any(part in said for said in (*self.texts, *self.buttons))

    def search(self, pattern: str) -> re.Match[str] | None:
        """Find a pattern in the texts and buttons."""
        found = (re.search(pattern, said) for said in (*self.texts, *self.buttons))
        return next(filter(None, found), None)

    def offers(self, name: str) -> bool:
        """Tell whether there is a button of this name, or one that begins so where it ends in `*`."""
        if name.endswith("*"):
            return any(button.startswith(name[:-1]) for button in self.buttons)
        return name in self.buttons

    def pile(self, pile: int) -> str:
        """Return all that a pile says, empty where there is no table."""
        return next((name for name in self.buttons if name.startswith(f"{words.PILES[pile]},")), "")

    @property
    def entry(self) -> str | None:
        """What stands in the entry, None where there is no entry."""
        found = next((text for text in self.texts if text.startswith(words.ENTRY)), None)
        return None if found is None else found.removeprefix(words.ENTRY).replace(words.EMPTY, "")

    @property
    def table(self) -> Table | None:
        """The table, None while something else, or only a part of it, stands there."""
        piles = [self.pile(pile) for pile in range(len(words.PILES))]
        matches = ((i, re.match(words.DRAW_PILE, text)) for i, text in enumerate(self.texts))
        place, draw_pile = next((found for found in matches if found[1]), (0, None))
        # Name and cards laid stand before the draw pile, in an order that depends on how tall the name is.
        header = self.texts[:place]
        laid = next(filter(None, (re.match(words.LAID, text) for text in header)), None)
        names = [text for text in header if not re.match(words.LAID, text)]
        if not all(piles) or draw_pile is None or laid is None or not names:
            return None
        return Table(names[-1], int(laid[1]), int(draw_pile[1]), tuple(map(_top, piles)))


def _top(name: str) -> str:
    if known := re.search(words.KNOWN, name):
        return known[1]
    figures = re.search(words.FIGURES, name)
    return f"? {figures[1]}" if figures else name
