"""How large everything on the table is, from the size of the window alone."""

from __future__ import annotations

from dataclasses import dataclass

WIDEST_PORTRAIT = 560.0
WIDEST_LANDSCAPE = 1120.0
TALLEST_LANDSCAPE = 760.0
LOW = 640.0
"""Below this height everything is as small as it may get."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Sizes in logical pixels; `landscape` puts the piles left and the pad right."""

    landscape: bool
    width: float
    height: float
    margin: float
    gap: float
    header: float
    pile_width: float
    pile_height: float
    top: float
    entry: float
    key_width: float
    key_height: float
    bottom: float
    side: float

    @property
    def low(self) -> bool:
        """Tell whether there is so little height that the least sizes hold."""
        return self.pile_height < 130  # noqa: PLR2004 -- the height at which a pile's three lines fit roomily

    @property
    def narrow(self) -> bool:
        """Tell whether a line holds so little that words must be left out."""
        return self.side < 340  # noqa: PLR2004 -- the phones below 360 wide


def layout(width: float, height: float) -> Layout:
    """Fit piles, entry, pad and buttons into a window, without scrolling from 320 × 568 on."""
    if width > height and width >= LOW:
        return _landscape(min(width, WIDEST_LANDSCAPE), min(height, TALLEST_LANDSCAPE))
    return _portrait(min(width, WIDEST_PORTRAIT), height)


def _top(pile_width: float, pile_height: float) -> float:
    """Size of a top card: as large as the pile lets it be, within what the look asks for."""
    return max(40.0, min(104.0, pile_height * 0.47, pile_width * 0.5))


def _portrait(width: float, height: float) -> Layout:
    low = height < LOW
    margin, gap = (12.0, 6.0) if low or width < 360 else (16.0, 10.0)  # noqa: PLR2004 -- a small phone
    header, entry, bottom = (48.0, 40.0, 50.0) if low else (56.0, 52.0, 60.0)
    key = 48.0 if low else min(64.0, max(56.0, height * 0.07))
    fixed = margin * 2 + header + entry + bottom + 3 * key + gap * 6
    pile_height = max(96.0, min(230.0, (height - fixed - gap) / 2))
    inner = width - 2 * margin
    pile_width = (inner - gap) / 2
    return Layout(
        landscape=False,
        width=width,
        height=height,
        margin=margin,
        gap=gap,
        header=header,
        pile_width=pile_width,
        pile_height=pile_height,
        top=_top(pile_width, pile_height),
        entry=entry,
        key_width=(inner - 3 * gap) / 4,
        key_height=key,
        bottom=bottom,
        side=inner,
    )


def _landscape(width: float, height: float) -> Layout:
    margin, gap = (12.0, 8.0) if height < LOW else (24.0, 12.0)
    header = 48.0 if height < LOW else 64.0
    side = min(420.0, (width - 3 * margin) * 0.44)
    left = width - 3 * margin - side
    pile_height = (height - 2 * margin - header - 2 * gap) / 2
    key = min(76.0, max(48.0, (height - 2 * margin - 5 * gap) / 5.6))
    pile_width = (left - gap) / 2
    return Layout(
        landscape=True,
        width=width,
        height=height,
        margin=margin,
        gap=gap,
        header=header,
        pile_width=pile_width,
        pile_height=pile_height,
        top=_top(pile_width, pile_height),
        entry=height - 2 * margin - 4 * key - 4 * gap,
        key_width=(side - 3 * gap) / 4,
        key_height=key,
        bottom=key,
        side=side,
    )
