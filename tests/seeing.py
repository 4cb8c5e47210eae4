"""Look at what is drawn: walk the rendered tree, read what a person reads and hears."""

from __future__ import annotations

import dataclasses
import functools
from typing import TYPE_CHECKING, Any

import flet as ft
from flet.components.component import Component
from flet.components.public_utils import unwrap_component
from flet.controls.base_control import BaseControl

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

PLAIN = {str, int, float, bool}
WORDS = (
    "value",
    "label",
    "text",
    "tooltip",
    "message",
    "title",
    "subtitle",
    "content",
    "semantics_label",
    "hint_text",
    "helper",
    "error",
    "counter",
)
"""The properties of controls that a person reads or hears when they hold text."""


def walk(root: object) -> Iterator[BaseControl]:
    """Yield the visible controls of a tree, depth first; components are looked through."""
    if isinstance(root, Component):
        yield from walk(root._b)  # noqa: SLF001 -- what the component returned
    elif isinstance(root, list | tuple):
        for part in root:
            yield from walk(part)
    elif names := _parts(type(root)):  # type: ignore[arg-type]  # mypy doubts that types are hashable
        if isinstance(root, BaseControl):
            if getattr(root, "visible", True) is False:
                return
            yield root
        for name in names:
            held = getattr(root, name, None)
            if held is not None and type(held) not in PLAIN:
                yield from walk(held)


@functools.cache
def _parts(kind: type) -> tuple[str, ...]:
    """Name the fields in which values of a type may hold others."""
    if not dataclasses.is_dataclass(kind):
        return ()
    fields = dataclasses.fields(kind)
    return tuple(f.name for f in fields if not f.metadata.get("skip") and not f.name.startswith("_"))


def words(controls: Iterable[BaseControl]) -> list[str]:
    """Read out everything that these controls show or say, in their order."""
    return [said for control in controls for said in _said(control)]


def _said(control: BaseControl) -> Iterator[str]:
    for name in WORDS:
        held: Any = getattr(control, name, None)
        if isinstance(held, ft.Tooltip):
            held = held.message
        if isinstance(held, str) and held:
            yield held


def accessible_name(control: BaseControl) -> str:
    """Return what a screen reader calls a control: its own label, else the labels and texts inside."""
    inside = list(walk(control))
    labels = [node.label for node in inside if isinstance(node, ft.Semantics) and node.label]
    told = [node for node in inside if isinstance(node, ft.Icon | ft.Text)]
    labels += [node.semantics_label for node in told if node.semantics_label]
    texts = [node.value for node in inside if isinstance(node, ft.Text) and node.value]
    own = getattr(control, "label", None)
    return own if isinstance(own, str) and own else " ".join(labels or texts)


class Screen:
    """What one phone shows: the screen on top of the stack, and what is open above it."""

    def __init__(self, page: ft.Page) -> None:
        self.page = page

    @property
    def views(self) -> list[ft.View]:
        """The stack of screens."""
        views: Any = unwrap_component(self.page.views)
        return [unwrap_component(view) for view in (views if isinstance(views, list) else [views])]

    @property
    def dialogs(self) -> list[BaseControl]:
        """The sheets and bars that are open."""
        return [dialog for dialog in self.page._dialogs.controls if dialog.open]  # noqa: SLF001 -- Flet tells no other way

    def seen(self) -> Iterator[BaseControl]:
        """Yield all controls of the screen on top and of what is open above it."""
        yield from walk(self.views[-1])
        yield from walk(self.dialogs)

    def words(self) -> list[str]:
        """Everything that can be read or heard now."""
        return words(self.seen())

    def says(self, sentence: str) -> bool:
        """Tell whether a sentence can be read or heard now."""
        return any(sentence in said for said in self.words())

    def __contains__(self, key: str) -> bool:
        """Tell whether a control with a key is drawn."""
        return key in self.keys()

    def keys(self) -> set[str]:
        """The keys of all controls that are drawn."""
        return {control.key for control in self.seen() if isinstance(control.key, str)}

    def get(self, key: str) -> BaseControl:
        """Find the one control with a key."""
        found = [control for control in self.seen() if control.key == key]
        assert len(found) == 1, (key, len(found), sorted(self.keys()))
        return found[0]

    def label(self, key: str) -> str:
        """Return what a screen reader says of the control with a key."""
        return accessible_name(self.get(key))
