"""Entering cards: what a touch of pad and piles does to the desk and the game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from assistant.errors import TableMoved
from assistant.tracker.events import CardPlayed, Event
from assistant.tracker.referee import judge_card, judge_play
from assistant.tracker.verdict import Code, Legality
from assistant.ui import tops, words

from .desk import AskFire, AskLegal, Desk, Notice, Tone
from .entry import Entry

if TYPE_CHECKING:
    from collections.abc import Callable

    from assistant.live import Hub, Table
    from assistant.tracker.cards import Named
    from assistant.tracker.piles import PileId
    from assistant.tracker.verdict import Refusal
    from assistant.ui.device import Device

    from .desk import Question

DOUBLE_TAP = 0.6
"""Seconds in which a second touch of a pile belongs to the one that laid a card."""
TREMBLE = 0.25
"""Seconds in which nobody touches a button twice on purpose."""
CALM = 0.4
"""Seconds after a question opens in which a touch was still meant for what lay there before."""
SURPRISE = 0.4
"""Seconds after a change from elsewhere in which a touch was still meant for the old table."""


class TableModel:
    """The desk of one phone; every method is a touch, and replaces `desk`.

    Touches record events through the hub, which commits before anything is shown.
    """

    def __init__(self, hub: Hub, device: Device, table: Table) -> None:
        self.hub = hub
        self.device = device
        self.desk = Desk(table)
        self._watch: Callable[[Desk], None] | None = None
        self._laid: tuple[PileId, float] | None = None
        self._touched: tuple[str, float] | None = None
        self._surprised = float("-inf")
        self._asked = float("-inf")

    def watch(self, push: Callable[[Desk], None]) -> Callable[[], None]:
        """Tell `push` of every new desk; the function returned ends that."""
        self._watch = push
        push(self.desk)

        def stop() -> None:
            self._watch = None

        return stop

    def show(self, desk: Desk) -> None:
        """Replace the desk."""
        if desk.question is not None and desk.question != self.desk.question:
            self._asked = self.device.now()
        self.desk = desk
        if self._watch:
            self._watch(desk)

    def say(self, text: str, tone: Tone = Tone.PLAIN) -> None:
        """Put a notice beside the entry; a refusal is felt as well."""
        if tone in {Tone.BAD, Tone.WARN}:
            self.device.thud()
        self.show(replace(self.desk, notice=Notice(text, tone)))

    def answer(self, asked: Question, act: Callable[..., object], *facts: object) -> None:
        """Do what answers a question: once, only while it is open, and not by the touch that opened it."""
        if self.desk.question == asked and self.device.now() - self._asked >= CALM:
            # Closed first: a refusal must not be said under the sheet.
            self.show(replace(self.desk, question=None))
            act(*facts)

    def doubled(self, button: str) -> bool:
        """Tell whether a touch of a button only trembled after the one before."""
        now, last = self.device.now(), self._touched
        self._touched = (button, now)
        return last is not None and last[0] == button and now - last[1] < TREMBLE

    def troubled(self) -> None:
        """Put the sentence for a picture that failed on the desk, for the picture that is built anew."""
        sentence = self.device.t.gettext("Something went wrong. Nothing you entered is lost.")
        self.desk = replace(self.desk, notice=Notice(sentence, Tone.BAD))

    def receive(self, table: Table) -> None:
        """Take over what was done elsewhere, and say so; the entry stays."""
        if (table.id, table.seen) == (self.desk.table.id, self.desk.table.seen):
            return
        self._surprised = self.device.now()
        text = self.device.t.gettext("Changed on another phone.")
        self.show(replace(self.desk.cleared(), table=table, notice=Notice(text)))

    def record(self, event: Event) -> Refusal | None:
        """Commit an event and show the table after it; says why when it is refused or another was faster."""
        try:
            refused = self.hub.record(self.desk.table.seen, event)
        except TableMoved:
            self._moved()
            raise
        if refused:
            self.say(self.refused(refused), Tone.BAD)
        elif self.hub.table:
            self.show(Desk(self.hub.table))
        return refused

    def _moved(self) -> None:
        self._surprised = self.device.now()
        if self.hub.table and self.hub.table.id == self.desk.table.id:
            self.show(replace(self.desk.cleared(), table=self.hub.table))

    def refused(self, refused: Refusal) -> str:
        """Put a refusal into words, with what would be allowed on the pile it is about."""
        t, pile = self.device.t, refused.reasons[0].pile
        helped = refused.code is Code.ILLEGAL and any(
            reason.code in {Code.NOT_HIGHER, Code.NOT_LOWER} for reason in refused.reasons
        )
        allowed = tops.allowed(t, self.desk.state, pile) if helped and pile is not None else ""
        return words.refusal(t, refused, allowed)

    def digit(self, digit: str) -> None:
        """Type a digit; with a pile chosen, the second one lays the card."""
        entry = self.desk.entry.digit(digit)
        self.show(replace(self.desk.cleared(), entry=entry))
        if entry.pile is not None and entry.complete:
            self.lay(entry.pile, entry.cards)

    def back(self) -> None:
        """Take back the last sign typed."""
        self.show(replace(self.desk.cleared(), entry=self.desk.entry.back()))

    def clear(self) -> None:
        """Empty the entry."""
        self.show(replace(self.desk.cleared(), entry=Entry()))

    def skip(self) -> None:
        """Leave the value open; with a pile chosen, that asks at once."""
        entry = self.desk.entry.skip()
        self.show(replace(self.desk.cleared(), entry=entry))
        if entry.pile is not None:
            self._lay_skipped(entry.pile)

    def pile(self, pile: PileId) -> None:
        """Touch a pile: lay what stands in the entry, or choose the pile for what comes."""
        entry, now = self.desk.entry, self.device.now()
        if entry.empty and self._laid and self._laid[0] == pile and now - self._laid[1] < DOUBLE_TAP:
            return
        if now - self._surprised < SURPRISE and not entry.empty:
            self.say(self.device.t.gettext("The table has just changed: look, then touch again."), Tone.WARN)
        elif entry.skipped:
            self._lay_skipped(pile)
        elif entry.card:
            self.lay(pile, entry.cards)
        elif entry.digits:
            self.say(self.device.t.gettext("Type the whole card first."), Tone.WARN)
        else:
            chosen = None if entry.pile == pile else pile
            self.show(replace(self.desk.cleared(), entry=Entry(pile=chosen)))

    def choose(self, pile: PileId) -> None:
        """Choose a pile without laying what stands; that is for Enter."""
        self.show(replace(self.desk.cleared(), entry=replace(self.desk.entry, pile=pile)))

    def enter(self) -> None:
        """Lay what stands on the chosen pile."""
        if self.desk.entry.pile is not None and not self.desk.entry.empty:
            self.pile(self.desk.entry.pile)

    def _lay_skipped(self, pile: PileId) -> None:
        """Ask what has to be asked of a skipped value: with fire in the game, whether it burns."""
        state = self.desk.state
        burning = frozenset(state.rules.deck.burning)
        if burning and state.rules.fire and judge_card(state, pile, burning).legality is not Legality.ILLEGAL:
            refused = judge_play(state, CardPlayed(pile, None, confirmed=True))
            if refused is None:
                self.show(replace(self.desk.cleared(), question=AskFire(pile)))
                return
        self.lay(pile, None)

    def lay_burning(self, pile: PileId) -> None:
        """Lay a skipped value of which people say that it burns."""
        self.lay(pile, self.desk.state.rules.deck.burning, confirmed=True)

    def lay_plain(self, pile: PileId) -> None:
        """Lay a skipped value of which people say that it does not burn."""
        deck = self.desk.state.rules.deck
        self.lay(pile, frozenset(deck.cards) - deck.burning, confirmed=True)

    def lay(self, pile: PileId, cards: Named, *, confirmed: bool = False) -> None:
        """Lay a card: at once where legal, after a question where nobody can be sure, else say why not."""
        verdict = judge_card(self.desk.state, pile, cards)
        unsure = verdict.legality is Legality.UNCERTAIN
        refused = judge_play(self.desk.state, CardPlayed(pile, cards, confirmed=True))
        if refused:
            # The pile is let go and the value stays, so that one touch of the right pile mends it.
            self.show(replace(self.desk.cleared(), entry=replace(self.desk.entry, pile=None)))
            self.say(self.refused(refused), Tone.BAD)
        elif unsure and not confirmed:
            self.show(replace(self.desk.cleared(), question=AskLegal(pile, cards)))
        elif self.record(CardPlayed(pile, cards, confirmed=unsure)) is None:
            self._laid = (pile, self.device.now())
            self._cheer(trick=verdict.has(Code.TRICK))

    def lay_confirmed(self, pile: PileId, cards: Named) -> None:
        """Lay a card that the players vouch for."""
        self.lay(pile, cards, confirmed=True)

    def _cheer(self, *, trick: bool) -> None:
        self.device.tick()
        if trick:
            self.say(self.device.t.gettext("Backwards trick: ten back!"), Tone.GOOD)

    def dismiss(self, asked: Question) -> None:
        """Close a question without an answer, if it is the open one; the entry stays as it was."""
        if self.desk.question == asked:
            self.show(replace(self.desk, question=None))
