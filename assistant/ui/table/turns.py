"""Ending turns, taking back, giving the turn away, ending the game: the touches beside the piles."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from assistant.tracker.amendments import play_on_top
from assistant.tracker.events import (
    Abandoned,
    Amended,
    Blocked,
    CardPlayed,
    Redone,
    TopSet,
    TurnEnded,
    TurnGivenTo,
    Undone,
)
from assistant.tracker.referee import TurnEnd, judge_end_turn, judge_redo, judge_undo
from assistant.tracker.verdict import Refusal
from assistant.ui import people

from . import fires
from .desk import AskDrawn, AskDueFire, AskGivingUp, AskLosing, AskPutBack, AskTurn, Tone
from .entry import Entry

if TYPE_CHECKING:
    from assistant.tracker.log import Step
    from assistant.tracker.turn import Seat

    from .model import TableModel


def end_turn(model: TableModel) -> None:
    """Ask what has to be asked before the turn passes: fires first, then the draw."""
    if model.hasty():
        return
    end = judge_end_turn(model.desk.state)
    if isinstance(end, Refusal):
        model.say(model.refused(end), Tone.BAD)
        return
    state, desk = model.desk.state, model.desk.cleared()
    unsure = fires.to_ask(state)
    if any(fires.burns(state, pile) for pile in end.lost) or (end.lost and not unsure):
        model.show(replace(desk, question=AskLosing(end.lost)))
    elif unsure:
        model.show(replace(desk, question=AskDueFire(unsure[0], unsure[1:])))
    else:
        name_draw(model, end)


def name_draw(model: TableModel, end: TurnEnd) -> None:
    """Say how many cards are drawn and wait for it; with none to draw, the turn passes at once."""
    if end.draws:
        model.show(replace(model.desk.cleared(), question=AskDrawn(end)))
    else:
        drawn(model)


def drawn(model: TableModel) -> None:
    """Pass the turn after its player drew."""
    end = judge_end_turn(model.desk.state)
    if isinstance(end, Refusal):
        model.say(model.refused(end), Tone.BAD)
    elif model.record(TurnEnded(end.draws)) is None:
        model.device.tick()


def answer_due_fire(model: TableModel, asked: AskDueFire, *, burns: bool) -> None:
    """Note whether the top of a pile burns, and go on ending the turn."""
    deck = model.desk.state.rules.deck
    kind = deck.burning if burns else frozenset(deck.cards) - deck.burning
    entry = play_on_top(model.desk.table.game.steps, asked.pile)
    # All cards of that kind, not those still possible: these would tell on screen what lies under the tops.
    note = TopSet(asked.pile, kind) if entry is None else Amended(entry, kind)
    if model.record(note) is None:
        pass_due_fire(model, asked)


def answer_burns(model: TableModel, asked: AskDueFire) -> None:
    """Note that the top burns."""
    answer_due_fire(model, asked, burns=True)


def answer_no_fire(model: TableModel, asked: AskDueFire) -> None:
    """Note that the top does not burn."""
    answer_due_fire(model, asked, burns=False)


def pass_due_fire(model: TableModel, asked: AskDueFire) -> None:
    """Go on to the next pile that may burn, else to the draw: what only may burn loses no game."""
    end = judge_end_turn(model.desk.state)
    state = model.desk.state
    rest = tuple(pile for pile in asked.rest if pile in fires.to_ask(state))
    if isinstance(end, Refusal):
        end_turn(model)
    elif any(fires.burns(state, pile) for pile in end.lost) or (end.lost and not rest):
        model.show(replace(model.desk.cleared(), question=AskLosing(end.lost)))
    elif rest:
        model.show(replace(model.desk.cleared(), question=AskDueFire(rest[0], rest[1:])))
    else:
        name_draw(model, end)


def blocked(model: TableModel) -> None:
    """Declare that the player whose turn it is cannot go on."""
    if not model.hasty() and model.record(Blocked()) is None:
        model.device.thud()


def undo(model: TableModel) -> None:
    """Take the last act back; a turn's end with a draw first says who puts back how many cards."""
    if model.haste.doubled("undo") or model.hasty():
        return
    step = judge_undo(model.desk.table.game)
    if isinstance(step, Refusal):
        model.say(model.refused(step))
        return
    if isinstance(step.event, TurnEnded) and step.event.drawn:
        seat = before(model, step).state.turn.seat
        model.show(replace(model.desk.cleared(), question=AskPutBack(seat, step.event.drawn)))
    else:
        take_back(model)


def before(model: TableModel, step: Step) -> Step:
    """Return the step before one that stands."""
    steps = model.desk.table.game.steps
    return steps[steps.index(step) - 1]


def take_back(model: TableModel) -> None:
    """Take the last act back; the value of a card goes back into the entry, for another pile."""
    step = judge_undo(model.desk.table.game)
    if isinstance(step, Refusal):
        model.say(model.refused(step))
        return
    if model.record(Undone(step.number), entry=_again(step)) is None:
        model.device.tick()


def _again(step: Step) -> Entry:
    event = step.event
    if not isinstance(event, CardPlayed):
        return Entry()
    if event.cards is not None and len(event.cards) == 1:
        (card,) = event.cards
        return Entry(digits=str(card.number), whole=True)
    return Entry(skipped=True)


def redo(model: TableModel) -> None:
    """Bring back what was taken back last."""
    if model.haste.doubled("redo") or model.hasty():
        return
    answer = judge_redo(model.desk.table.game)
    if isinstance(answer, Refusal):
        model.say(model.refused(answer))
    elif model.record(Redone(answer[0])) is None:
        model.device.tick()


def ask_turn(model: TableModel) -> None:
    """Ask whose turn it really is."""
    model.show(replace(model.desk.cleared(), question=AskTurn()))


def give_turn(model: TableModel, seat: Seat) -> None:
    """Put right that it was another player's turn; the cards laid in it came from that hand."""
    if model.record(TurnGivenTo(seat)) is None:
        t = model.device.t
        name = people.name(t, model.desk.table, seat)
        model.say(t.gettext("It is {name}'s turn. The cards stay as they lie.").format(name=name), Tone.GOOD)


def ask_giving_up(model: TableModel) -> None:
    """Ask whether to give the game up."""
    model.show(replace(model.desk.cleared(), question=AskGivingUp()))


def give_up(model: TableModel) -> None:
    """Give the game up; until it is saved that can be taken back."""
    model.record(Abandoned())
