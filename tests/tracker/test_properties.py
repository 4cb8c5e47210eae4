"""What the log and its counts keep in every game, checked against games as they really were."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from assistant.tracker.events import Amended, EntryId, Missed, TopSet
from assistant.tracker.log import fold
from tests.entering import LENGTHS, as_named, enter, games, start
from tests.tables import go_on, record
from tests.true_games import Lay, Setting, Truth

if TYPE_CHECKING:
    from assistant.tracker.cards import Card


@given(games(), LENGTHS)
def test_cards_are_conserved_whatever_is_known(setting: Setting, length: int) -> None:
    truth, game = Truth(setting), start(setting)
    for move in islice(truth.moves(), length):
        state = game.state
        assert state.hands == tuple(map(len, truth.hands))
        assert [state.draw_pile, state.turn.seat] == [len(truth.draw_pile), truth.seat]
        assert state.remaining + len(truth.laid) == len(state.rules.deck)
        game = enter(game, move, as_named(truth, move))


@given(games(), LENGTHS, st.integers(1, 60))
def test_undo_then_redo_is_identity(setting: Setting, length: int, back: int) -> None:
    truth, game = Truth(setting), start(setting)
    for move in islice(truth.moves(), length):
        game = enter(game, move, as_named(truth, move))
    back = min(back, len(game.steps) - 1)
    undone = go_on(game, ", ".join(["undo"] * back))
    redone = go_on(undone, ", ".join(["redo"] * back))

    assert undone.steps == game.steps[: len(game.steps) - back]
    assert (redone.steps, redone.undone) == (game.steps, ())
    assert fold(entry.event for entry in redone.entries) == redone


@given(games(), st.integers(1, 20))
def test_amending_every_play_to_the_truth_gives_the_table_of_the_truth(setting: Setting, length: int) -> None:
    truth, blurred, true = Truth(setting), start(setting), start(setting)
    cards: dict[EntryId, Card] = {}
    for move in islice(truth.moves(), length):
        if isinstance(move, Lay):
            cards[blurred.next_number] = move.card
        blurred = enter(blurred, move, as_named(truth, move))
        true = enter(true, move, frozenset({move.card}) if isinstance(move, Lay) else None)
    for entry in truth.random.sample(sorted(cards), len(cards)):
        blurred = record(blurred, Amended(entry, frozenset({cards[entry]})))

    assert blurred.state == true.state


@given(games(), LENGTHS)
def test_a_top_set_with_the_true_counts_leaves_a_true_table(setting: Setting, length: int) -> None:
    truth, game = Truth(setting), start(setting)
    for move in islice(truth.moves(), length):
        tops, deck = game.state.tops, game.state.rules.deck
        assert game.state.hands == tuple(map(len, truth.hands))
        assert [game.state.draw_pile, game.state.turn.seat] == [len(truth.draw_pile), truth.seat]
        for pile, top in enumerate(truth.tops):
            assert tops.possible[pile] & (deck.base if top is None else deck.mask({top}))
        if isinstance(move, Lay) and truth.random.random() < 0.3:
            missed = Missed(game.state.turn.seat, 1, this_turn=True)
            shown = truth.random.choice([None, frozenset({move.card})])
            game = record(game, TopSet(move.pile, shown, (missed,)))
        else:
            game = enter(game, move, as_named(truth, move))
