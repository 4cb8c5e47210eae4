"""Colours and type: the tokens of the look, and the Flet theme made from them."""

from __future__ import annotations

from dataclasses import dataclass

import flet as ft

from assistant.tracker.piles import Direction

REGULAR = "Atkinson"
SEMIBOLD = "Atkinson SemiBold"
BOLD = "Atkinson Bold"
EXTRABOLD = "Atkinson ExtraBold"
EMOJI = "Noto Emoji"

# One family a weight: asking one family for another weight makes Flutter draw a false bold.
FONTS = {
    REGULAR: "fonts/AtkinsonHyperlegibleNext_400Regular.ttf",
    SEMIBOLD: "fonts/AtkinsonHyperlegibleNext_600SemiBold.ttf",
    BOLD: "fonts/AtkinsonHyperlegibleNext_700Bold.ttf",
    EXTRABOLD: "fonts/AtkinsonHyperlegibleNext_800ExtraBold.ttf",
    EMOJI: "fonts/NotoEmoji_400Regular.ttf",
}


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of one brightness; inks reach 4.5:1 on every ground they stand on, borders 3:1."""

    dark: bool
    ground: str
    card: str
    line: str
    ink: str
    quiet: str
    key: str
    ascending: str
    ascending_ground: str
    descending: str
    descending_ground: str
    go: str
    on_go: str
    idle: str
    on_idle: str
    warn: str
    bad: str
    seats: tuple[str, ...]
    on_seat: str

    def warm(self, direction: Direction) -> tuple[str, str]:
        """Return ink and ground of a pile: ascending piles are warm, descending ones cool."""
        if direction is Direction.ASCENDING:
            return self.ascending, self.ascending_ground
        return self.descending, self.descending_ground


DARK = Palette(
    dark=True,
    ground="#14161b",
    card="#1f232b",
    line="#333945",
    ink="#f2f0ea",
    quiet="#a3a7b3",
    key="#262b35",
    ascending="#ff8a6b",
    ascending_ground="#3a2320",
    descending="#7fb2ff",
    descending_ground="#1c2a42",
    go="#c9f26b",
    on_go="#1b2400",
    idle="#2a2f38",
    on_idle="#c3c7d1",
    warn="#ffcf66",
    bad="#ff9aa2",
    seats=("#b48cff", "#5fd0c5", "#ffb35c", "#f58ac0", "#9ecb5a"),
    on_seat="#14161b",
)
LIGHT = Palette(
    dark=False,
    ground="#faf8f3",
    card="#ffffff",
    line="#e2ded3",
    ink="#1d1f25",
    quiet="#5b606d",
    key="#eeece3",
    ascending="#b93b18",
    ascending_ground="#ffe7df",
    descending="#1f57b5",
    descending_ground="#e1ecff",
    go="#3d5a00",
    on_go="#ffffff",
    idle="#e6e3d8",
    on_idle="#4b505c",
    warn="#8a5a00",
    bad="#b3261e",
    seats=("#6a3fc0", "#0f6f66", "#95540a", "#a52a6c", "#4a6a10"),
    on_seat="#ffffff",
)


def faded(color: str, opacity: float) -> str:
    """Return a colour let through: Flet writes the opacity before the colour."""
    return f"#{round(opacity * 255):02x}{color[1:]}"


def over(ground: str, color: str) -> str:
    """Return what is seen of a faded colour on a ground."""
    opacity = int(color[1:3], 16) / 255
    pairs = zip(_parts(ground), _parts(f"#{color[3:]}"), strict=True)
    return "#" + "".join(f"{round(top * opacity + under * (1 - opacity)):02x}" for under, top in pairs)


def _parts(color: str) -> tuple[int, ...]:
    return tuple(int(color[i : i + 2], 16) for i in (1, 3, 5))


def flet_theme(palette: Palette) -> ft.Theme:
    """Make the Material theme of one brightness, for the few stock controls that draw by it."""
    ink = ft.TextStyle(font_family=REGULAR, font_family_fallback=[EMOJI])
    return ft.Theme(
        font_family=REGULAR,
        text_theme=ft.TextTheme(body_large=ink, body_medium=ink, body_small=ink, title_medium=ink),
        color_scheme=ft.ColorScheme(
            primary=palette.go,
            on_primary=palette.on_go,
            secondary=palette.descending,
            surface=palette.ground,
            on_surface=palette.ink,
            on_surface_variant=palette.quiet,
            surface_container=palette.card,
            surface_container_high=palette.card,
            surface_container_low=palette.card,
            outline=palette.quiet,
            outline_variant=palette.line,
            error=palette.bad,
        ),
        page_transitions=ft.PageTransitionsTheme(),
    )
