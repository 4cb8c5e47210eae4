"""Everything on the table fits its window, and nothing is smaller than a finger or an eye needs."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.ui.layout import Layout, layout

PORTRAIT = [(320, 568), (360, 640), (390, 664), (390, 844), (412, 915), (430, 932), (768, 1024)]
LANDSCAPE = [(844, 390), (667, 375), (1024, 768), (1440, 900)]
FINGER, NUMERAL = 48, 40
HAIR = 0.01
"""What floating point may lose."""


def heights(sizes: Layout) -> list[float]:
    """Add up each column of what is drawn, gaps and margins with it."""
    edges, gap = 2 * sizes.margin, sizes.gap
    piles = 2 * sizes.pile_height + gap
    pad = 3 * sizes.key_height + 2 * gap
    if sizes.landscape:
        return [
            edges + sizes.header + gap + piles,
            edges + sizes.entry + gap + pad + gap + sizes.bottom,
        ]
    return [edges + sizes.header + piles + sizes.entry + pad + sizes.bottom + 4 * gap]


def widths(sizes: Layout) -> list[float]:
    """Add up each line of what is drawn."""
    edges = 2 * sizes.margin
    piles = 2 * sizes.pile_width + sizes.gap
    pad = 4 * sizes.key_width + 3 * sizes.gap
    if sizes.landscape:
        return [edges + piles + sizes.margin + sizes.side, edges + piles + sizes.margin + pad]
    return [edges + piles, edges + pad, edges + sizes.side]


def fits(width: float, height: float) -> None:
    sizes = layout(width, height)
    assert max(widths(sizes)) <= min(width, sizes.width) + HAIR
    assert max(heights(sizes)) <= min(height, sizes.height) + HAIR
    assert min(sizes.key_width, sizes.key_height, sizes.bottom) >= FINGER - HAIR
    assert sizes.top >= NUMERAL
    assert sizes.header >= FINGER
    assert min(sizes.pile_width, sizes.pile_height, sizes.entry) > 0
    assert sizes.top <= sizes.pile_height


@pytest.mark.parametrize(("width", "height"), [*PORTRAIT, *LANDSCAPE])
def test_the_table_fits_without_scrolling(width: float, height: float) -> None:
    fits(width, height)


@given(st.floats(320, 1400), st.floats(568, 1600))
def test_it_fits_every_upright_window_from_the_smallest_phone_on(width: float, height: float) -> None:
    if width <= height:
        fits(width, height)


@given(st.floats(640, 2600), st.floats(360, 1600))
def test_it_fits_every_lying_window_from_a_small_phone_on(width: float, height: float) -> None:
    if width > height:
        fits(width, height)


@pytest.mark.parametrize(("width", "height"), PORTRAIT)
def test_an_upright_window_has_the_pad_below(width: float, height: float) -> None:
    assert layout(width, height).landscape is False


@pytest.mark.parametrize(("width", "height"), LANDSCAPE)
def test_a_lying_window_has_the_pad_beside(width: float, height: float) -> None:
    assert layout(width, height).landscape is True


@pytest.mark.parametrize(("width", "height"), [(390, 844), (430, 932)])
def test_a_usual_phone_has_the_large_numerals_and_keys_of_the_look(width: float, height: float) -> None:
    sizes = layout(width, height)

    assert sizes.top >= 64
    assert sizes.key_height >= 56


def test_a_wide_window_does_not_tear_the_table_apart() -> None:
    assert layout(5000, 3000) == layout(1440, 900)
