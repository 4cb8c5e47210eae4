"""Controls changed in place: one message a touch, and a phone that goes away meanwhile."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import flet as ft
import pytest
from flet.controls.object_patch import ObjectPatch
from flet_web.fastapi.flet_app import FletApp

from assistant.ui.retained import Retained

if TYPE_CHECKING:
    from flet.messaging.protocol import Message


class Connection:
    """A connection with or without a queue, which notes what is sent."""

    def __init__(self, queue: object = "a queue") -> None:
        self.sent: list[Message] = []
        vars(self)["_FletApp__send_queue"] = queue

    def send_message(self, message: Message) -> None:
        self.sent.append(message)


def page(connection: Connection | None) -> Any:  # noqa: ANN401 -- stands in for Flet's page
    return SimpleNamespace(session=SimpleNamespace(connection=connection))


def held() -> tuple[Retained, ft.Text, ft.Icon, ft.Row]:
    text, icon = ft.Text("38"), ft.Icon(ft.Icons.CHECK)
    root, kept = ft.Row([icon, ft.Container(text)]), Retained()
    kept.hold(root)
    return kept, text, icon, root


def patch(*changes: tuple[list[str | int], object]) -> list[Any]:
    return ObjectPatch(
        [{"op": "replace", "path": path, "value": value} for path, value in changes]
    ).to_message()


def test_all_that_a_touch_changes_travels_in_one_message_from_the_root() -> None:
    kept, text, icon, root = held()
    connection = Connection()
    kept.put(text, value="39", size=40)
    kept.put(icon, visible=False)
    kept.send(page(connection))

    (message,) = connection.sent
    assert (message.body.id, message.body.patch) == (
        root._i,  # noqa: SLF001 -- Flet's own id
        patch(
            (["controls", 1, "content", "value"], "39"),
            (["controls", 1, "content", "size"], 40),
            (["controls", 0, "visible"], False),
        ),
    )


def test_what_is_put_as_it_was_is_not_sent() -> None:
    kept, text, _, _ = held()
    connection = Connection()
    kept.put(text, value="38")
    kept.send(page(connection))

    assert connection.sent == []


@pytest.mark.parametrize("gone", [Connection(queue=None), None], ids=["just gone", "asleep"])
def test_a_phone_that_is_away_is_sent_nothing_and_the_controls_know_all(gone: Connection | None) -> None:
    kept, text, _, _ = held()
    kept.put(text, value="39")
    kept.send(page(gone))

    assert (text.value, gone.sent if gone else []) == ("39", [])


def test_a_control_outside_the_picture_is_an_error() -> None:
    kept, _, _, _ = held()
    kept.put(ft.Text("1"), value="2")

    with pytest.raises(KeyError):
        kept.send(page(Connection()))


def test_flet_keeps_its_queue_where_we_look_for_it() -> None:
    assert "_FletApp__send_queue" in FletApp.send_message.__code__.co_names
