"""Leaving the table: keep the game for later, set up another one, save the result, or take the end back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from assistant.tracker.verdict import Refusal

from .routes import NEW_GAME
from .table import turns
from .table.desk import Tone
from .table.haste import CALM

if TYPE_CHECKING:
    from assistant.live import Table

    from .session import Session
    from .table.model import TableModel


class Leaving:
    """The ways of one session off its table."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._hub = session.hub
        self._ended = float("-inf")
        self._saved = ""

    def leave(self, way: str) -> None:
        """Leave the table: keep the game for later, or set up another one."""
        model = self._session.table
        if way == "new":
            self._session.ways.go(NEW_GAME)
        elif model and self._hub.table and self._hub.table.untouched:
            self._drop(self._hub.table)
        elif model:
            self._hub.keep(model.desk.table.seen)

    def _drop(self, table: Table) -> None:
        """Throw a game away in which nothing happened; its players stay for the next one."""
        session, t = self._session, self._session.device.t
        self._hub.discard(table.id)
        session.offer(
            t.gettext("No card was laid, so nothing was kept."), lambda: self._hub.restore(table.id)
        )

    def ended(self) -> None:
        """Note that the game has just ended."""
        self._ended = self._session.device.now()

    def _over(self) -> TableModel | None:
        """Return the ended table, None while a touch was still meant for what lay there before the end."""
        # The buttons of the end lie where others lay, as those of a question do.
        model, now = self._session.table, self._session.device.now()
        return model if model and model.desk.state.outcome and now - self._ended >= CALM else None

    def save(self) -> None:
        """Put the ended game among the results; once, however often it is touched."""
        model, session = self._over(), self._session
        if model is None or (model.desk.table.id == self._saved and self._hub.table is None):
            return
        saved = self._hub.save(model.desk.table.seen)
        if isinstance(saved, Refusal):
            session.say(model.refused(saved), Tone.BAD)
            return
        self._saved = saved
        session.say(session.device.t.gettext("Saved."), Tone.GOOD)

    def take_back(self) -> None:
        """Take back what ended the game; nothing more, however often it is touched."""
        if model := self._over():
            turns.take_back(model)
            model.haste.came()
