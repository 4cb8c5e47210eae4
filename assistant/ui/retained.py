"""Controls changed in place: the table's picture is built once, and a touch changes a few parts of it.

Flet 1.0.5 compares all that a component returns, field by field, at each render: for the table that is about
a hundred controls and twenty times what the change itself costs. So the table is a component that returns the
same controls each time, and faces that change single properties of them.
"""

from __future__ import annotations

import flet as ft


class Retained:
    """Keeps a list of the controls whose properties changed, and sends these alone."""

    def __init__(self) -> None:
        # By identity: controls are dataclasses, and comparing two of them compares all their fields.
        self._changed: dict[int, ft.Control] = {}

    def put(self, control: ft.Control, **properties: object) -> None:
        """Set properties; the control counts as changed when one of them is another than before."""
        changed = False
        for name, value in properties.items():
            if getattr(control, name) != value:
                # A picture built anew is marked as frozen where Flet compared it with the one before.
                vars(control).pop("_frozen", None)
                setattr(control, name, value)
                changed = True
        if changed:
            self._changed[id(control)] = control

    def forget(self) -> None:
        """Start from the picture as it was built."""
        self._changed.clear()

    def send(self, page: ft.Page) -> None:
        """Send what changed to the phone; one that has just gone away gets it all when it is back."""
        changed, self._changed = self._changed, {}
        if changed and not _gone(page):
            page.update(*changed.values())


def _gone(page: ft.Page) -> bool:
    """Tell whether the phone has left and its session not heard of it: Flet 1.0.5 raises in that moment."""
    connection = page.session.connection
    return connection is not None and getattr(connection, "_FletApp__send_queue", connection) is None


def thawed(content: ft.Control) -> ft.Container:
    """Hold a control that may be changed, with all inside it, although a component returned it.

    Flet marks everything below a component's result as frozen; a container that says of itself that it is not
    keeps the mark from all that is inside.
    """
    holder = ft.Container(content)
    object.__setattr__(holder, "_frozen", False)
    return ft.Container(holder)
