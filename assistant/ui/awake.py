"""The screen stays awake while a game is open, and sleeps again after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .table.desk import Tone

if TYPE_CHECKING:
    from collections.abc import Callable

    from .device import Device


class Awake:
    """Minds one phone's screen; where its browser refuses, that is said once."""

    def __init__(self, device: Device, say: Callable[[str, Tone], None]) -> None:
        self._device = device
        self._say = say
        self._awake: bool | None = None
        self._told = False

    def forget(self) -> None:
        """Ask anew next time: browsers let go of the screen in the background."""
        self._awake = None

    async def mind(self, *, playing: bool) -> None:
        """Keep the screen awake while a game is played, else let it sleep."""
        if playing == self._awake:
            return
        self._awake = playing
        if not await self._device.keep_awake(awake=playing) and not self._told:
            self._told = True
            sentence = self._device.t.gettext("This browser lets the screen go dark. The game is safe.")
            self._say(sentence, Tone.PLAIN)
