"""One phone's session: where it is, what it draws, and how it hears of changes."""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import flet as ft

from assistant.tracker.verdict import Refusal

from . import troubles
from .awake import Awake
from .device import Device
from .guards import On, attempt, bound
from .new_game.model import NewGameModel
from .place import Place
from .routes import NEW_GAME, TABLE
from .table import turns
from .table.desk import Tone
from .table.model import TableModel
from .theme import FONTS, flet_theme
from .widgets.bar import bar
from .widgets.basics import button, text

if TYPE_CHECKING:
    from collections.abc import Callable

    from assistant.live import Hub, Table
    from assistant.settings import Settings

log = logging.getLogger("assistant.ui")
CALM = 0.6
"""Seconds after the end in which its buttons, which lie where others lay, do nothing."""


class Session:
    """What lives as long as one phone is connected; it restores itself from the hub."""

    def __init__(self, hub: Hub, page: ft.Page, settings: Settings, language: str | None = None) -> None:
        self.hub = hub
        self.page = page
        self.device = Device(page, settings, language)
        self.table: TableModel | None = None
        self.new_game = NewGameModel(hub, self.device)
        self._watch: Callable[[Place], None] | None = None
        self._opened_new = False
        self._awake = Awake(self.device, self.say)
        self._repairs = 0
        self._ended = float("-inf")
        self._take(hub.table)
        self.place = self._here(page.route)

    # -- what the root draws by --

    def _here(self, route: str) -> Place:
        table = self.hub.table
        over = bool(table and table.game.state.outcome)
        known = NEW_GAME if route == NEW_GAME else TABLE
        return Place(known, self.device.look, table.id if table else None, over, repairs=self._repairs)

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

    def show(self, place: Place) -> None:
        """Go to another place."""
        if place.over and not self.place.over:
            self._ended = self.device.now()
        self.place = place
        if self._watch:
            self._watch(place)
        self._mind_the_screen()

    def _mind_the_screen(self) -> None:
        attempt(partial(self._awake.mind, playing=self.place.game is not None and not self.place.over))

    def refresh(self) -> None:
        """Draw anew from hub, device and store."""
        self._take(self.hub.table)
        self.show(replace(self._here(self.place.route), changes=self.place.changes + 1))

    def resized(self) -> None:
        """Fit everything into a window of another size, or colours of another brightness."""
        if self.device.look != self.place.look:
            self.show(replace(self.place, look=self.device.look))

    def receive(self, table: Table | None) -> None:
        """Take over the table as the hub has it now: by then the one pushed may be an older one."""
        self._take(self.hub.table)
        here = replace(self._here(self.place.route), changes=self.place.changes)
        if (here.game, here.over) != (self.place.game, self.place.over):
            here = replace(here, changes=here.changes + 1)
        if here != self.place:
            self.show(here)

    def woken(self) -> None:
        """Take what was missed while the phone slept, and keep its screen awake anew."""
        self._awake.forget()
        self.refresh()

    def _take(self, table: Table | None) -> None:
        if table is None:
            self.table = None
        elif self.table is None or self.table.desk.table.id != table.id:
            self.table = TableModel(self.hub, self.device, table)
        else:
            self.table.receive(table)

    # -- going about --

    def go(self, route: str) -> None:
        """Go to a route; it is also an entry of the browser's history."""
        self._opened_new = route == NEW_GAME
        self.show(replace(self.place, route=route))
        self.page.navigate(route)

    def routed(self, route: str) -> None:
        """Follow the browser; Back after the start of a game leads to the table and never to its set-up."""
        if route != NEW_GAME or (self.hub.table and not self._opened_new):
            route = TABLE
        if route != self.place.route:
            self.show(replace(self.place, route=route))

    def leave(self, way: str) -> None:
        """Leave the table: keep the game for later, or set up another one."""
        if way == "keep" and self.table:
            self.hub.keep(self.table.desk.table.seen)
        elif way == "new":
            self.go(NEW_GAME)

    def save(self) -> None:
        """Put the ended game among the results."""
        if self.table is None or self._just_ended():
            return
        saved = self.hub.save(self.table.desk.table.seen)
        if isinstance(saved, Refusal):
            self.say(self.table.refused(saved), Tone.BAD)
        else:
            self.say(self.device.t.gettext("Saved."), Tone.GOOD)

    def take_back(self) -> None:
        """Take back what ended the game."""
        if self.table and not self._just_ended():
            turns.take_back(self.table)

    def _just_ended(self) -> bool:
        """Tell whether a touch was still meant for the table that lay there before the end."""
        return self.device.now() - self._ended < CALM

    def closed(self) -> None:
        """Forget the phone: its session has ended."""
        self._watch = None
        self.hub.leave(self.page.session.id)

    # -- trouble --

    def say(self, sentence: str, tone: Tone) -> None:
        """Say a sentence where the person is looking."""
        if self.table and not self.place.over and self.place.route == TABLE:
            self.table.say(sentence, tone)
            return
        self.page.show_dialog(bar(self.device.look, sentence, bad=tone in {Tone.BAD, Tone.WARN}))

    def trouble(self, error: Exception) -> None:
        """Say in a sentence what went wrong and what to do."""
        self.refresh()
        self.say(troubles.sentence(self.device.t, error), Tone.BAD)

    def broken_part(self) -> ft.Control:
        """Draw in place of a part that could not be drawn."""
        look = self.device.look
        sentence = look.t.gettext("This part could not be shown. Nothing you entered is lost.")
        again = button(look, look.t.gettext("Try again"), On(self.repair), "go", key="try-again")
        return ft.Container(
            ft.Column([text(sentence, look.palette.ink), again], spacing=12, tight=True),
            padding=16,
            width=look.layout.width,
        )

    def repair(self) -> None:
        """Draw every part anew, also those that nothing changed for."""
        self._repairs += 1
        self.refresh()

    def redress(self) -> None:
        """Take the colours of another brightness."""
        self.dress()
        self.page.update()
        self.resized()

    def dress(self) -> None:
        """Give the page its fonts, colours and title; before the first render."""
        page = self.page
        page.fonts = FONTS
        page.title = "Four Piles"
        page.theme = page.dark_theme = flet_theme(self.device.palette)
        page.bgcolor = self.device.palette.ground
