"""A phone at the table: sets games up, lays cards, ends turns, by touch alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser import words
from tests.browser.glass import Glass

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.browser.reading import Table

LOOK = 700
"""Milliseconds in which a person reads a question or the end of a game."""
TREMBLE = 300
"""Milliseconds after which a second touch of a button is meant."""


class Phone(Glass):
    """One browser of one person."""

    # -- reading the table --

    def table(self) -> Table:
        """Read the table."""
        return self.until(lambda screen: screen.table, explain="a table")

    def table_is(self, wanted: Table) -> None:
        """Wait for a table."""
        self.until(lambda screen: screen.table == wanted, explain=str(wanted))

    def tops(self) -> tuple[str, ...]:
        """Read the tops of the four piles."""
        return self.table().tops

    def tops_are(self, *wanted: int | str) -> None:
        """Wait for the four tops."""
        tops = tuple(map(str, wanted))
        self.until(lambda screen: screen.table and screen.table.tops == tops, explain=f"{tops}")

    def entry(self) -> str:
        """Read what stands in the entry, empty where nothing does."""
        return self.until(lambda screen: (screen.entry,) if screen.entry is not None else None, "an entry")[0]

    def entry_is(self, wanted: str) -> None:
        """Wait for a value in the entry."""
        self.until(lambda screen: screen.entry == wanted, explain=f"the entry {wanted!r}")

    def pile_says(self, pile: int, part: str) -> None:
        """Wait for words on a pile."""
        self.until(lambda screen: part in screen.pile(pile), explain=f"{part} on pile {pile}")

    # -- playing --

    def tap(self, name: str) -> None:
        """Touch a button; what has just appeared is read first, as a person would."""
        if name in words.ANSWERS:
            self.where(name)
            self.page.wait_for_timeout(LOOK)
        super().tap(name)
        if name in words.BRING_A_TABLE:
            self.page.wait_for_timeout(LOOK)

    def type(self, card: int) -> None:
        """Type a card, after deleting what was left standing half done."""
        while len(standing := self.entry()) == 1:
            self._delete(standing)
        typed = ""
        for digit in str(card):
            typed += digit
            self.tap(digit)
            self.entry_is(typed)

    def clear(self) -> None:
        """Empty the entry."""
        while standing := self.entry():
            self._delete(standing)

    def _delete(self, standing: str) -> None:
        self.tap(words.DELETE)
        self.until(lambda screen: screen.entry != standing, explain=f"{standing} to go")

    def touch_pile(self, pile: int) -> None:
        """Touch a pile."""
        self.tap(f"{words.PILES[pile]},*")

    def lay(self, card: int, pile: int) -> None:
        """Type a card, touch its pile, and wait until it lies there."""
        self.type(card)
        self.touch_pile(pile)
        self.pile_says(pile, words.TOP.format(card))
        self.entry_is("")

    def skip(self, pile: int) -> None:
        """Lay a card without its value: the key for it, then the pile."""
        self.tap(words.SKIP)
        self.entry_is(words.UNKNOWN)
        self.touch_pile(pile)

    def answer(self, question: str, answer: str) -> None:
        """Answer the question that is asked, and wait until it is gone."""
        self.sees(question)
        self.tap(answer)
        self.until(lambda screen: not screen.offers(answer), explain=f"{question} to be answered")

    def end_turn(self) -> None:
        """Ask for the end of the turn."""
        self.tap(words.END_TURN)

    def drawn(self) -> None:
        """Confirm that the cards were drawn."""
        self.tap(f"{words.DRAWN}*")
        self.sees_no(words.NOT_YET)

    def pass_turn(self) -> None:
        """End the turn and draw."""
        self.end_turn()
        self.drawn()

    def undo(self) -> None:
        """Take the last act back, at the table or at the end of the game."""
        ended = self.screen().offers(words.TAKE_BACK)
        self.tap(words.TAKE_BACK if ended else f"{words.UNDO}*")
        # A second touch sooner than this would count as the trembling of the first.
        self.page.wait_for_timeout(TREMBLE)

    def menu(self, item: str) -> None:
        """Choose from the menu of the table."""
        self.tap(words.MENU)
        self.tap(item)

    # -- setting up --

    def new_game(
        self,
        players: int | Sequence[str] = 2,
        variant: str = words.CLASSIC,
        level: str = words.NORMAL,
        first: int = 0,
    ) -> None:
        """Set up a game from home and start it: a number of players, or names that are new."""
        self.tap(words.NEW_GAME)
        self.sees(words.START)
        if isinstance(players, int):
            self.choose(str(players))
            names: Sequence[str] = [words.PLAYER.format(i + 1) for i in range(players)]
        else:
            names = players
            for name in players:
                self.seat(name)
        self.choose(variant)
        self.choose(level)
        self.until(lambda screen: screen.offers(words.BEGINS.format(names[-1])), explain="all to sit there")
        self.choose(words.BEGINS.format(names[first]))
        self.tap(words.START)
        self.table()

    def seat(self, name: str) -> None:
        """Type the name of a new player."""
        if not self.screen().offers(words.TAKE_NAME):
            self.tap(words.ADD_NAME)
        self.fill(name)
        self.tap(words.TAKE_NAME)
        self.sees(words.BEGINS.format(name))
