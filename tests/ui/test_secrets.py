"""A running game shows and says nothing of the cards under the tops, but the verdict on a typed card."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from assistant.i18n import Translator
from assistant.live import Hub, SeatName, Table
from assistant.storage.store import Store
from assistant.tracker.cards import bits
from assistant.tracker.knowledge import Tops
from assistant.tracker.referee import TurnEnd
from assistant.tracker.turn import Seat
from assistant.ui.table.desk import (
    AskDrawn,
    AskDueFire,
    AskFire,
    AskGivingUp,
    AskLegal,
    AskLosing,
    AskPutBack,
    AskTurn,
    Desk,
)
from assistant.ui.table.entry import Entry
from assistant.ui.table.entry_line import prompt
from assistant.ui.table.view import pile_view
from tests.entering import as_named, enter, start
from tests.fakes import EVENING
from tests.tables import table as drawn
from tests.true_games import Setting, Truth
from tests.ui.phones import opened
from tests.ui.tabletop import PLAYERS, lay_out

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from assistant.tracker.log import Game
    from assistant.tracker.piles import PileId
    from assistant.tracker.state import State
    from assistant.ui.table.desk import Question
    from tests.rendering import Phone

RULES = ["classic", "classic-expert2", "on-fire", "on-fire-expert"]


class Reader:
    """A phone that shows one desk after the other, to be read."""

    def __init__(self, runner: asyncio.Runner, this: Phone) -> None:
        self._runner, self._this = runner, this

    def all(self, desk: Desk) -> list[str]:
        """Read everything, and look at every colour."""
        return [*self.words(desk), *self._colours()]

    def words(self, desk: Desk) -> list[str]:
        """Read everything."""
        self._runner.run(self._show(desk))
        return self._this.words()

    def _colours(self) -> Iterator[str]:
        for control in self._this.seen():
            for name in ("bgcolor", "color", "opacity"):
                yield str(getattr(control, name, None))

    def beside_the_piles(self, desk: Desk) -> list[str]:
        """Read everything but what the piles say of the entry, and that none of them takes it."""
        views = [pile_view(Translator(), desk, pile) for pile in desk.state.piles]
        said = {word for view in views for word in (view.line, view.spoken)}
        said |= {prompt(Translator(), desk, fits=fits) for fits in (True, False)}
        return [word for word in self.words(desk) if word not in said]

    async def _show(self, desk: Desk) -> None:
        assert self._this.ours.table
        self._this.ours.table.show(desk)
        await self._this.settle()


@pytest.fixture(scope="module")
def reader() -> Iterator[Reader]:
    with asyncio.Runner() as runner, Store.in_memory() as store:
        hub = Hub(store)
        lay_out(hub)
        opening = opened(hub)
        yield Reader(runner, runner.run(opening.__aenter__()))
        runner.run(opening.__aexit__(None, None, None))


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Play a part of a real game, its cards entered in full, in part or not at all."""
    setting = Setting(
        draw(st.sampled_from(RULES)),
        draw(st.integers(1, 5)),
        draw(st.integers(0, 2**32)),
    )
    truth, game = Truth(setting), start(setting)
    moves = truth.moves()
    for _ in range(draw(st.integers(1, 60))):
        move = next(moves, None)
        after = enter(game, move, as_named(truth, move)) if move else game
        if after.state.outcome:
            break
        game = after
    return game


def with_others_below(state: State, random: Random) -> State:
    """Put other cards under the same tops: others were seen, and unknown tops are narrowed otherwise."""
    tops, deck = state.tops, state.rules.deck
    possible = tuple(
        shown if state.shown(pile) else _some(shown, random)
        for pile, shown in zip(state.piles, tops.shown, strict=True)
    )
    known = sum({mask for mask in possible if deck.single(mask)})
    seen = known | (_some(deck.everything, random) & ~(possible[0] | possible[1] | possible[2] | possible[3]))
    return replace(state, tops=Tops(possible, tops.shown, seen))


def _some(mask: int, random: Random) -> int:
    """Choose some of the cards of a mask, at least one."""
    cards = list(bits(mask))
    return sum(1 << card for card in random.sample(cards, random.randint(1, len(cards))))


def desk(game: Game, state: State | None = None, entry: Entry | None = None) -> Desk:
    """Lay a game on the table, its last state replaced."""
    last = replace(game.steps[-1], state=state or game.state)
    shown = replace(game, steps=(*game.steps[:-1], last))
    return Desk(Table("game", shown, tuple(SeatName(None, n) for n in PLAYERS), EVENING), entry or Entry())


def entries(pile: PileId) -> list[Entry]:
    """Everything but a typed card that can stand in the entry."""
    return [
        Entry(),
        Entry(digits="1"),
        Entry(skipped=True),
        Entry(pile=pile),
        Entry(digits="1", pile=pile),
        Entry(skipped=True, pile=pile),
    ]


def questions(pile: PileId) -> list[Question]:
    """Every question that can be open."""
    return [
        AskLegal(pile, None),
        AskFire(pile),
        AskDueFire(pile),
        AskDrawn(TurnEnd(2, 30, Seat(0))),
        AskLosing((pile,)),
        AskPutBack(Seat(0), 2),
        AskTurn(),
        AskGivingUp(),
    ]


@settings(max_examples=25)
@given(game=games(), random=st.randoms(use_true_random=False), data=st.data())
def test_whatever_stands_in_the_entry(
    reader: Reader, game: Game, random: Random, data: st.DataObject
) -> None:
    one, other = game.state, with_others_below(game.state, random)
    for entry in (Entry(), data.draw(st.sampled_from(entries(data.draw(st.sampled_from(one.piles)))))):
        assert reader.all(desk(game, one, entry)) == reader.all(desk(game, other, entry))


@settings(max_examples=25)
@given(game=games(), random=st.randoms(use_true_random=False), data=st.data())
def test_whatever_is_asked(reader: Reader, game: Game, random: Random, data: st.DataObject) -> None:
    one, other = game.state, with_others_below(game.state, random)
    question = data.draw(st.sampled_from(questions(data.draw(st.sampled_from(one.piles)))))

    shown = reader.all(replace(desk(game, one), question=question))
    assert shown == reader.all(replace(desk(game, other), question=question))


@settings(max_examples=25)
@given(game=games(), random=st.randoms(use_true_random=False), card=st.integers(2, 99))
def test_a_typed_card_is_judged_on_the_piles_alone(
    reader: Reader, game: Game, random: Random, card: int
) -> None:
    one, other = game.state, with_others_below(game.state, random)
    typed = Entry(digits=str(card))

    assert reader.beside_the_piles(desk(game, one, typed)) == reader.beside_the_piles(
        desk(game, other, typed)
    )


def test_the_verdict_on_a_typed_card_knows_what_lies_below(reader: Reader) -> None:
    below_45, below_44 = drawn("44 up-1, 50 up-1"), drawn("45 up-1, 50 up-1")
    typed = Entry(digits="44")

    assert reader.all(desk(below_45, entry=typed)) != reader.all(desk(below_44, entry=typed))
    assert reader.all(desk(below_45)) == reader.all(desk(below_44))


def test_whether_a_player_may_be_blocked(reader: Reader) -> None:
    game = drawn("? up-1, 40 up-2 | 50 up-2, 51 up-2", "on-fire")
    state, deck = game.state, game.state.rules.deck
    others = (state.tops.possible[0] & ~deck.mask(deck.burning), *state.tops.possible[1:])
    no_fire = replace(state, tops=Tops(others, state.tops.shown, state.tops.seen))

    assert reader.all(desk(game, state)) == reader.all(desk(game, no_fire))
