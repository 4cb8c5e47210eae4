"""One phone's session: where it is, what it draws, and how it hears of changes."""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from . import troubles
from .awake import Awake
from .broken import broken
from .device import Device
from .guards import On, attempt, bound
from .home.model import HomeModel, HomeView, home_view
from .leaving import Leaving
from .new_game.model import NewGameModel
from .place import Place
from .routes import NEW_GAME, TABLE
from .table.desk import Tone
from .table.model import TableModel
from .ways import Ways
from .widgets.bar import bar, regret

if TYPE_CHECKING:
    from collections.abc import Callable

    import flet as ft

    from assistant.live import Hub, Table
    from assistant.settings import Settings

log = logging.getLogger("assistant.ui")


class Session:
    """What lives as long as one phone is connected; it restores itself from the hub."""

    def __init__(self, hub: Hub, page: ft.Page, settings: Settings, language: str | None = None) -> None:
        self.hub = hub
        self.page = page
        self.device = Device(page, settings, language)
        self.ways = Ways(self)
        self.leaving = Leaving(self)
        self.table: TableModel | None = None
        self.new_game = NewGameModel(hub, self.device, self.ways.asked)
        self.home = HomeModel(hub, self.device, self.offer)
        self._watch: Callable[[Place], None] | None = None
        self._awake = Awake(self.device, self.say)
        self._repairs = 0
        # A game on the table comes first, whatever address the browser remembers.
        self.place = self._here(NEW_GAME if page.route == NEW_GAME and hub.table is None else TABLE)

    def _here(self, route: str) -> Place:
        """Take over what hub and device have now, and find the place at a route."""
        table = self.hub.table
        self._take(table)
        home = None if table else self._home()
        ended = table if table and table.state.outcome else None
        game = table.id if table else None
        return Place(route, self.device.look, game, ended, home, self._repairs)

    def _home(self) -> HomeView | None:
        try:
            return home_view(self.hub)
        except Exception:
            # The root draws a sentence in its place, and a way to try again.
            log.exception("home could not be read")
            return None

    def watch(self, push: Callable[[Place], None]) -> Callable[[], None]:
        """Tell `push` of every new place, and join the hub; the function returned ends both."""
        self._watch = push
        key = self.page.session.id
        self.hub.join(key, bound(self.page, self.receive))
        push(self.place)
        # What another phone did between this session's beginning and its joining was pushed to nobody.
        self.receive(self.hub.table)
        self._mind_the_screen()

        def stop() -> None:
            self._watch = None
            self.hub.leave(key)

        return stop

    def closed(self) -> None:
        """Forget the phone: its session has ended."""
        self._watch = None
        self.hub.leave(self.page.session.id)

    # -- going on from one place to another --

    def _show(self, place: Place) -> None:
        if place.over and not self.place.over:
            self.leaving.ended()
        self.place = place
        if self._watch:
            self._watch(place)
        self._mind_the_screen()

    def _mind_the_screen(self) -> None:
        attempt(partial(self._awake.mind, playing=self.place.game is not None and not self.place.over))

    def move(self, route: str) -> None:
        """Show the screen of a route."""
        self._show(self._here(route))

    def receive(self, _: Table | None) -> None:
        """Take over the table as the hub has it now: by then the one pushed may be an older one."""
        here = self._here(self.place.route)
        if here != self.place:
            self._show(here)

    def refresh(self) -> None:
        """Draw anew what hub, device and store have by now."""
        self.receive(self.hub.table)

    def resized(self) -> None:
        """Fit everything into a window of another size, or colours of another brightness."""
        if self.device.look != self.place.look:
            self._show(replace(self.place, look=self.device.look))

    def woken(self) -> None:
        """Take what was missed while the phone slept, and keep its screen awake anew."""
        self.ways.woken()
        self._awake.forget()
        if self.table:
            self.table.menu_open = False
        self.move(self.place.route)

    def _take(self, table: Table | None) -> None:
        if table is None:
            self.table = None
        elif self.table is None or self.table.desk.table.id != table.id:
            self.table = TableModel(self.hub, self.device, table, self.ways.asked)
            if self._watch:
                # Another screen lay there until now; a session that opens at its table had none.
                self.table.haste.came()
        else:
            self.table.receive(table)

    # -- words --

    def say(self, sentence: str, tone: Tone) -> None:
        """Say a sentence where the person is looking."""
        if self.table and not self.place.over and self.place.route == TABLE:
            self.table.say(sentence, tone)
            return
        self.page.show_dialog(bar(self.device.look, sentence, bad=tone in {Tone.BAD, Tone.WARN}))

    def offer(self, sentence: str, bring_back: Callable[[], None]) -> None:
        """Say that something was thrown away, and offer to bring it back."""
        self.page.show_dialog(regret(self.device.look, sentence, On(bring_back)))

    def trouble(self, error: Exception) -> None:
        """Say in a sentence what went wrong and what to do."""
        self.refresh()
        self.say(troubles.sentence(self.device.t, error), Tone.BAD)

    def broken_part(self) -> ft.Control:
        """Draw in place of a part that could not be drawn."""
        return broken(self.device.look, self.repair)

    def repair(self) -> None:
        """Draw every part anew, also those that nothing changed for."""
        self._repairs += 1
        self.refresh()
