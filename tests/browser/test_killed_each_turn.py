"""The server is killed after each turn of a game, and the phone comes back by itself to the same table."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING

from tests.browser import words
from tests.browser.cases_played import CasePlayed
from tests.cases_reader import Ask, Case, Table, read_cases

if TYPE_CHECKING:
    from tests.browser.driver import Phone
    from tests.browser.serving import Server
    from tests.cases_reader import Step

FIRE_LOSES, TAKEN_BACK = 7, 0
"""Short games: one lost in its third turn, and one in which the end of a turn is taken back."""


class KilledEachTurn(CasePlayed):
    """Plays a case and kills the server whenever the turn has passed, forward or back, and at the end."""

    def __init__(self, phone: Phone, case: Case, server: Server) -> None:
        super().__init__(phone, case)
        self._server = server
        self.kills = 0

    def _do(self, step: Step) -> None:
        turn = self.state.turn.number
        super()._do(step)
        passed = self.state.turn.number != turn or step is self.case.steps[-1]
        if passed and not isinstance(step, Ask) and isinstance(step.then, Table):
            self.kill()
            self._compare(step.then)

    def kill(self) -> None:
        """Kill the server, start it again, and wait for the phone to be back."""
        self._server.kill()
        killed = time.monotonic()
        self._server.start()
        self.phone.is_back_after(killed)
        self.kills += 1


def test_after_each_turn_the_phone_comes_back_to_the_table_of_the_case(phone: Phone, server: Server) -> None:
    played = KilledEachTurn(phone, read_cases()[TAKEN_BACK], server)
    played.play()

    assert played.kills > 2
    phone.forgive_lost_connections()


def test_after_kills_in_every_turn_the_end_is_saved_once(phone: Phone, server: Server) -> None:
    played = KilledEachTurn(phone, read_cases()[FIRE_LOSES], server)
    played.play()
    phone.sees(words.LOST, str(played.state.remaining))
    phone.tap(words.SAVE)
    phone.sees(words.RESULTS, words.NEW_GAME)
    played.kill()

    told = phone.until(lambda screen: [said for said in screen.texts if re.search(words.CARDS_LEFT, said)])
    assert len(told) == 1
    phone.forgive_lost_connections()
