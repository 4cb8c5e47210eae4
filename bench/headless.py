"""Event → bytes sent without a client: seconds of CPU that one touch costs the server."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

from flet.messaging.protocol import MessageAction

from assistant.app import open_app
from bench import games
from bench.yardsticks import counter, plain_counter
from tests.rendering import phone

if TYPE_CHECKING:
    from collections.abc import Callable

    from flet.messaging.protocol import Message

    from tests.rendering import Phone
    from tests.wire import FakeConnection

WARM_UP: Final = 5
DIGIT: Final = f"key-{games.CARD // 10}"
PILE: Final = "pile-0"


class Clocked:
    """A phone whose wire notes the CPU's clock whenever a changed picture has been packed."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self._sent = 0.0
        self._listen(phone.wire)

    def _listen(self, wire: FakeConnection) -> None:
        send: Callable[[Message], None] = wire.send_message

        def send_and_note(message: Message) -> None:
            send(message)
            if message.action == MessageAction.PATCH_CONTROL:
                self._sent = time.process_time()

        wire.send_message = send_and_note  # type: ignore[method-assign]  # a fake may be listened to

    async def touch(self, key: str) -> float:
        """Touch a control unhurriedly; returns the milliseconds until the picture was sent."""
        control: Any = self.phone.get(key)
        began = self._sent = time.process_time()
        await self.phone.fire(control, "click")
        if self._sent == began:
            msg = f"no picture after {key}"
            raise RuntimeError(msg)
        return (self._sent - began) * 1000

    def pass_time(self) -> None:
        """Let a second pass for the app."""
        now = self.phone.ours.device.now() + 1
        self.phone.ours.device.now = lambda: now


def touches(count: int) -> dict[str, list[float]]:
    """Touch pile, digit and both counters in turn; returns milliseconds by those names."""
    with TemporaryDirectory() as folder:
        return asyncio.run(_touches(Path(folder), count))


async def _touches(folder: Path, count: int) -> dict[str, list[float]]:
    samples: dict[str, list[float]] = {"pile": [], "digit": [], "counter": [], "plain": []}
    games.lay_out(folder)
    app = open_app(folder)
    async with phone(counter) as one, phone(plain_counter) as two, phone(app.main) as three:
        counting, plain, table = Clocked(one), Clocked(two), Clocked(three)
        for turn in range(-WARM_UP, count):
            took = {
                "counter": await counting.touch("plus"),
                "plain": await plain.touch("plus"),
                "digit": await _type(table),
                "pile": await _lay(table),
            }
            if turn >= 0:
                for name, sample in took.items():
                    samples[name].append(sample)
    app.close()
    return samples


async def _type(table: Clocked) -> float:
    """Type the card, over what stands in the entry; the first digit is measured."""
    took = await table.touch(DIGIT)
    await table.touch(f"key-{games.CARD % 10}")
    return took


async def _lay(table: Clocked) -> float:
    """Lay the card, which is measured, and take it back."""
    table.pass_time()
    took = await table.touch(PILE)
    table.pass_time()
    await table.touch("undo")
    return took
