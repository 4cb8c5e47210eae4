"""What only a real browser does: fingers at once, Back, Tab and Enter, a turned phone, zoom, two tabs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser import words
from tests.browser.driver import Phone
from tests.browser.scripts import FOCUSED

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession

    from tests.browser.conftest import NewPhone

BEGUN = (38, 1, 100, 100)
NARROW = "2 of 2"
"""What the smallest phone says of two cards laid; wider ones say "2 of 2 cards"."""
A_MOMENT = 400
"""Milliseconds after which a touch no longer belongs to the one before."""


def begin(phone: Phone) -> None:
    """Start a game and lay a card."""
    phone.new_game()
    phone.lay(38, 0)


def fingers(phone: Phone, *names: str) -> None:
    """Put one finger on each of several buttons, and lift them together."""
    points = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(map(phone.where, names))]
    wire: CDPSession = phone.page.context.new_cdp_session(phone.page)
    for kind, where in (("touchStart", points), ("touchEnd", [])):
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})
    wire.detach()


def often(phone: Phone, name: str, times: int) -> None:
    """Touch a button several times as fast as a hand trembles."""
    x, y = phone.where(name)
    for _ in range(times):
        phone.tap_at(x, y)
    phone.page.wait_for_timeout(A_MOMENT)


def fits(phone: Phone, width: int, height: int) -> None:
    """Wait until the buttons have moved into a window of another size."""
    phone.until(
        lambda _: all(box.x + box.width <= width and box.y + box.height <= height for box in phone.boxes()),
        explain=f"all to fit {width}x{height}",
    )


def test_many_and_trembling_fingers_lay_one_card_and_end_one_turn(phone: Phone) -> None:
    phone.tap(words.NEW_GAME)
    often(phone, words.START, 2)
    phone.tops_are(1, 1, 100, 100)
    phone.type(38)
    fingers(phone, f"{words.PILES[0]},*", f"{words.PILES[1]},*")
    phone.until(lambda screen: screen.table and screen.table.laid)
    phone.page.wait_for_timeout(A_MOMENT)
    laid = phone.table()
    assert (laid.laid, sorted(laid.tops)) == (1, ["1", "100", "100", "38"])
    assert not phone.screen().says(words.CHOSEN)

    phone.type(90)
    often(phone, f"{words.PILES[2]},*", 3)
    assert phone.table().laid == 2
    phone.end_turn()
    phone.sees(words.NOT_YET)
    phone.page.wait_for_timeout(2 * A_MOMENT)
    often(phone, f"{words.DRAWN}*", 2)
    phone.until(lambda screen: screen.table and screen.table.turn == words.PLAYER.format(2))
    assert phone.table().laid == 0
    phone.tap(words.BLOCKED)
    phone.sees(words.SAVE)
    phone.page.wait_for_timeout(2 * A_MOMENT)
    often(phone, words.SAVE, 3)
    phone.sees(words.RESULTS)
    assert sum("cards left" in said for said in phone.screen().texts) == 1


def test_back_closes_a_sheet_then_the_set_up_and_no_game(phone: Phone) -> None:
    begin(phone)
    phone.type(5)
    for open_sheet in (words.MENU_GIVE_UP, words.MENU_GIVE_TURN):
        phone.menu(open_sheet)
        phone.sees(words.CANCEL if open_sheet == words.MENU_GIVE_TURN else words.GIVE_UP)
        phone.page.go_back()
        phone.until(lambda screen: screen.table and screen.entry == "5", explain="the sheet to go")
    phone.menu(words.MENU_NEW)
    phone.tap(words.START)
    phone.sees(words.IN_THE_WAY)
    phone.page.go_back()
    phone.sees_no(words.IN_THE_WAY)
    phone.sees(words.START)
    phone.page.go_back()
    phone.tops_are(*BEGUN)
    phone.entry_is("5")
    phone.menu(words.MENU_KEEP)
    phone.tap(words.RESUME)

    phone.tops_are(*BEGUN)


def test_a_phone_opened_at_its_table_is_not_left_by_back_from_a_sheet(new_phone: NewPhone) -> None:
    begin(new_phone())
    phone = new_phone()
    phone.lay(90, 2)
    phone.end_turn()
    phone.sees(words.NOT_YET)
    phone.page.go_back()
    phone.sees_no(words.NOT_YET)
    phone.tops_are(38, 1, 90, 100)
    phone.end_turn()
    phone.sees(words.NOT_YET)
    phone.reload()
    phone.sees(words.NOT_YET)
    phone.page.go_back()
    phone.sees_no(words.NOT_YET)

    phone.tops_are(38, 1, 90, 100)


def test_a_turned_and_zoomed_phone_keeps_entry_and_sheet_and_takes_touches(phone: Phone) -> None:
    begin(phone)
    phone.lay(90, 2)
    phone.type(5)
    for width, height in ((844, 390), (390, 844), (320, 568)):
        phone.page.set_viewport_size({"width": width, "height": height})
        fits(phone, width, height)
        phone.entry_is("5")
    # Drawn anew by the server for the narrow window: a touch before would be meant for what lay there.
    phone.until(lambda screen: NARROW in screen.texts, explain=NARROW)
    phone.end_turn()
    phone.sees(words.NOT_YET)
    wire = phone.page.context.new_cdp_session(phone.page)
    for width, height, zoom in ((844, 390, 1), (260, 563, 1.5), (488, 1055, 0.8)):
        size = {"width": width, "height": height, "deviceScaleFactor": zoom, "mobile": True}
        wire.send("Emulation.setDeviceMetricsOverride", size)
        fits(phone, width, height)
        phone.sees(words.NOT_YET)
    # Where fingers touch is known to the one who sets the size, so it is set as everywhere else again.
    wire.detach()
    phone.page.set_viewport_size({"width": 390, "height": 844})
    fits(phone, 390, 844)
    phone.tap_at(195, 60)
    phone.sees_no(words.NOT_YET)
    phone.entry_is("5")
    phone.until(lambda screen: NARROW not in screen.texts, explain="the wider table")
    phone.tap("0")
    phone.touch_pile(1)

    phone.tops_are(38, 50, 90, 100)


def test_tab_and_enter_touch_what_has_the_focus_and_nothing_else(new_phone: NewPhone) -> None:
    phone = new_phone(has_touch=False, is_mobile=False)
    begin(phone)
    phone.tap(words.MENU)
    phone.sees(words.MENU_GIVE_UP)
    for key in ("5", "0", "b"):
        phone.page.keyboard.press(key)
    phone.page.keyboard.press("Escape")
    phone.sees_no(words.MENU_GIVE_UP)
    phone.tops_are(*BEGUN)
    phone.entry_is("")
    for key in ("b", "7"):
        phone.page.keyboard.press(key)
    phone.entry_is("7")
    while not phone.page.evaluate(FOCUSED).startswith(words.BLOCKED):
        phone.page.keyboard.press("Tab")
    phone.page.keyboard.press("Enter")
    phone.sees(words.LOST)
    phone.page.wait_for_timeout(2 * A_MOMENT)
    phone.tap(words.TAKE_BACK)

    phone.tops_are(*BEGUN)


def test_two_tabs_of_one_phone_follow_one_game_and_the_slower_touch_is_told(phone: Phone) -> None:
    begin(phone)
    tab = Phone(phone.page.context.new_page(), phone.url).open()
    tab.tops_are(*BEGUN)
    phone.lay(90, 2)
    tab.tops_are(38, 1, 90, 100)
    tab.type(50)
    tab.menu(words.MENU_GIVE_UP)
    tab.sees(words.GIVE_UP_QUESTION)
    phone.page.bring_to_front()
    phone.undo()
    tab.page.bring_to_front()
    tab.sees_no(words.GIVE_UP_QUESTION)
    tab.sees(words.ANOTHER_PHONE)
    tab.entry_is("50")
    tab.touch_pile(1)
    tab.tops_are(38, 50, 100, 100)

    phone.tops_are(38, 50, 100, 100)
    assert tab.errors == []
