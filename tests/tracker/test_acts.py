"""Whatever is entered in whatever order: what the referee lets pass can be recorded and taken back."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from assistant.tracker import acts
from assistant.tracker.cards import Card, Named
from assistant.tracker.events import (
    Abandoned,
    Act,
    Amended,
    Blocked,
    CardPlayed,
    EntryId,
    Event,
    Kept,
    Leaving,
    Missed,
    PlayerLeft,
    PlayerSkipped,
    Redone,
    Resumed,
    Saved,
    TopSet,
    TurnEnded,
    TurnGivenTo,
    Undone,
)
from assistant.tracker.log import Game, apply, fold
from assistant.tracker.piles import PileId
from assistant.tracker.state import Outcome
from assistant.tracker.turn import Seat
from tests.tables import SMALL_FIRE, table

PILES = st.builds(PileId, st.integers(0, 3))
SEATS = st.builds(Seat, st.integers(0, 2))
NAMED: st.SearchStrategy[Named] = st.none() | st.frozensets(
    st.builds(Card, st.integers(2, 9)), min_size=1, max_size=2
)
PLAYS = st.builds(CardPlayed, PILES, NAMED, st.just(value=True))
MISSED = st.builds(Missed, SEATS, st.integers(0, 2), st.integers(0, 1), st.booleans())
# An end of turn, an undo or a redo is told by its kind only: its facts follow from the game.
EVENTS: st.SearchStrategy[Event | type[Event]] = st.one_of(
    PLAYS,
    PLAYS,
    PLAYS,
    st.sampled_from([TurnEnded, TurnEnded, TurnEnded, Undone, Redone]),
    st.sampled_from([PlayerSkipped(), Blocked(), Abandoned(), Kept(), Resumed(), Saved()]),
    st.builds(PlayerLeft, SEATS, st.sampled_from(Leaving)),
    st.builds(TurnGivenTo, SEATS),
    st.builds(Amended, st.builds(EntryId, st.integers(2, 9)), NAMED),
    st.builds(TopSet, PILES, NAMED, st.lists(MISSED, max_size=2).map(tuple)),
)


def event_of(game: Game, told: Event | type[Event]) -> Event:
    if not isinstance(told, type):
        return told
    if told is TurnEnded:
        return TurnEnded(0 if game.state.fires_due else game.state.draws)
    if told is Undone:
        return Undone(game.steps[-1].number)
    return Redone(game.undone[-1][0] if game.undone else EntryId(1))


def laid(game: Game) -> int:
    """Count the cards on the table by the acts that stand."""
    events = [step.event for step in game.steps]
    missed = [cards.laid for event in events if isinstance(event, TopSet) for cards in event.missed]
    return sum(isinstance(event, CardPlayed) for event in events) + sum(missed)


def check(game: Game) -> None:
    state = game.state
    assert state.remaining + laid(game) == len(state.rules.deck)
    assert min(*state.hands, state.draw_pile, state.aside) >= 0
    assert max(state.hands) <= state.hand_size
    assert all(state.hands[seat] == 0 for seat in state.gone)
    assert (state.remaining == 0) == (state.outcome is Outcome.WON)
    assert state.outcome or state.seated(state.turn.seat)
    assert all(state.tops.possible)
    assert not any(may & ~shown for may, shown in zip(state.tops.possible, state.tops.shown, strict=True))


@given(st.lists(EVENTS, min_size=5, max_size=40), st.integers(1, 3))
def test_what_is_let_pass_can_be_recorded_and_taken_back(
    drawn: list[Event | type[Event]], players: int
) -> None:
    game = table("", SMALL_FIRE, players)
    for told in drawn:
        event = event_of(game, told)
        if acts.judge(game, event) is not None:
            continue
        after = apply(game, event)
        check(after)
        if isinstance(event, Act):
            undone = apply(after, Undone(after.steps[-1].number))
            assert undone.steps == game.steps
            assert apply(undone, Redone(undone.undone[-1][0])).steps == after.steps
        game = after

    assert fold(entry.event for entry in game.entries) == game
