"""Controls changed in place: the table's picture is built once, and a touch changes a few parts of it.

Flet 1.0.5 compares all that a component returns, field by field, at each render: for the table that is about
a hundred controls and twenty times what the change itself costs. So the table is a component that returns the
same controls each time, and faces that change single properties of them. All that differs from one desk to
the next travels in one message, made with Flet's own patches but without its comparing: the picture changes
at once, never by halves.
"""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any

import flet as ft
from flet.controls.base_control import BaseControl
from flet.controls.object_patch import ObjectPatch
from flet.messaging.protocol import Message, MessageAction, PatchControlBody

if TYPE_CHECKING:
    from collections.abc import Iterator

Path = list[str | int]


class Retained:
    """Keeps a list of the properties that changed, and sends these alone."""

    def __init__(self) -> None:
        # By identity: controls are dataclasses, and comparing two of them compares all their fields.
        self._changed: dict[tuple[int, str], ft.Control] = {}
        self._paths: dict[int, Path] = {}
        self._root: ft.Control | None = None

    def put(self, control: ft.Control, **properties: object) -> None:
        """Set properties; a property counts as changed when it is another than before."""
        for name, value in properties.items():
            if getattr(control, name) != value:
                # A picture built anew is marked as frozen where Flet compared it with the one before.
                vars(control).pop("_frozen", None)
                setattr(control, name, value)
                self._changed[id(control), name] = control

    def replace(self, control: ft.Control, name: str, value: object) -> None:
        """Set a property without comparing it with the one before, which for a control takes long.

        A control put in this way is not changed any more, only replaced as a whole.
        """
        vars(control).pop("_frozen", None)
        setattr(control, name, value)
        self._changed[id(control), name] = control

    def hold(self, root: ft.Control) -> None:
        """Take the picture as it was built; all changes from now on are below `root`."""
        self._root = root
        self._paths = {id(control): path for path, control in _below(root, [])}
        self._changed.clear()

    def send(self, page: ft.Page) -> None:
        """Send what changed to the phone; one that has just gone away gets it all when it is back."""
        changed, self._changed = self._changed, {}
        connection = page.session.connection
        if not changed or self._root is None or not _there(connection):
            return
        patch = ObjectPatch(
            [
                {"op": "replace", "path": [*self._paths[key], name], "value": getattr(control, name)}
                for (key, name), control in changed.items()
            ]
        )
        body = PatchControlBody(self._root._i, patch.to_message())  # noqa: SLF001 -- Flet's own id of a control
        connection.send_message(Message(MessageAction.PATCH_CONTROL, body))


def _there(connection: object) -> bool:
    """Tell whether the phone is there: Flet raises where it left and its session has not heard of it."""
    return connection is not None and getattr(connection, "_FletApp__send_queue", connection) is not None


def _below(control: BaseControl, path: Path) -> Iterator[tuple[Path, BaseControl]]:
    """Walk over a control and all inside it, with the way to each in Flet's terms."""
    yield path, control
    for field in fields(control):
        # What leads back up or elsewhere is marked so by Flet.
        if field.name.startswith("_") or field.metadata.get("skip", False):
            continue
        held: Any = getattr(control, field.name)
        if isinstance(held, BaseControl):
            yield from _below(held, [*path, field.name])
        elif isinstance(held, list):
            for index, part in enumerate(held):
                if isinstance(part, BaseControl):
                    yield from _below(part, [*path, field.name, index])


def thawed(content: ft.Control, key: str) -> ft.Container:
    """Hold a control that may be changed, with all inside it, although a component returned it.

    Under another key it is another picture, which the phone takes as a whole: Flet would else compare it with
    the one before, of which a phone may lack what could not be sent.

    Flet marks everything below a component's result as frozen; a container that says of itself that it is not
    keeps the mark from all that is inside.
    """
    holder = ft.Container(content)
    object.__setattr__(holder, "_frozen", False)
    return ft.Container(holder, key=key)
