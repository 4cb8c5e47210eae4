"""Take a picture of every screen, dark and light, by playing in Chromium: `screenshots.py FOLDER`.

Without a folder only `docs/table.png` is taken anew, the one that the README shows.
"""

from __future__ import annotations

import argparse
import contextlib
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
# The driver of the browser tests, which lie beside this folder.
sys.path.insert(0, str(ROOT))

from tests.browser import words  # noqa: E402
from tests.browser.conftest import CHROMIUM, PORTRAIT  # noqa: E402
from tests.browser.driver import Phone  # noqa: E402
from tests.browser.prepared import lay_out  # noqa: E402
from tests.browser.serving import Server  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

README_PICTURE = ROOT / "docs" / "table.png"
NAMES = ("Alice", "Bruno", "Chloé")
WON, LAST_CARD, ITS_PILE = 29, 85, 1
UP, UP_2, DOWN, DOWN_2 = range(4)


class Album:
    """Takes numbered pictures of what a phone shows."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self._taken = 0

    def take(self, phone: Phone, name: str) -> None:
        """Take a picture, once nothing moves any more."""
        self._taken += 1
        path = self._folder / f"{self._taken:02}-{name}.png"
        path.write_bytes(phone.picture())
        print(path)


@contextlib.contextmanager
def app(browser: Browser, scheme: str, *, won: bool = False) -> Iterator[Phone]:
    """Open the app on data that are thrown away; with `won`, on a game that lacks its last card."""
    with tempfile.TemporaryDirectory() as folder:
        if won:
            lay_out(Path(folder) / "data", WON, NAMES[:2], left=1)
        server = Server(Path(folder) / "data", Path(folder) / "server.log")
        server.start()
        options = {**PORTRAIT, "device_scale_factor": 2, "color_scheme": scheme}
        page = browser.new_context(**options).new_page()
        try:
            yield Phone(page, server.url).open()
        finally:
            page.context.close()
            server.stop()


def asked(album: Album, phone: Phone, name: str, answer: str) -> None:
    """Take the sheet that is open, and answer it."""
    phone.until(lambda screen: screen.offers(answer))
    album.take(phone, name)
    phone.tap(answer)
    phone.until(lambda screen: not screen.offers(answer))


def set_up(album: Album, phone: Phone) -> None:
    """Show home before the first game, and the set-up."""
    album.take(phone, "home-empty")
    phone.tap(words.NEW_GAME)
    for name in NAMES:
        phone.seat(name)
    album.take(phone, "new-game")
    phone.tap(words.START)


def mid_game(phone: Phone) -> None:
    """Play on to a table with something on every pile, Bruno's turn, one card laid."""
    phone.lay(17, UP)
    phone.lay(91, DOWN)
    phone.pass_turn()
    phone.lay(38, UP_2)


def cards(album: Album, phone: Phone) -> None:
    """Show cards being entered: verdicts, a trick, a refusal, a value that is skipped."""
    album.take(phone, "table-bare")
    mid_game(phone)
    album.take(phone, "table")
    phone.type(28)
    album.take(phone, "typed")
    phone.touch_pile(UP_2)
    album.take(phone, "trick")
    phone.type(16)
    phone.touch_pile(UP)
    album.take(phone, "refused")
    phone.clear()
    phone.touch_pile(UP)
    album.take(phone, "pile-first")
    phone.touch_pile(UP)
    phone.skip(DOWN)
    asked(album, phone, "was-it-allowed", words.YES)
    album.take(phone, "unseen")


def turns(album: Album, phone: Phone) -> None:
    """Show the ends of turns, and what the menu offers."""
    phone.end_turn()
    asked(album, phone, "drawing", f"{words.DRAWN}*")
    phone.undo()
    asked(album, phone, "putting-back", words.LEAVE_IT)
    phone.tap(words.MENU)
    phone.until(lambda screen: screen.offers(words.MENU_GIVE_TURN))
    album.take(phone, "menu")
    phone.tap(words.MENU_GIVE_TURN)
    asked(album, phone, "whose-turn", "Alice")
    phone.menu(words.MENU_GIVE_UP)
    asked(album, phone, "giving-up", words.GO_ON)


def ways_out(album: Album, phone: Phone) -> None:
    """Show the end, and home with a kept game and results."""
    phone.tap(words.BLOCKED)
    phone.sees(words.LOST)
    album.take(phone, "lost")
    phone.tap(words.SAVE)
    phone.tap(words.REMATCH)
    phone.table()
    phone.menu(words.MENU_NEW)
    phone.tap(words.START)
    asked(album, phone, "in-the-way", words.KEEP_OTHER)
    phone.menu(words.MENU_KEEP)
    phone.sees(words.KEPT_FOR_LATER)
    album.take(phone, "home")


def fire(album: Album, phone: Phone) -> None:
    """Show what burns."""
    phone.new_game(2, words.ON_FIRE)
    phone.skip(UP)
    asked(album, phone, "does-it-burn", words.DID_NOT_LOOK)
    phone.lay(33, UP_2)
    album.take(phone, "burning")
    phone.pass_turn()
    album.take(phone, "cover-now")
    phone.lay(60, DOWN)
    phone.lay(50, DOWN)
    phone.end_turn()
    asked(album, phone, "fire-not-covered", words.GO_BACK)
    phone.lay(40, UP_2)
    phone.end_turn()
    asked(album, phone, "may-burn", words.NO_FIRE)


def won(album: Album, phone: Phone) -> None:
    """Show a game that is won."""
    phone.type(LAST_CARD)
    phone.touch_pile(ITS_PILE)
    phone.sees(words.WON)
    album.take(phone, "won")


def every_screen(browser: Browser, folder: Path) -> None:
    """Take all pictures, into a folder for each brightness."""
    for scheme in ("dark", "light"):
        album = Album(folder / scheme)
        with app(browser, scheme) as phone:
            set_up(album, phone)
            cards(album, phone)
            turns(album, phone)
            ways_out(album, phone)
        with app(browser, scheme) as phone:
            fire(album, phone)
        with app(browser, scheme, won=True) as phone:
            won(album, phone)


def for_the_readme(browser: Browser) -> None:
    """Take the picture of the README: a game in the middle, with a card typed."""
    with app(browser, "dark") as phone:
        phone.new_game(NAMES)
        mid_game(phone)
        phone.lay(72, DOWN_2)
        phone.type(28)
        README_PICTURE.write_bytes(phone.picture())
    print(README_PICTURE, README_PICTURE.stat().st_size)


def main() -> None:
    """Take the pictures that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", help="where the pictures of every screen go")
    folder: Path | None = parser.parse_args().folder
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        if folder is None:
            for_the_readme(browser)
        else:
            every_screen(browser, folder)


if __name__ == "__main__":
    main()
