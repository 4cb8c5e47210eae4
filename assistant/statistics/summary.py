"""One game folded into the few numbers that lists and figures need."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from assistant.tracker.amendments import corrected
from assistant.tracker.changes import change
from assistant.tracker.events import Amended, CardPlayed, GameStarted, Kept, Saved
from assistant.tracker.placements import Backwards

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from assistant.tracker.log import Game
    from assistant.tracker.state import Outcome, State

FOLD_VERSION = 1
"""Counts up whenever a game would be summed up differently, so that stored summaries are made anew."""

PAUSE = 600
"""A longer time than these seconds between two entries is a pause."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What a game came to; amended plays count as amended, acts taken back do not count.

    `turns` are those in which a card was laid. `tricks` and gaps are counted where card and top were known
    when the card was laid; a gap is the number of values passed over (0 from 30 to 31). `unknown` are the
    plays whose card was not entered in full. `seconds` leave out pauses and the time on the shelf.
    """

    outcome: Outcome | None
    remaining: int
    plays: int
    turns: int
    tricks: int
    largest_gap: int
    gaps: int
    unknown: int
    seconds: int


class _Play(NamedTuple):
    before: State
    play: CardPlayed
    after: State


def summarise(game: Game, times: Sequence[float]) -> Summary:
    """Sum a game up; times are seconds since any fixed moment, one for each entry of its log."""
    plays = list(_plays(game))
    gaps = [_gap(play) for play in plays]
    return Summary(
        outcome=game.state.outcome,
        remaining=game.state.remaining,
        plays=len(plays),
        turns=len({play.before.turn.number for play in plays}),
        tricks=sum(_is_trick(play) for play in plays),
        largest_gap=max(gaps, default=0),
        gaps=sum(gaps),
        unknown=sum(play.play.cards is None or len(play.play.cards) != 1 for play in plays),
        seconds=_seconds(game, times),
    )


def _plays(game: Game) -> Iterator[_Play]:
    """Fold the acts that stand once more: the kept states before an amendment still show the mistake."""
    amended = corrected(game.steps)
    state = game.steps[0].state
    for step in game.steps[1:]:
        act = step.event
        if isinstance(act, Amended | GameStarted):
            continue
        if isinstance(act, CardPlayed) and step.number in amended:
            act = replace(act, cards=amended[step.number])
        after = change(state, act)
        if isinstance(act, CardPlayed):
            yield _Play(state, act, after)
        state = after


def _behind(play: _Play) -> int | None:
    """Count how far the card lies behind the top it was laid on, None where one of them was unknown."""
    pile = play.play.pile
    top, card = play.before.top(pile), play.after.top(pile)
    return None if top is None or card is None else play.before.rules.piles[pile].behind(top, card)


def _is_trick(play: _Play) -> bool:
    placements = play.before.rules.placements
    return any(rule.gap == _behind(play) for rule in placements if isinstance(rule, Backwards))


def _gap(play: _Play) -> int:
    behind = _behind(play)
    return 0 if behind is None else max(0, -behind - 1)


def _seconds(game: Game, times: Sequence[float]) -> int:
    """Add up the time between entries; a clock set back counts nothing, and so does a game that rests."""
    stamped = pairwise(zip(game.entries, times, strict=True))
    spans = [
        later - earlier
        for (entry, earlier), (following, later) in stamped
        if not isinstance(entry.event, Kept | Saved) and not isinstance(following.event, Saved)
    ]
    return round(sum(span for span in spans if 0 < span <= PAUSE))
