"""Laying a card: at once where it is legal, after a question where nobody can be sure, else why not."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from assistant.tracker.events import CardPlayed
from assistant.tracker.referee import judge_card, judge_play
from assistant.tracker.verdict import Code, Legality

from .desk import AskFire, AskLegal, Notice, Tone

if TYPE_CHECKING:
    from assistant.tracker.cards import Named
    from assistant.tracker.piles import PileId
    from assistant.tracker.verdict import Verdict

    from .model import TableModel


def lay(model: TableModel, pile: PileId, cards: Named, *, confirmed: bool = False) -> None:
    """Lay one of the named cards; with `confirmed` the players vouch for one that nobody can be sure of."""
    verdict = judge_card(model.desk.state, pile, cards)
    unsure = verdict.legality is Legality.UNCERTAIN
    play = CardPlayed(pile, cards, confirmed=unsure)
    if unsure and not confirmed:
        _ask(model, play)
    elif model.record(play, **_cheer(model, pile, verdict)):
        _let_go(model)
    else:
        model.laid(pile)


def _ask(model: TableModel, play: CardPlayed) -> None:
    if refused := judge_play(model.desk.state, play):
        model.say(model.refused(refused), Tone.BAD)
        _let_go(model)
    else:
        model.show(replace(model.desk.cleared(), question=AskLegal(play.pile, play.cards)))


def _let_go(model: TableModel) -> None:
    """Let a chosen pile go and keep the value, so that one touch of the right pile mends a refusal.

    The next digit begins another value: nobody goes on typing what was just refused.
    """
    stands = model.desk.entry
    entry = replace(stands, pile=None, whole=stands.whole or len(stands.digits) == 1)
    if entry != model.desk.entry:
        model.show(replace(model.desk, entry=entry))


def _cheer(model: TableModel, pile: PileId, verdict: Verdict) -> dict[str, Any]:
    if not verdict.has(Code.TRICK):
        return {}
    return {"notice": Notice(model.device.t.gettext("Backwards trick: ten back!"), Tone.GOOD), "trick": pile}


def lay_confirmed(model: TableModel, pile: PileId, cards: Named) -> None:
    """Lay a card that the players vouch for."""
    lay(model, pile, cards, confirmed=True)


def lay_skipped(model: TableModel, pile: PileId) -> None:
    """Ask what has to be asked of a skipped value: with fire in the game, whether it burns."""
    state = model.desk.state
    burning = frozenset(state.rules.deck.burning)
    if burning and state.rules.fire and judge_card(state, pile, burning).legality is not Legality.ILLEGAL:
        refused = judge_play(state, CardPlayed(pile, None, confirmed=True))
        if refused is None:
            model.show(replace(model.desk.cleared(), question=AskFire(pile)))
            return
    lay(model, pile, None)


def lay_burning(model: TableModel, pile: PileId) -> None:
    """Lay a skipped value of which people say that it burns."""
    lay(model, pile, model.desk.state.rules.deck.burning, confirmed=True)


def lay_plain(model: TableModel, pile: PileId) -> None:
    """Lay a skipped value of which people say that it does not burn."""
    deck = model.desk.state.rules.deck
    lay(model, pile, frozenset(deck.cards) - deck.burning, confirmed=True)
