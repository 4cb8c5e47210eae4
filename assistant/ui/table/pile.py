"""One pile: a card as large as there is room for, and below it what may go on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import flet as ft

from assistant.ui.guards import On
from assistant.ui.theme import EXTRABOLD, faded, over
from assistant.ui.widgets.basics import RADIUS

from .pile_words import Corner, Said
from .view import Mood

if TYPE_CHECKING:
    from collections.abc import Callable

    from assistant.tracker.events import EntryId
    from assistant.tracker.piles import PileId
    from assistant.ui.device import Look
    from assistant.ui.retained import Retained

    from .view import PileView

Sized = TypeVar("Sized", bound=ft.LayoutControl)

BARE = 0.75
"""How much of the ink a base card has: it is no card that was laid."""
REFUSED = 0.72
"""How much of the ink the numeral of a pile has that does not take the standing card."""
WIDE_NUMERAL = 0.74
"""How much smaller the 100 of a bare pile is drawn, which is wider than any card."""
WITH_FIRE = 0.82
"""How much smaller the numeral of a burning pile is drawn, which has a line more below it."""
LEAST = 40.0
"""The smallest numeral of a top card."""
FRAME = 3.0
"""Width of the frame of a card: quiet at rest, in colour while a verdict stands."""
ARRIVING = ft.Duration(milliseconds=180)
"""How long a laid card takes to arrive; less motion is Flutter's to grant."""
COVERED = ft.Duration(milliseconds=700)
"""How long the card below stays, whole until the new one covers it."""

LOW, LOWER = ft.Alignment(0, -0.08), ft.Alignment(0, -0.16)
TIGHT = ft.TextStyle(height=1.0)


class PileFace:
    """One pile on the screen; the whole card is the button.

    From the table up: frame and edges of the cards below, the top card, what is said of it, the touch.
    """

    def __init__(self, look: Look, kept: Retained, view: PileView, touch: Callable[[PileId], None]) -> None:
        self._look, self._kept = look, kept
        self._ink, self._ground = look.palette.warm(view.direction)
        self._light = _light(self._ground, dark=look.palette.dark)
        self._shown: PileView | None = None
        self._frame = self._sized(ft.Container(border_radius=RADIUS))
        self._top = self._sized(
            ft.AnimatedSwitcher(
                self._card(view),
                duration=ARRIVING,
                reverse_duration=COVERED,
                switch_in_curve=ft.AnimationCurve.EASE_OUT_CUBIC,
                switch_out_curve=ft.AnimationCurve.EASE_OUT_EXPO,
                transition=ft.AnimatedSwitcherTransition.SCALE,
            )
        )
        self._corner = Corner(look, kept, view)
        self._said = Said(look, kept)
        self._spoken = ft.Semantics(
            label="", button=True, exclude_semantics=True, content=self._sized(ft.Container())
        )
        surface = ft.Container(
            self._spoken,
            key=f"pile-{view.pile}",
            ink=True,
            on_click=On(touch, view.pile),
            border_radius=RADIUS,
        )
        words = ft.Semantics(exclude_semantics=True, content=self._sized(self._words()))
        top = ft.Semantics(exclude_semantics=True, content=self._top)
        self.control = self._sized(ft.Stack([self._frame, top, words, surface]))
        self.show(view)

    def _sized(self, control: Sized) -> Sized:
        control.width, control.height = self._look.layout.pile_width, self._look.layout.pile_height
        return control

    def _words(self) -> ft.Container:
        between = ft.MainAxisAlignment.SPACE_BETWEEN
        column = ft.Column([self._corner.control, self._said.control], spacing=0, alignment=between)
        return ft.Container(
            column,
            padding=8 if self._look.layout.low else 12,
        )

    def _card(self, view: PileView) -> ft.Container:
        """Draw a card that lies on top; a new one is drawn for each, so that it can be seen to arrive."""
        color = faded(self._ink, BARE) if view.bare else self._ink
        numeral = ft.Text(
            view.numeral,
            size=self._size(view),
            color=color,
            font_family=EXTRABOLD,
            style=TIGHT,
            no_wrap=True,
        )
        layout = self._look.layout
        return ft.Container(
            numeral,
            # By its key Flutter sees whether it is another card, which is seen to arrive.
            key=f"top-{view.pile}-{view.top or 0}",
            # The lines below it are two where it burns, and weigh more than the corner above.
            alignment=LOWER if view.fire else LOW,
            margin=FRAME,
            width=layout.pile_width - 2 * FRAME,
            height=layout.pile_height - 2 * FRAME,
            border_radius=RADIUS - FRAME,
            gradient=self._light,
        )

    def _size(self, view: PileView) -> float:
        size = self._look.layout.top
        if view.fire:
            size = max(LEAST, size * WITH_FIRE)
        return size * (WIDE_NUMERAL if len(view.numeral) > len("99") else 1)

    def show(self, view: PileView) -> None:
        """Draw the pile as it is now."""
        shown, self._shown = self._shown, view
        if view == shown:
            return
        put = self._kept.put
        if shown and _card_of(view) != _card_of(shown):
            self._kept.replace(self._top, "content", self._card(view))
        put(self._top, opacity=REFUSED if view.mood is Mood.NO else 1)
        put(self._frame, bgcolor=self._frame_color(view.mood))
        if shown is None or view.height != shown.height:
            self._kept.replace(self._frame, "shadow", self._edges(view.height))
        put(self._spoken, label=view.spoken, selected=view.mood is Mood.CHOSEN)
        self._corner.show(view)
        self._said.show(view)

    def _frame_color(self, mood: Mood) -> str:
        palette = self._look.palette
        quiet = over(palette.ground, faded(self._ink, 0.3))
        return {
            Mood.REST: quiet,
            Mood.GO: palette.go,
            Mood.TRICK: palette.warn,
            Mood.UNSURE: palette.warn,
            Mood.NO: palette.line,
            Mood.CHOSEN: self._ink,
        }[mood]

    def _edges(self, height: int) -> list[ft.BoxShadow]:
        """Let a pile stand on the table like cards on one another; a bare one lies flat."""
        if not height:
            return []
        palette, low = self._look.palette, self._look.layout.low
        edge = over(palette.ground, faded(self._ink, 0.6))
        step = 1.5 if low else 2.0
        shadows = []
        for card in range(height):
            shadows += [
                ft.BoxShadow(0, 0, self._ground, ft.Offset(0, step * (card + 1) - step / 2)),
                ft.BoxShadow(0, 0, edge, ft.Offset(0, step * (card + 1))),
            ]
        deep = ft.BoxShadow(
            0, 10, "#7a000000" if palette.dark else "#33000000", ft.Offset(0, step * height + 2)
        )
        return [*shadows, deep]


def _light(ground: str, *, dark: bool) -> ft.Gradient:
    """Let the light fall on a card from above."""
    return ft.LinearGradient(
        [over(ground, faded("#ffffff", 0.06 if dark else 0.5)), ground],
        begin=ft.Alignment.TOP_CENTER,
        end=ft.Alignment.BOTTOM_CENTER,
    )


def _card_of(view: PileView) -> tuple[EntryId | None, str, bool, bool]:
    return view.top, view.numeral, view.bare, bool(view.fire)
