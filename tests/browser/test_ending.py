"""The end of a game is shown first, and saved only when confirmed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser import words

if TYPE_CHECKING:
    from tests.browser.driver import Phone


def test_a_loss_is_shown_and_taken_back_before_it_is_saved(phone: Phone) -> None:
    phone.new_game(["Alice", "Bruno"])
    phone.lay(38, 0)
    table = phone.table()
    phone.tap(words.BLOCKED)
    phone.sees(words.LOST, words.COULD_NOT_GO_ON.format("Alice"), "97")
    phone.tap(words.TAKE_BACK)
    phone.table_is(table)
    phone.tap(words.BLOCKED)
    phone.reload()
    phone.sees(words.LOST, "97")
    phone.tap(words.SAVE)

    phone.sees(words.RESULTS, "97 cards left · Alice, Bruno")
    assert not phone.screen().says(words.KEPT_FOR_LATER)
