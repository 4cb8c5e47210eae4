"""What the referee knows, and how sure it is, checked against games as they really were."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING

from hypothesis import given

from assistant.tracker import knowledge
from assistant.tracker.referee import judge_card
from assistant.tracker.verdict import Code, Legality
from tests.entering import LENGTHS, as_named, enter, games, some, start
from tests.true_games import Lay, Setting, Truth

if TYPE_CHECKING:
    from assistant.tracker.state import State


@given(games(), LENGTHS)
def test_a_verdict_is_never_wrong_about_a_card_that_is_not_laid(setting: Setting, length: int) -> None:
    truth, game = Truth(setting), start(setting)
    for move in islice(truth.moves(), length):
        for card in some(truth, truth.unlaid):
            for pile in game.state.piles:
                legality = judge_card(game.state, pile, frozenset({card})).legality
                assert legality in {Legality.UNCERTAIN, Legality(2 * truth.lawful(pile, card))}
        game = enter(game, move, as_named(truth, move))


@given(games(), LENGTHS)
def test_a_verdict_on_a_skipped_or_partly_entered_card_speaks_for_all_it_may_be(
    setting: Setting, length: int
) -> None:
    truth, game = Truth(setting), start(setting)
    for move in islice(truth.moves(), length):
        named = as_named(truth, move)
        if isinstance(move, Lay):
            legality = judge_card(game.state, move.pile, named).legality
            may_be = [card for card in truth.unlaid if named is None or card in named]
            assert legality is not Legality.ILLEGAL
            assert legality is Legality.UNCERTAIN or all(truth.lawful(move.pile, card) for card in may_be)
        game = enter(game, move, named)


@given(games(), LENGTHS)
def test_the_true_top_is_always_possible_and_what_is_possible_is_shown(setting: Setting, length: int) -> None:
    truth, game = Truth(setting), start(setting)
    for move in islice(truth.moves(), length):
        tops, deck = game.state.tops, game.state.rules.deck
        for pile, top in enumerate(truth.tops):
            true_top = deck.base if top is None else deck.mask({top})
            assert tops.possible[pile] & true_top
            assert not tops.possible[pile] & ~tops.shown[pile]
        assert set(deck.members(tops.seen)) <= set(truth.laid)
        game = enter(game, move, as_named(truth, move))


@given(games(), LENGTHS)
def test_knowing_less_moves_a_verdict_only_towards_uncertain(setting: Setting, length: int) -> None:
    truth, more, less = Truth(setting), start(setting), start(setting)
    for move in islice(truth.moves(), length):
        for card in some(truth, truth.unlaid):
            for pile in more.state.piles:
                surer = judge_card(more.state, pile, frozenset({card})).legality
                assert judge_card(less.state, pile, frozenset({card})).legality in {Legality.UNCERTAIN, surer}
        named, blurred = as_named(truth, move), as_named(truth, move)
        more = enter(more, move, named)
        less = enter(less, move, None if named is None or blurred is None else named | blurred)


def forgotten(state: State) -> State:
    """Forget every card under the tops: only what the screens show is left."""
    return replace(state, tops=replace(state.tops, possible=state.tops.shown, seen=0))


@given(games(), LENGTHS)
def test_what_is_shown_never_depends_on_cards_under_the_tops(setting: Setting, length: int) -> None:
    truth, game = Truth(setting), start(setting)
    for move in islice(truth.moves(), length):
        named = as_named(truth, move)
        after = enter(game, move, named)
        if isinstance(move, Lay):
            cards = setting.rules.deck.mask(named)
            bare = knowledge.lay(setting.rules, forgotten(game.state).tops, move.pile, cards)
            assert bare is not None
            assert bare.shown == after.state.tops.shown
        game = after


@given(games(), LENGTHS)
def test_reasons_never_tell_of_cards_under_the_tops(setting: Setting, length: int) -> None:
    truth, game = Truth(setting), start(setting)
    entry_faults = {Code.ON_TABLE, Code.CONTRADICTS}
    for move in islice(truth.moves(), length):
        for card in some(truth, list(setting.rules.deck.cards), 3):
            for pile in game.state.piles:
                told = judge_card(game.state, pile, frozenset({card}))
                bare = judge_card(forgotten(game.state), pile, frozenset({card}))
                faulty = any(map(told.has, entry_faults)) or any(map(bare.has, entry_faults))
                assert faulty or told.legality is not bare.legality or told == bare
        game = enter(game, move, as_named(truth, move))
