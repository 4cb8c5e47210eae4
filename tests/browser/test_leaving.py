"""Leaving a running game by every way there is: nothing is lost, and it can be gone on with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser import words

if TYPE_CHECKING:
    from tests.browser.driver import Phone

BEGUN = (38, 1, 100, 100)


def begin(phone: Phone) -> None:
    phone.new_game(["Alice", "Bruno"])
    phone.lay(38, 0)


def test_back_from_the_set_up_leads_home_and_to_a_running_game(phone: Phone) -> None:
    phone.tap(words.NEW_GAME)
    phone.sees(words.START)
    phone.page.go_back()
    phone.sees(words.NEW_GAME)
    phone.sees_no(words.START)
    phone.tap(words.NEW_GAME)
    phone.tap(words.START)
    phone.lay(38, 0)
    phone.menu(words.MENU_NEW)
    phone.sees(words.START)
    phone.page.go_back()

    phone.tops_are(*BEGUN)


def test_back_after_the_start_never_shows_the_set_up_and_loses_nothing(phone: Phone) -> None:
    begin(phone)
    phone.page.go_back()
    phone.page.wait_for_timeout(500)

    phone.tops_are(*BEGUN)
    assert not phone.screen().offers(words.START)


def test_a_game_kept_for_later_waits_at_home(phone: Phone) -> None:
    begin(phone)
    table = phone.table()
    phone.menu(words.MENU_KEEP)
    phone.sees(words.KEPT_FOR_LATER, "Alice, Bruno")
    phone.reload()
    phone.sees(words.KEPT_FOR_LATER)
    assert not phone.scrolls()
    phone.tap(words.RESUME)

    phone.table_is(table)
    phone.sees(words.UNDO)


def start_another(phone: Phone, answer: str) -> None:
    phone.menu(words.MENU_NEW)
    phone.tap(words.START)
    phone.answer(words.IN_THE_WAY, answer)


def test_starting_another_game_can_keep_the_running_one(phone: Phone) -> None:
    begin(phone)
    start_another(phone, words.KEEP_OTHER)
    phone.tops_are(1, 1, 100, 100)
    phone.lay(20, 1)
    phone.menu(words.MENU_KEEP)
    phone.until(lambda screen: sum(map(screen.says, (words.KEPT_FOR_LATER,))))
    kept = [name for name in phone.screen().buttons if name.startswith(words.RESUME[:-1])]

    assert len(kept) == 2


def test_starting_another_game_can_save_the_running_one_as_given_up(phone: Phone) -> None:
    begin(phone)
    start_another(phone, words.SAVE_OTHER)
    phone.tops_are(1, 1, 100, 100)
    phone.menu(words.MENU_KEEP)
    phone.sees(words.NOTHING_KEPT)

    phone.sees(words.RESULTS, f"{words.GIVEN_UP} · Alice, Bruno")


def test_starting_another_game_can_throw_the_running_one_away_and_bring_it_back(phone: Phone) -> None:
    begin(phone)
    start_another(phone, words.THROW_OTHER_AWAY)
    phone.tops_are(1, 1, 100, 100)
    phone.sees(words.THROWN_AWAY)
    phone.tap(words.BRING_IT_BACK)
    phone.lay(20, 1)
    phone.menu(words.MENU_NEW)
    phone.sees(words.START)
    phone.page.go_back()
    phone.menu(words.MENU_KEEP)
    phone.sees(words.KEPT_FOR_LATER)

    assert len([name for name in phone.screen().buttons if name.startswith(words.RESUME[:-1])]) == 2
