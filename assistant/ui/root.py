"""The root of every session: which screen is shown, and what the page tells us."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from .end.screen import EndScreen
from .guards import attempt, memo, use_mount, views
from .home.screen import HomeScreen
from .keyboard import Keyboard
from .new_game.screen import NewGameScreen
from .routes import NEW_GAME, TABLE
from .session import Session
from .table.screen import TableScreen
from .theme import FONTS, flet_theme

if TYPE_CHECKING:
    from assistant.live import Hub
    from assistant.settings import Settings

    from .place import Place

MemoTable = memo(TableScreen)
MemoNewGame = memo(NewGameScreen)


def open_session(page: ft.Page, hub: Hub, settings: Settings, language: str | None = None) -> Session:
    """Start a session on a page: restore it from the hub, listen to the page, draw."""
    session = Session(hub, page, settings, language)
    page.data = session
    # Page handlers must stand before the first render, or the first events are lost.
    keyboard = Keyboard(session)
    page.on_keyboard_event = lambda event: attempt(keyboard.pressed, event)
    page.on_route_change = lambda event: attempt(session.ways.routed, event.route)
    page.on_view_pop = lambda _: attempt(session.ways.popped)
    page.on_resize = lambda _: attempt(session.resized)
    page.on_media_change = lambda _: attempt(session.resized)
    page.on_platform_brightness_change = lambda _: attempt(redressed, session)
    page.on_connect = lambda _: attempt(session.woken)
    page.on_app_lifecycle_state_change = lambda event: attempt(lived, session, event)
    page.on_close = lambda _: session.closed()
    page.fonts = FONTS
    page.title = "Four Piles"
    page.bgcolor = session.device.palette.ground
    dress(session)
    page.render_views(Root, session)
    return session


def lived(session: Session, event: ft.AppLifecycleStateChangeEvent) -> None:
    """Notice when the app comes back to the front: browsers let go of the screen in the background."""
    if event.state == ft.AppLifecycleState.SHOW:
        session.woken()


def dress(session: Session) -> None:
    """Give the page the colours of its brightness; its ground is drawn by the screens, once there are any."""
    session.page.theme = session.page.dark_theme = flet_theme(session.device.palette)


def redressed(session: Session) -> None:
    """Take the colours of another brightness."""
    dress(session)
    session.page.update()
    session.resized()


@views
def Root(session: Session) -> list[ft.View]:
    """Draw the stack of screens."""
    place, set_place = ft.use_state(session.place)
    use_mount(lambda: session.watch(set_place))
    found = [_view(place, TABLE, _first(session, place))]
    if place.route == NEW_GAME:
        set_up = MemoNewGame(place.look, session.new_game, session.ways.go, key=f"new-{place.repairs}")
        found.append(_view(place, NEW_GAME, set_up))
    return found


def _first(session: Session, place: Place) -> ft.Control:
    """Choose the first screen: the table while a game runs, its end, else home."""
    leaving = session.leaving
    if place.ended:
        key = f"end-{place.game}-{place.ended.seen}"
        return EndScreen(place.look, place.ended, leaving.save, leaving.take_back, key=key)
    if place.game and session.table:
        table = f"table-{place.game}-{place.repairs}"
        return MemoTable(place.look, session.table, leaving.leave, key=table)
    if place.home is None:
        return session.broken_part()
    return HomeScreen(place.look, place.home, session.home, session.ways.go, key="home")


def _view(place: Place, route: str, content: ft.Control) -> ft.View:
    layout = place.look.layout
    centred = ft.Container(content, alignment=ft.Alignment.TOP_CENTER, expand=True)
    if layout.landscape:
        centred.alignment = ft.Alignment.CENTER
    return ft.View(
        route=route,
        controls=[ft.SafeArea(centred, expand=True)],
        padding=0,
        bgcolor=place.look.palette.ground,
        can_pop=route != TABLE,
    )
