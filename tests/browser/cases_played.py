"""Plays a case through the screen, comparing what it shows with what the case says."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from assistant.tracker import referee
from assistant.tracker.events import Blocked, CardPlayed, GameStarted, TurnEnded, Undone
from assistant.tracker.log import apply, begin
from assistant.tracker.rulesets import RULE_SETS, Level, Variant
from assistant.tracker.state import Outcome
from assistant.tracker.verdict import Legality
from assistant.ui.table import fires
from tests.browser import words
from tests.cases_reader import Ask, Case, DeclareBlocked, EndTurn, Play
from tests.cases_reader import Table as Wanted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from assistant.tracker.events import Event
    from assistant.tracker.piles import PileId
    from assistant.tracker.state import State
    from tests.browser.driver import Phone
    from tests.cases_reader import Step

VARIANTS: Final = {Variant.CLASSIC: words.CLASSIC, Variant.ON_FIRE: words.ON_FIRE}
LEVELS: Final = {Level.NORMAL: words.NORMAL, Level.EXPERT: words.EXPERT, Level.EXPERT2: words.EXPERT2}
VERDICTS: Final = {
    Legality.LEGAL: f"{words.PLACE.format('[0-9]+')}$|{words.TRICK.format('[0-9]+')}$",
    Legality.UNCERTAIN: rf"{words.TO_CONFIRM}$",
}


class CasePlayed:
    """One case on one phone; the referee beside it only says what a screen may show of unseen cards."""

    def __init__(self, phone: Phone, case: Case, names: Sequence[str] = ()) -> None:
        self.phone = phone
        self.case = case
        self.rules = RULE_SETS[case.rules]
        self.names = names or [words.PLAYER.format(i + 1) for i in range(case.players)]
        self._given = names or case.players
        self._game = begin(GameStarted(self.rules, case.players, case.first))

    @property
    def state(self) -> State:
        """The state of the game as it should be."""
        return self._game.state

    def play(self) -> None:
        """Play the case from home to its last step."""
        variant, level = VARIANTS[self.rules.variant], LEVELS[self.rules.level]
        self.phone.new_game(self._given, variant, level, self.case.first)
        for step in self.case.steps:
            self._do(step)

    def _do(self, step: Step) -> None:
        match step:
            case Ask():
                return
            case Play(then=Wanted() as then):
                self._lay(step)
            case EndTurn(then=Wanted() as then):
                self._end_turn(step.draws, then)
            case DeclareBlocked(then=Wanted() as then):
                self.phone.tap(words.BLOCKED)
            case Play() | EndTurn() | DeclareBlocked():
                self._refused(step)
                return
            case _:
                then = step.then
                self._take_back()
        self._game = apply(self._game, self._event(step))
        self._compare(then)

    def _event(self, step: Step) -> Event:
        match step:
            case Play():
                return CardPlayed(step.pile, step.cards, confirmed=step.verdict is Legality.UNCERTAIN)
            case EndTurn():
                return TurnEnded(step.draws)
            case DeclareBlocked():
                return Blocked()
        return Undone(self._game.steps[-1].number)

    # -- acts --

    def _lay(self, step: Play) -> None:
        """Lay a card, or one unseen, and answer what is asked."""
        cards = step.cards
        if cards is not None and len(cards) == 1:
            self._lay_seen(next(iter(cards)).number, step)
            return
        self.phone.skip(step.pile)
        if self._asks_for_fire(step.pile):
            burning = cards is not None and cards == self.rules.deck.burning
            answer = words.DID_NOT_LOOK if cards is None else words.BURNS if burning else words.NO_FIRE
            self.phone.answer(words.DOES_IT_BURN, answer)
        elif step.verdict is Legality.UNCERTAIN:
            self.phone.answer(words.WAS_IT_ALLOWED, words.YES)

    def _lay_seen(self, card: int, step: Play) -> None:
        """Type the card, hear what its pile says to it, and touch the pile."""
        phone = self.phone
        phone.type(card)
        if step.verdict is not None:
            verdict = VERDICTS[step.verdict]
            phone.until(lambda screen: re.search(verdict, screen.pile(step.pile)), explain=verdict)
        phone.touch_pile(step.pile)
        if step.verdict is Legality.UNCERTAIN:
            phone.answer(words.MAY_IT_LIE, words.YES)

    def _asks_for_fire(self, pile: PileId) -> bool:
        """Tell whether some burning card may still lie there: then the app must ask."""
        deck = self.rules.deck
        burning = frozenset(deck.burning)
        if not burning or not self.rules.fire:
            return False
        return referee.judge_card(self.state, pile, burning).legality is not Legality.ILLEGAL

    def _end_turn(self, draws: int, then: Wanted) -> None:
        """End the turn, by way of the fires, and draw."""
        phone = self.phone
        phone.end_turn()
        if then.outcome == Outcome.LOST:
            phone.answer(words.FIRE_NOT_COVERED, words.LOSE)
            return
        for _ in fires.to_ask(self.state):
            phone.answer(words.DOES_IT_BURN, words.CANNOT_TELL)
        if draws:
            told = phone.until(lambda screen: screen.search(words.DRAWS))
            assert int(told[1]) == draws
            phone.drawn()

    def _take_back(self) -> None:
        """Take the last act back; with a turn's end the screen says who puts how many cards back."""
        self.phone.undo()
        last, before = self._game.steps[-1], self._game.steps[-2]
        if isinstance(last.event, TurnEnded) and last.event.drawn:
            told = self.phone.until(lambda screen: screen.search(words.PUTS_BACK))
            assert (told[1], int(told[2])) == (self.names[before.state.turn.seat], last.event.drawn)
            self.phone.tap(words.PUT_BACK)

    def _refused(self, step: Play | EndTurn | DeclareBlocked) -> None:
        """Try what is not allowed, see why not, and that nothing changed."""
        phone, before = self.phone, self.phone.table()
        if isinstance(step, Play) and step.then == "illegal" and step.cards and len(step.cards) == 1:
            card = next(iter(step.cards)).number
            phone.type(card)
            phone.touch_pile(step.pile)
            phone.until(lambda screen: screen.search(words.REFUSED), explain=f"a word on {card}")
            phone.clear()
        elif step.then == "minimum":
            owed = self.state.owed
            phone.tap(words.MORE_CARDS.format(owed) + ("" if owed == 1 else "s"))
            phone.until(lambda screen: any(re.match(words.OWED_SAID, text) for text in screen.texts))
        elif step.then == "not_blocked":
            phone.tap(words.BLOCKED)
            phone.sees(words.NOT_BLOCKED)
        assert phone.table() == before

    # -- what must be seen --

    def _compare(self, then: Wanted) -> None:
        """Compare the screen with the case: whose turn, cards laid, draw pile, tops."""
        if then.outcome is not None:
            self.phone.sees(words.WON if then.outcome == Outcome.WON else words.LOST)
            return
        name = self.names[then.player]
        phone = self.phone
        phone.until(
            lambda screen: (
                (table := screen.table)
                and (table.turn, table.laid, table.draw_pile) == (name, then.played_this_turn, then.draw_pile)
                and all(self._fits(pile, table.tops[pile], then) for pile in self.state.piles)
            ),
            explain=f"{name} {then}",
        )

    def _fits(self, pile: PileId, top: str, then: Wanted) -> bool:
        """Compare one top; a card laid unseen is told as of the moment it was laid, never narrowed since."""
        if self.state.shown(pile) is not None:
            base = self.rules.piles[pile].base
            wanted = then.tops[pile]
            return top == str(base if wanted is None else getattr(wanted, "number", wanted))
        deck, numbers = self.rules.deck, figures(top)
        may_be = {card.number for card in deck.members(self.state.tops.shown[pile])}
        # Burning cards between the others are told along with them: the range is read at a glance.
        return may_be <= numbers and numbers - may_be <= {card.number for card in deck.burning}


def figures(top: str) -> set[int]:
    """Read "? 31 to 99 or 20" as the numbers that it tells."""
    numbers: set[int] = set()
    for part in re.split(r" or |, ", top.removeprefix("? ")):
        low, _, high = part.partition(" to ")
        numbers |= set(range(int(low), int(high or low) + 1))
    return numbers
