"""Entering cards: what a touch of pad and piles does to the desk and the game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from assistant.errors import TableMoved
from assistant.tracker.verdict import Code
from assistant.ui import tops, words

from . import laying
from .desk import Desk, Notice, Tone
from .entry import Entry
from .haste import Haste

if TYPE_CHECKING:
    from collections.abc import Callable

    from assistant.live import Hub, Table
    from assistant.tracker.events import Event
    from assistant.tracker.piles import PileId
    from assistant.tracker.verdict import Refusal
    from assistant.ui.device import Device

    from .desk import Question


class TableModel:
    """The desk of one phone; every method is a touch, and replaces `desk`.

    Touches record events through the hub, which commits before anything is shown. `asks` is called when a
    question opens.
    """

    def __init__(
        self, hub: Hub, device: Device, table: Table, asks: Callable[[], None] = lambda: None
    ) -> None:
        self.hub = hub
        self.device = device
        self.desk = Desk(table)
        self.menu_open = False
        self._asks = asks
        self._watch: Callable[[Desk], None] | None = None
        self.haste = Haste(device)

    def watch(self, push: Callable[[Desk], None]) -> Callable[[], None]:
        """Tell `push` of every new desk; the function returned ends that."""
        self._watch = push
        push(self.desk)

        def stop() -> None:
            self._watch = None

        return stop

    def show(self, desk: Desk) -> None:
        """Replace the desk."""
        opens = desk.question is not None and desk.question != self.desk.question
        self.desk = desk
        if opens:
            self.haste.asked()
            self._asks()
        if self._watch:
            self._watch(desk)

    def say(self, text: str, tone: Tone = Tone.PLAIN) -> None:
        """Put a notice beside the entry; a refusal is felt as well."""
        if tone in {Tone.BAD, Tone.WARN}:
            self.device.thud()
        self.show(replace(self.desk, notice=Notice(text, tone)))

    def answer(self, asked: Question, act: Callable[..., object], *facts: object) -> None:
        """Do what answers a question: once, only while it is open, and not by the touch that opened it."""
        if self.desk.question == asked and self.haste.calm():
            # Closed first: a refusal must not be said under the sheet.
            self.show(replace(self.desk, question=None))
            act(*facts)

    def troubled(self) -> None:
        """Put the sentence for a picture that failed on the desk, for the picture that is built anew."""
        sentence = self.device.t.gettext("Something went wrong. Nothing you entered is lost.")
        self.desk = replace(self.desk, notice=Notice(sentence, Tone.BAD))

    def receive(self, table: Table) -> None:
        """Take over what was done elsewhere, and say so; the entry stays."""
        if (table.id, table.seen) == (self.desk.table.id, self.desk.table.seen):
            return
        self.haste.changed()
        text = self.device.t.gettext("Changed on another phone.")
        self.show(replace(self.desk.cleared(), table=table, notice=Notice(text)))

    def record(self, event: Event, **shown: Any) -> Refusal | None:  # noqa: ANN401 -- fields of the desk
        """Commit an event and show the table after it, with what else is to be `shown` on the desk.

        Says why when it is refused or another was faster.
        """
        try:
            refused = self.hub.record(self.desk.table.seen, event)
        except TableMoved:
            self._moved()
            raise
        if refused:
            self.say(self.refused(refused), Tone.BAD)
        elif self.hub.table:
            self.show(Desk(self.hub.table, **shown))
        return refused

    def surprised(self) -> bool:
        """Tell whether a touch was still meant for the table before a change from elsewhere, and say so."""
        return self.haste.surprised() and self._too_soon()

    def hasty(self) -> bool:
        """Tell the same of a button, in whose place one of another screen may have lain until now."""
        return self.haste.hasty() and self._too_soon()

    def _too_soon(self) -> bool:
        self.say(self.device.t.gettext("The table has just changed: look, then touch again."), Tone.WARN)
        return True

    def _moved(self) -> None:
        self.haste.changed()
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
        lays = entry.pile is not None and entry.complete
        self.show(replace(self.desk.cleared(), entry=entry))
        if lays and entry.pile is not None and not self.surprised():
            laying.lay(self, entry.pile, entry.cards)

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
        if entry.pile is not None and not self.surprised():
            laying.lay_skipped(self, entry.pile)

    def pile(self, pile: PileId) -> None:
        """Touch a pile: lay what stands in the entry, or choose the pile for what comes."""
        entry = self.desk.entry
        if entry.empty and self.haste.fumbled(pile):
            return
        if not entry.empty and self.surprised():
            return
        if entry.skipped:
            laying.lay_skipped(self, pile)
        elif entry.card:
            laying.lay(self, pile, entry.cards)
        elif entry.digits:
            self.say(self.device.t.gettext("Type the whole card first."), Tone.WARN)
        else:
            chosen = None if entry.pile == pile else pile
            self.show(replace(self.desk.cleared(), entry=Entry(pile=chosen)))

    def laid(self, pile: PileId) -> None:
        """Note that a card lies on a pile, and let it be felt."""
        self.haste.laid(pile)
        self.device.tick()

    def choose(self, pile: PileId) -> None:
        """Choose a pile without laying what stands; that is for Enter."""
        self.show(replace(self.desk.cleared(), entry=replace(self.desk.entry, pile=pile)))

    def enter(self) -> None:
        """Lay what stands on the chosen pile."""
        if self.desk.entry.pile is not None and not self.desk.entry.empty:
            self.pile(self.desk.entry.pile)

    def dismiss(self, asked: Question) -> None:
        """Close a question without an answer, if it is the open one; the entry stays as it was."""
        if self.desk.question == asked:
            self.show(replace(self.desk, question=None))
