"""Stand in for the phone's side of the wire: pack what is sent as Flet does, answer what is asked.

It uses private names of Flet 1.0.5, which is why every flet package is pinned to that release.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgpack
from flet.controls.base_control import BaseControl
from flet.messaging.connection import Connection
from flet.messaging.protocol import Message, MessageAction, configure_encode_object_for_msgpack
from flet.pubsub.pubsub_hub import PubSubHub

if TYPE_CHECKING:
    from flet.messaging.session import Session


@dataclass(frozen=True, slots=True)
class Call:
    """A service that the app asked the phone for: "Wakelock", "enable"."""

    service: str
    method: str
    arguments: dict[str, Any] = field(default_factory=dict)


class FakeConnection(Connection):
    """A wire to nowhere; `answers` tells what a phone says to "Wakelock.is_enabled", an exception refuses."""

    def __init__(self, answers: dict[str, Any]) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # Flet left it so
        loop = asyncio.get_running_loop()
        self.loop = loop
        self.executor = ThreadPoolExecutor(max_workers=1)
        self.pubsubhub = PubSubHub(loop=loop, executor=self.executor)
        self.page_url = "http://test"
        self.page_name = ""
        self.session: Session | None = None
        self.answers = answers
        self.calls: list[Call] = []
        self.crashes: list[str] = []
        self.history: list[str] = ["/"]
        self.sent = 0
        self._encode = configure_encode_object_for_msgpack(BaseControl)  # type: ignore[no-untyped-call]  # as above
        self._tasks: set[asyncio.Task[None]] = set()

    def send_message(self, message: Message) -> None:
        """Pack a message, which takes the snapshots that later diffs use, and play the client's part."""
        self.sent += len(msgpack.packb([message.action, message.body], default=self._encode))
        if message.action == MessageAction.SESSION_CRASHED:
            self.crashes.append(message.body.message)
        elif message.action == MessageAction.INVOKE_METHOD:
            self.loop.call_soon(self._answer, message.body)

    def _answer(self, asked: Any) -> None:  # noqa: ANN401 -- Flet's own body of a call
        session = self.session
        if session is None:
            return
        kind = getattr(session.index.get(asked.control_id), "_c", "?")
        self.calls.append(Call(kind, asked.name, asked.args or {}))
        answer = self.answers.get(f"{kind}.{asked.name}")
        error = str(answer) if isinstance(answer, Exception) else None
        if (kind, asked.name) == ("Page", "push_route"):
            self._follow(session, asked.args["route"])
        session.handle_invoke_method_results(
            asked.control_id, asked.call_id, None if error else answer, error
        )

    def _follow(self, session: Session, route: str) -> None:
        # As in a browser: the address that is there already is no new entry.
        self.history += [route] if route != self.history[-1] else []
        session.apply_page_patch({"route": route})
        task = self.loop.create_task(
            session.dispatch_event(session.page._i, "route_change", {"route": route})  # noqa: SLF001 -- Flet's own id
        )
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def dispose(self) -> None:
        """Cut the wire."""
        self.session = None
        self.executor.shutdown(wait=False)
