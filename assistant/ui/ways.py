"""Going from screen to screen, and Back, which first closes the question that is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .routes import NEW_GAME, TABLE, asking, asks

if TYPE_CHECKING:
    from .session import Session


class Ways:
    """The ways of one session, in step with the history of its browser.

    A question has an entry of the history for Back to take away; without it Back would leave the app. The
    entry stays when the question is answered, for the next one: one more at most, however long the game.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._address = session.page.route

    def go(self, route: str) -> None:
        """Go to a screen; it is also an entry of the browser's history."""
        self._session.move(route)
        self._push(route)

    def asked(self) -> None:
        """Note that a question has opened."""
        address = asking(self._session.place.route)
        if address != self._address:
            self._push(address)

    def _push(self, address: str) -> None:
        self._address = address
        self._session.page.navigate(address)

    def woken(self) -> None:
        """Take the address that the browser has after it was away."""
        self._address = self._session.page.route

    def routed(self, address: str) -> None:
        """Follow the browser; Back closes an open question, and never leads from a game to its set-up."""
        before, self._address = self._address, address
        session = self._session
        if address == before or asks(address) or self._closed():
            return
        if asks(before) and session.place.route == NEW_GAME:
            # The question was answered before: this Back is meant for the screen.
            self.go(TABLE)
            return
        there = session.place.route == NEW_GAME or session.hub.table is None
        session.move(NEW_GAME if address == NEW_GAME and there else TABLE)

    def popped(self) -> None:
        """Follow the system's Back, which has taken the screen on top away already."""
        self._closed()
        if self._session.place.route == NEW_GAME:
            self.go(TABLE)

    def _closed(self) -> bool:
        """Close the question that is open on the screen on top; tells whether there was one."""
        if self._session.place.route == NEW_GAME:
            set_up = self._session.new_game
            asked = set_up.setup.in_the_way is not None
            set_up.dismiss()
            return asked
        table = self._session.table
        if table is None or table.desk.question is None:
            return False
        table.dismiss(table.desk.question)
        return True
