"""Controls changed in place, and a phone that goes away meanwhile."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import flet as ft
import pytest
from flet_web.fastapi.flet_app import FletApp

from assistant.ui.retained import Retained


class Page:
    """A page that notes what it sends, by way of a connection with or without a queue."""

    def __init__(self, queue: object) -> None:
        self.session = SimpleNamespace(connection=SimpleNamespace(_FletApp__send_queue=queue))
        self.sent: list[ft.Control] = []

    def update(self, *controls: ft.Control) -> None:
        self.sent += controls


@pytest.mark.parametrize(("queue", "sent"), [("a queue", True), (None, False)], ids=["there", "just gone"])
def test_only_a_phone_that_is_there_is_sent_what_changed(queue: object, *, sent: bool) -> None:
    text, page, kept = ft.Text("38"), Page(queue), Retained()
    kept.put(text, value="39")
    to: Any = page
    kept.send(to)

    assert (text.value, page.sent) == ("39", [text] if sent else [])


def test_flet_keeps_its_queue_where_we_look_for_it() -> None:
    assert "_FletApp__send_queue" in FletApp.send_message.__code__.co_names
