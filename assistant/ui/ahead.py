"""What the first screen is drawn with, brought in before anybody asks for it."""

from __future__ import annotations

from typing import Final

import flet as ft

DRAWN_WITH: Final = (
    "AnimatedSwitcher",
    "AutofillGroup",
    "Column",
    "Container",
    "HapticFeedback",
    "Icon",
    "PopupMenuButton",
    "Row",
    "SafeArea",
    "Semantics",
    "SnackBar",
    "Stack",
    "Text",
    "TextField",
    "Theme",
    "Wakelock",
    "use_dialog",
    "use_memo",
    "use_ref",
    "use_state",
)


def bring_in() -> None:
    """Import the controls of the first screens: Flet itself imports each when it is first named.

    That takes a fifth of a second, which the first session would have to wait for.
    """
    for name in DRAWN_WITH:
        getattr(ft, name)
