"""What holds in every game, checked against games as they really were."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from assistant.tracker import knowledge
from assistant.tracker.events import Amended, CardPlayed, EntryId, GameStarted, Missed, TopSet, TurnEnded
from assistant.tracker.log import Game, begin, fold
from assistant.tracker.referee import judge_card
from assistant.tracker.rulesets import RULE_SETS
from assistant.tracker.turn import Seat
from assistant.tracker.verdict import Code, Legality
from tests.tables import go_on, record
from tests.true_games import Draw, Lay, Setting, Truth

if TYPE_CHECKING:
    from assistant.tracker.cards import Card, Named
    from assistant.tracker.state import State


@st.composite
def settings(draw: st.DrawFn) -> Setting:
    """Choose rules, players and the shuffle."""
    key = draw(st.sampled_from(list(RULE_SETS)))
    return Setting(key, draw(st.sampled_from(RULE_SETS[key].players)), draw(st.integers(0, 2**32)))


LENGTHS = st.integers(1, 140)


def start(setting: Setting) -> Game:
    return begin(GameStarted(setting.rules, setting.players, Seat(0)))


def enter(game: Game, move: Lay | Draw, cards: Named) -> Game:
    """Record what really happened, a card as it was named."""
    if isinstance(move, Draw):
        return record(game, TurnEnded(move.cards))
    return record(game, CardPlayed(move.pile, cards, confirmed=True))


def lay_named(truth: Truth, move: Lay | Draw) -> Named:
    return truth.name(move.card) if isinstance(move, Lay) else None


def some(truth: Truth, cards: list[Card], count: int = 4) -> list[Card]:
    return truth.random.sample(cards, min(count, len(cards)))


@given(settings(), LENGTHS)
def test_a_verdict_is_never_wrong_about_a_card_that_is_not_laid(setting: Setting, length: int) -> None:
    truth, game = Truth(setting), start(setting)
    for move in islice(truth.moves(), length):
        for card in some(truth, truth.unlaid):
            for pile in game.state.piles:
                legality = judge_card(game.state, pile, frozenset({card})).legality
                assert legality in {Legality.UNCERTAIN, Legality(2 * truth.lawful(pile, card))}
        game = enter(game, move, lay_named(truth, move))


@given(settings(), LENGTHS)
def test_a_verdict_on_a_skipped_or_partly_entered_card_speaks_for_all_it_may_be(
    setting: Setting, length: int
) -> None:
    truth, game = Truth(setting), start(setting)
    for move in islice(truth.moves(), length):
        named = lay_named(truth, move)
        if isinstance(move, Lay):
            legality = judge_card(game.state, move.pile, named).legality
            may_be = [card for card in truth.unlaid if named is None or card in named]
            assert legality is not Legality.ILLEGAL
            assert legality is Legality.UNCERTAIN or all(truth.lawful(move.pile, card) for card in may_be)
        game = enter(game, move, named)


@given(settings(), LENGTHS)
def test_the_true_top_is_always_possible_and_what_is_possible_is_shown(setting: Setting, length: int) -> None:
    truth, game = Truth(setting), start(setting)
    for move in islice(truth.moves(), length):
        tops, deck = game.state.tops, game.state.rules.deck
        for pile, top in enumerate(truth.tops):
            true_top = deck.base if top is None else deck.mask({top})
            assert tops.possible[pile] & true_top
            assert not tops.possible[pile] & ~tops.shown[pile]
        assert set(deck.members(tops.seen)) <= set(truth.laid)
        game = enter(game, move, lay_named(truth, move))


@given(settings(), LENGTHS)
def test_cards_are_conserved_whatever_is_known(setting: Setting, length: int) -> None:
    truth, game = Truth(setting), start(setting)
    for move in islice(truth.moves(), length):
        state = game.state
        assert state.hands == tuple(map(len, truth.hands))
        assert [state.draw_pile, state.turn.seat] == [len(truth.draw_pile), truth.seat]
        assert state.remaining + len(truth.laid) == len(state.rules.deck)
        game = enter(game, move, lay_named(truth, move))


@given(settings(), LENGTHS)
def test_knowing_less_moves_a_verdict_only_towards_uncertain(setting: Setting, length: int) -> None:
    truth, more, less = Truth(setting), start(setting), start(setting)
    for move in islice(truth.moves(), length):
        for card in some(truth, truth.unlaid):
            for pile in more.state.piles:
                surer = judge_card(more.state, pile, frozenset({card})).legality
                assert judge_card(less.state, pile, frozenset({card})).legality in {Legality.UNCERTAIN, surer}
        named, blurred = lay_named(truth, move), lay_named(truth, move)
        more = enter(more, move, named)
        less = enter(less, move, None if named is None or blurred is None else named | blurred)


def forgotten(state: State) -> State:
    """Forget every card under the tops: only what the screens show is left."""
    return replace(state, tops=replace(state.tops, possible=state.tops.shown, seen=0))


@given(settings(), LENGTHS)
def test_what_is_shown_never_depends_on_cards_under_the_tops(setting: Setting, length: int) -> None:
    truth, game = Truth(setting), start(setting)
    for move in islice(truth.moves(), length):
        named = lay_named(truth, move)
        after = enter(game, move, named)
        if isinstance(move, Lay):
            cards = setting.rules.deck.mask(named)
            bare = knowledge.lay(setting.rules, forgotten(game.state).tops, move.pile, cards)
            assert bare is not None
            assert bare.shown == after.state.tops.shown
        game = after


@given(settings(), LENGTHS)
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
        game = enter(game, move, lay_named(truth, move))


@given(settings(), LENGTHS, st.integers(1, 60))
def test_undo_then_redo_is_identity(setting: Setting, length: int, back: int) -> None:
    truth, game = Truth(setting), start(setting)
    for move in islice(truth.moves(), length):
        game = enter(game, move, lay_named(truth, move))
    back = min(back, len(game.steps) - 1)
    undone = go_on(game, ", ".join(["undo"] * back))
    redone = go_on(undone, ", ".join(["redo"] * back))

    assert undone.steps == game.steps[: len(game.steps) - back]
    assert (redone.steps, redone.undone) == (game.steps, ())
    assert fold(entry.event for entry in redone.entries) == redone


@given(settings(), st.integers(1, 20))
def test_amending_every_play_to_the_truth_gives_the_table_of_the_truth(setting: Setting, length: int) -> None:
    truth, blurred, true = Truth(setting), start(setting), start(setting)
    cards: dict[EntryId, Card] = {}
    for move in islice(truth.moves(), length):
        if isinstance(move, Lay):
            cards[blurred.next_number] = move.card
        blurred = enter(blurred, move, lay_named(truth, move))
        true = enter(true, move, frozenset({move.card}) if isinstance(move, Lay) else None)
    for entry in truth.random.sample(sorted(cards), len(cards)):
        blurred = record(blurred, Amended(entry, frozenset({cards[entry]})))

    assert blurred.state == true.state


@given(settings(), LENGTHS)
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
            game = enter(game, move, lay_named(truth, move))
