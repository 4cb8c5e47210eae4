"""What each pile shows, computed from the desk: numeral, line, colour, spoken label."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from assistant.tracker.amendments import play_on_top
from assistant.tracker.events import CardPlayed
from assistant.tracker.piles import Direction
from assistant.tracker.referee import judge_card
from assistant.tracker.verdict import Code, Legality, Verdict
from assistant.ui import people, tops, words

from . import fires

if TYPE_CHECKING:
    from assistant.i18n import Translator
    from assistant.tracker.events import EntryId
    from assistant.tracker.piles import PileId

    from .desk import Desk

HIGHEST = 3
"""Edges of cards that are drawn below the top one at most."""
CARDS_AN_EDGE = 5
"""Cards that one edge stands for."""


class Mood(StrEnum):
    """What a pile says to the value that stands in the entry; each has an icon and a colour."""

    REST = "rest"
    GO = "go"
    TRICK = "trick"
    UNSURE = "unsure"
    NO = "no"
    CHOSEN = "chosen"


@dataclass(frozen=True, slots=True)
class PileView:
    """One pile as it is drawn; two equal views draw the same."""

    pile: PileId
    direction: Direction
    base: str
    numeral: str
    top: EntryId | None
    bare: bool
    height: int
    line: str
    mood: Mood
    fire: str
    fire_brief: str
    fire_now: bool
    spoken: str


def pile_view(t: Translator, desk: Desk, pile: PileId) -> PileView:
    """Compute what a pile shows; only the verdict on a standing value looks below the tops."""
    state = desk.state
    ground = state.rules.piles[pile]
    shown = state.shown(pile)
    mood, line = _said(t, desk, pile)
    fire = _fire(t, desk, pile)
    return PileView(
        pile=pile,
        direction=ground.direction,
        base=str(ground.base),
        numeral=str(shown.number) if shown else "?",
        top=play_on_top(desk.table.game.steps, pile),
        bare=state.bare(pile),
        height=_height(desk, pile),
        line=line,
        mood=mood,
        fire=fire,
        fire_brief=_fire_brief(t, desk, pile) if fire else "",
        fire_now=bool(fire) and state.due(pile),
        spoken=_spoken(t, desk, pile, line if mood is not Mood.REST else "", fire),
    )


def _height(desk: Desk, pile: PileId) -> int:
    """Tell how high a pile is drawn: a few edges, more of them the more cards lie on one another."""
    cards = sum(
        isinstance(step.event, CardPlayed) and step.event.pile == pile for step in desk.table.game.steps
    )
    # Of a top that was set later nobody knows how many lie below; one does at least.
    return min(HIGHEST, max(-(-cards // CARDS_AN_EDGE), int(not desk.state.bare(pile))))


def _said(t: Translator, desk: Desk, pile: PileId) -> tuple[Mood, str]:
    """Answer the standing value; without one, say what may go on the pile or what its top may be."""
    entry = desk.entry
    if desk.trick == pile and entry.empty:
        return Mood.TRICK, t.gettext("Ten back!")
    if entry.skipped and entry.pile in (None, pile):
        return Mood.UNSURE, t.gettext("Place ?")
    if entry.card is None or entry.pile not in (None, pile):
        chosen = entry.pile == pile
        return (
            (Mood.CHOSEN, t.gettext("Type its card"))
            if chosen
            else (Mood.REST, tops.line(t, desk.state, pile))
        )
    if desk.state.hand == 0:
        return Mood.NO, t.gettext("Hand is empty")
    return _verdict(t, judge_card(desk.state, pile, entry.cards), entry.card.number)


def _verdict(t: Translator, verdict: Verdict, number: int) -> tuple[Mood, str]:
    if verdict.legality is Legality.UNCERTAIN:
        return Mood.UNSURE, t.gettext("You decide")
    if verdict.legality is Legality.ILLEGAL:
        return Mood.NO, words.short_reason(t, verdict.reasons[0])
    if verdict.has(Code.TRICK):
        return Mood.TRICK, t.gettext("Ten back: {card}").format(card=number)
    return Mood.GO, t.gettext("Place {card}").format(card=number)


def _fire(t: Translator, desk: Desk, pile: PileId) -> str:
    """Say of a burning pile by whose turn's end it must be covered; empty where nothing burns."""
    state = desk.state
    if not fires.may_burn(state, pile):
        return ""
    if not fires.burns(state, pile):
        # A skipped value that some burning card may be: said only where someone must act on it.
        return t.gettext("May burn") if state.due(pile) else ""
    if state.due(pile):
        return t.gettext("Burns: cover it now")
    seat = state.seat_after(state.turn.seat)
    if seat is None or seat == state.turn.seat:
        return t.gettext("Burns: cover it next turn")
    return t.gettext("Burns until {name}'s turn ends").format(name=people.short(t, desk.table, seat))


def _fire_brief(t: Translator, desk: Desk, pile: PileId) -> str:
    """Say the same where there is room for few signs; the whole of it is heard all the same."""
    state = desk.state
    if not fires.burns(state, pile):
        return t.gettext("May burn")
    seat = state.seat_after(state.turn.seat)
    if state.due(pile) or seat is None or seat == state.turn.seat:
        return t.gettext("Burns: cover it")
    return t.gettext("Burns for {name}").format(name=people.short(t, desk.table, seat))


def _spoken(t: Translator, desk: Desk, pile: PileId, said: str, fire: str) -> str:
    """Tell a pile to the ear: "Ascending pile 1, top 47, takes 48 to 99 or 37"."""
    state = desk.state
    ascending = state.rules.piles[pile].direction is Direction.ASCENDING
    kind = t.gettext("Ascending pile {number}") if ascending else t.gettext("Descending pile {number}")
    place = [other for other in state.piles if state.rules.piles[other] == state.rules.piles[pile]].index(
        pile
    )
    shown, figures = state.shown(pile), tops.spoken(t, state, pile)
    if shown is None:
        top = t.gettext("top not known, may be {figures}").format(figures=figures)
    else:
        top = t.gettext("top {card}, takes {figures}").format(card=shown.number, figures=figures)
    return ", ".join(filter(None, (kind.format(number=place + 1), top, fire, said)))
