"""Hypothesis strategies for everything that a log may hold."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

from hypothesis import strategies as st

from assistant.storage.values import Stamped
from assistant.tracker import events
from assistant.tracker.cards import Card, Colour, Deck
from assistant.tracker.duties import CoverFire, LayAtLeast
from assistant.tracker.limits import AtMost
from assistant.tracker.piles import Direction, Pile
from assistant.tracker.placements import AnyFirst, Backwards, Onward, SameColour
from assistant.tracker.rulesets import RULE_SETS, Level, RuleSet, Variant

counts = st.integers(0, 2**40)
cards = st.builds(Card, st.integers(-5, 200), st.none() | st.sampled_from(Colour))
named = st.none() | st.frozensets(cards, min_size=1, max_size=12)
decks = st.builds(
    Deck, st.lists(cards, max_size=12, unique=True).map(tuple), st.frozensets(cards, max_size=3)
)
rules_of_another_time = st.builds(
    RuleSet,
    variant=st.sampled_from(Variant),
    level=st.sampled_from(Level),
    deck=decks,
    piles=st.lists(st.builds(Pile, st.sampled_from(Direction), st.integers()), max_size=5).map(tuple),
    hand_sizes=st.lists(st.tuples(counts, counts), max_size=5).map(tuple),
    placements=st.lists(
        st.sampled_from((Onward(), AnyFirst(), SameColour())) | st.builds(Backwards, st.integers()),
        max_size=4,
    ).map(tuple),
    duties=st.lists(
        st.just(CoverFire()) | st.builds(LayAtLeast, st.integers(), st.integers()), max_size=3
    ).map(tuple),
    limits=st.lists(st.builds(AtMost, st.integers()), max_size=2).map(tuple),
    excellent_to=st.integers(),
)
rules = st.sampled_from(tuple(RULE_SETS.values())) | rules_of_another_time
missed = st.builds(events.Missed, counts, st.integers(), st.integers(), st.booleans())

every_event = st.one_of(
    st.builds(events.GameStarted, rules, counts, counts),
    st.builds(events.CardPlayed, counts, named, st.booleans()),
    st.builds(events.TurnEnded, counts),
    st.builds(events.PlayerLeft, counts, st.sampled_from(events.Leaving)),
    st.builds(events.TurnGivenTo, counts),
    st.builds(events.Amended, counts, named),
    st.builds(events.TopSet, counts, named, st.lists(missed, max_size=3).map(tuple)),
    st.builds(events.Undone, counts),
    st.builds(events.Redone, counts),
    st.sampled_from(
        (
            events.Blocked(),
            events.PlayerSkipped(),
            events.Kept(),
            events.Resumed(),
            events.Abandoned(),
            events.Saved(),
        )
    ),
)

zones = st.integers(-14 * 60, 14 * 60).map(lambda minutes: timezone(timedelta(minutes=minutes)))
moments = st.builds(
    lambda millisecond, zone: (
        datetime(2000, 1, 1, tzinfo=UTC) + timedelta(milliseconds=millisecond)
    ).astimezone(zone),
    st.integers(0, 10**13),
    zones,
)
logs = st.lists(
    st.builds(Stamped, every_event, moments, st.sampled_from(("phone", "tablet", "Chloé")) | st.text()),
    max_size=8,
).map(tuple)
