"""What a reload or a killed server leaves: the same table, with all that can be taken back."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from tests.browser import words
from tests.browser.reading import Table

if TYPE_CHECKING:
    from tests.browser.conftest import NewPhone
    from tests.browser.driver import Phone
    from tests.browser.serving import Server

MID_TURN = Table(turn="Player 2", laid=1, draw_pile=82, tops=("38", "1", "90", "70"))


def play_into_a_turn(phone: Phone) -> None:
    phone.new_game()
    phone.lay(38, 0)
    phone.lay(90, 2)
    phone.pass_turn()
    phone.lay(70, 3)
    phone.table_is(MID_TURN)


def undo_to_the_first_card(phone: Phone) -> None:
    phone.undo()
    phone.tops_are(38, 1, 90, 100)
    phone.undo()
    phone.answer(words.TAKE_TURN_BACK, words.PUT_BACK)
    phone.table_is(Table(turn="Player 1", laid=2, draw_pile=84, tops=("38", "1", "90", "100")))
    phone.undo()
    phone.tops_are(38, 1, 100, 100)
    phone.undo()
    phone.tops_are(1, 1, 100, 100)
    phone.sees(words.NOTHING_TO_UNDO)


def test_a_reload_in_mid_turn_shows_the_same_table_and_what_was_typed(phone: Phone) -> None:
    play_into_a_turn(phone)
    phone.tap("4")
    phone.entry_is("4")
    phone.reload()

    phone.table_is(MID_TURN)
    phone.entry_is("4")
    undo_to_the_first_card(phone)


def test_after_a_kill_in_mid_turn_the_phone_comes_back_by_itself(phone: Phone, server: Server) -> None:
    play_into_a_turn(phone)
    server.kill()
    killed = time.monotonic()
    server.start()
    phone.is_back_after(killed)
    phone.table_is(MID_TURN)
    phone.lay(60, 3)
    phone.undo()
    phone.table_is(MID_TURN)
    undo_to_the_first_card(phone)

    phone.forgive_lost_connections()


def test_after_a_kill_in_mid_turn_another_phone_opens_the_same_table(
    phone: Phone, server: Server, new_phone: NewPhone
) -> None:
    play_into_a_turn(phone)
    server.kill()
    phone.page.close()
    server.start()
    other = new_phone()

    other.table_is(MID_TURN)
    undo_to_the_first_card(other)
    phone.forgive_lost_connections()
