"""Which touches come too soon to be meant: of trembling fingers, and on what has just changed below them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from assistant.tracker.piles import PileId
    from assistant.ui.device import Device

DOUBLE_TAP = 0.6
"""Seconds in which a second touch of a pile belongs to the one that laid a card."""
TREMBLE = 0.25
"""Seconds in which nobody touches a button twice on purpose."""
CALM = 0.6
"""Seconds after a question opens in which a touch was still meant for what lay there before."""
SURPRISE = 0.4
"""Seconds after a change from elsewhere in which a touch was still meant for the old table."""
LONG_AGO = float("-inf")


class Haste:
    """Remembers when what happened at one phone's table, in seconds of its device."""

    def __init__(self, device: Device) -> None:
        self._device = device
        self._laid: tuple[PileId, float] | None = None
        self._touched: tuple[str, float] | None = None
        self._changed = self._came = self._asked = LONG_AGO

    def laid(self, pile: PileId) -> None:
        """Note that a card lies on a pile."""
        self._laid = (pile, self._device.now())

    def changed(self) -> None:
        """Note that the table was changed from elsewhere."""
        self._changed = self._device.now()

    def came(self) -> None:
        """Note that the table has come in place of another screen."""
        self._came = self._device.now()

    def asked(self) -> None:
        """Note that a question has opened."""
        self._asked = self._device.now()

    def fumbled(self, pile: PileId) -> bool:
        """Tell whether a touch belongs to the one that just laid a card: again, or with a second finger."""
        if self._laid is None:
            return False
        laid, when = self._laid
        return self._device.now() - when < (DOUBLE_TAP if laid == pile else TREMBLE)

    def doubled(self, button: str) -> bool:
        """Tell whether a touch of a button only trembled after the one before."""
        now, last = self._device.now(), self._touched
        self._touched = (button, now)
        return last is not None and last[0] == button and now - last[1] < TREMBLE

    def calm(self) -> bool:
        """Tell whether the open question has been there long enough to be what a touch is meant for."""
        return self._device.now() - self._asked >= CALM

    def surprised(self) -> bool:
        """Tell whether a touch was still meant for the table before a change from elsewhere."""
        return self._device.now() - self._changed < SURPRISE

    def hasty(self) -> bool:
        """Tell the same of a button, in whose place one of another screen may have lain until now."""
        return self._device.now() - max(self._changed, self._came) < SURPRISE
