"""The referee's answers: may this card lie there, may this act be done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from . import knowledge
from .amendments import Misfit, amended, plays
from .changes import change
from .events import Amended, CardPlayed, GameStarted, TurnEnded
from .log import Game, Phase, Step
from .reasons import reasons
from .verdict import Code, Legality, Reason, Refusal, Verdict, refuse

if TYPE_CHECKING:
    from .cards import Named
    from .events import Act, EntryId
    from .piles import PileId
    from .state import State
    from .turn import Seat


@dataclass(frozen=True, slots=True)
class TurnEnd:
    """What ending the turn means: cards drawn and left, who is next, and fires not covered.

    `lost` names the due piles that burn for sure, and then nobody draws and the turn does not pass; `unsure`
    the due piles that only may burn.
    """

    draws: int
    left: int
    next_seat: Seat
    lost: tuple[PileId, ...] = ()
    unsure: tuple[PileId, ...] = ()


def judge_card(state: State, pile: PileId, named: Named) -> Verdict:
    """Say whether one of the named cards may lie on a pile (RULES.md, "Partial knowledge", rules 1 and 2)."""
    legality = _legality(state, pile, named)
    return Verdict(legality, reasons(state, pile, named, legality))


def _legality(state: State, pile: PileId, named: Named) -> Legality:
    rules, tops = state.rules, state.tops
    cards = rules.deck.mask(named)
    if knowledge.lay(rules, tops, pile, cards) is None:
        return Legality.ILLEGAL
    found = knowledge.candidates(rules, tops, cards)
    if knowledge.may_refuse(rules, pile, tops.possible[pile], found):
        return Legality.UNCERTAIN
    return Legality.LEGAL


def judge_play(state: State, play: CardPlayed) -> Refusal | None:
    """Say why a play is not recorded, None when it is."""
    if play.pile not in state.piles:
        return refuse(Code.NO_SUCH_PILE, pile=play.pile)
    if blocked_by := _going_on(state):
        return blocked_by
    verdict = judge_card(state, play.pile, play.cards)
    if verdict.legality is Legality.ILLEGAL:
        return refuse(Code.ILLEGAL, *verdict.reasons, pile=play.pile)
    if verdict.legality is Legality.UNCERTAIN and not play.confirmed:
        return refuse(Code.UNCONFIRMED, *verdict.reasons, pile=play.pile)
    return None


def _going_on(state: State) -> Refusal | None:
    """Refuse any further card: the game is over, the hand is empty, or the turn has laid all it may."""
    if state.outcome is not None:
        return refuse(Code.GAME_OVER)
    if state.hand == 0:
        return refuse(Code.NO_CARDS, seat=state.turn.seat)
    if any(limit.reached(state.turn.played) for limit in state.rules.limits):
        return refuse(Code.MAXIMUM, count=state.rules.maximum)
    return None


def judge_end_turn(state: State) -> Refusal | TurnEnd:
    """Say what ending the turn means, or why it cannot end yet."""
    if state.outcome is not None:
        return refuse(Code.GAME_OVER)
    if state.owed:
        return refuse(Code.MINIMUM, count=state.owed)
    draws = 0 if state.fires_due else state.draws
    after = change(state, TurnEnded(draws))
    return TurnEnd(draws, after.draw_pile, after.turn.seat, lost=state.fires_due, unsure=state.fires_unsure)


def judge_blocked(state: State) -> Refusal | None:
    """Say why nobody can be blocked now, None when the declaration stands."""
    if state.outcome is not None:
        return refuse(Code.GAME_OVER)
    if state.owed or state.fires_due or state.fires_unsure:
        return None
    return refuse(Code.NOT_BLOCKED)


def judge_undo(game: Game) -> Refusal | Step:
    """Name the act that undo would take back, or say why it cannot."""
    if refusal := off_table(game):
        return refusal
    last = game.steps[-1]
    return refuse(Code.NOTHING_TO_UNDO) if isinstance(last.event, GameStarted) else last


def judge_redo(game: Game) -> Refusal | tuple[EntryId, Act]:
    """Name the act that redo would bring back, or say why it cannot."""
    if refusal := off_table(game):
        return refusal
    return game.undone[-1] if game.undone else refuse(Code.NOTHING_TO_REDO)


def off_table(game: Game) -> Refusal | None:
    """Refuse anything on a game that does not lie on the table."""
    if game.phase is Phase.KEPT:
        return refuse(Code.KEPT)
    return refuse(Code.SAVED) if game.phase is Phase.SAVED else None


def judge_amendment(game: Game, amendment: Amended) -> Refusal | None:
    """Say why an earlier play cannot have been that card: the first act that would not fit."""
    if game.state.outcome is not None:
        return refuse(Code.GAME_OVER)
    if amendment.entry not in plays(game.steps):
        return refuse(Code.NO_SUCH_PLAY, count=amendment.entry)
    try:
        amended(game.steps, amendment)
    except Misfit as misfit:
        return refuse(Code.CONTRADICTS, Reason(Code.NEVER_FITS, count=misfit.entry), count=amendment.entry)
    return None
