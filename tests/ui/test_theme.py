"""Text has a contrast of 4.5 to 1 on every ground it stands on; borders and icons with a meaning have 3."""

from __future__ import annotations

import pytest

from assistant.ui.table.pile import BARE, REFUSED
from assistant.ui.theme import DARK, LIGHT, Palette, faded, over

BOTH = pytest.mark.parametrize("palette", [DARK, LIGHT], ids=["dark", "light"])
TEXT, SIGN = 4.5, 3.0

INKS = [
    *((ink, ground) for ink in ("ink", "quiet", "go", "warn", "bad") for ground in ("ground", "card")),
    *(
        (ink, ground)
        for ink in ("ink", "quiet", "go", "warn", "bad")
        for ground in ("ascending_ground", "descending_ground")
    ),
    ("ascending", "ascending_ground"),
    ("descending", "descending_ground"),
    ("on_go", "go"),
    ("on_idle", "idle"),
    ("ink", "key"),
]
SIGNS = [
    *((border, "ground") for border in ("go", "warn", "ascending", "descending", "quiet", "bad")),
    *((border, f"{way}_ground") for border in ("go", "warn") for way in ("ascending", "descending")),
]


def luminance(color: str) -> float:
    """Return the relative luminance of "#rrggbb" (WCAG 2.2)."""
    parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def mixed(color: str, ground: str, opacity: float) -> str:
    """Lay a colour let through over a ground."""
    pairs = [(int(color[i : i + 2], 16), int(ground[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(over * opacity + under * (1 - opacity)):02x}" for over, under in pairs)


def test_black_on_white_is_the_greatest_contrast() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@BOTH
@pytest.mark.parametrize(("ink", "ground"), INKS)
def test_text_can_be_read(palette: Palette, ink: str, ground: str) -> None:
    assert contrast(getattr(palette, ink), getattr(palette, ground)) >= TEXT


@BOTH
@pytest.mark.parametrize(("sign", "ground"), SIGNS)
def test_borders_and_icons_can_be_made_out(palette: Palette, sign: str, ground: str) -> None:
    assert contrast(getattr(palette, sign), getattr(palette, ground)) >= SIGN


@BOTH
@pytest.mark.parametrize("seat", range(5))
def test_an_initial_can_be_read_on_every_seat(palette: Palette, seat: int) -> None:
    assert contrast(palette.on_seat, palette.seats[seat]) >= TEXT


@BOTH
@pytest.mark.parametrize("way", ["ascending", "descending"])
def test_the_faded_numeral_of_a_bare_pile_can_be_made_out(palette: Palette, way: str) -> None:
    ink, ground = getattr(palette, way), getattr(palette, f"{way}_ground")

    assert contrast(mixed(ink, ground, BARE), ground) >= SIGN


@BOTH
@pytest.mark.parametrize("way", ["ascending", "descending"])
def test_the_numeral_of_a_pile_that_does_not_take_the_card_can_be_made_out(
    palette: Palette, way: str
) -> None:
    ink, ground = getattr(palette, way), getattr(palette, f"{way}_ground")

    assert contrast(mixed(ink, ground, REFUSED), ground) >= SIGN


def test_a_colour_let_through_is_seen_mixed_with_its_ground() -> None:
    assert over("#000000", faded("#ff8000", 0.5)) == mixed("#ff8000", "#000000", 128 / 255)
    assert over("#123456", faded("#ffffff", 0)) == "#123456"
    assert over("#123456", faded("#ffffff", 1)) == "#ffffff"
