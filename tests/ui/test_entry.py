"""The entry takes digits, a skipped value and a pile, and knows when a value is whole."""

from __future__ import annotations

import pytest

from assistant.tracker.cards import Card
from assistant.tracker.piles import PileId
from assistant.ui.table.entry import Entry

UP = PileId(0)


def typed(signs: str) -> Entry:
    """Type digits, `<` for backspace and `?` for a value not entered."""
    entry = Entry()
    for sign in signs:
        entry = {"<": entry.back, "?": entry.skip}.get(sign, lambda sign=sign, e=entry: e.digit(sign))()
    return entry


@pytest.mark.parametrize(
    ("signs", "stands"),
    [
        ("7", Card(7)),
        ("07", Card(7)),
        ("47", Card(47)),
        ("15", Card(15)),
        ("99", Card(99)),
        ("00", Card(0)),
        ("01", Card(1)),
        ("", None),
        ("0", None),
        ("1", None),
        ("?", None),
    ],
)
def test_a_card_stands_as_soon_as_its_digits_can_be_one(signs: str, stands: Card | None) -> None:
    assert typed(signs).card == stands


def test_a_one_digit_card_needs_no_zero_but_may_still_grow() -> None:
    assert (typed("7").card, typed("7").complete) == (Card(7), False)
    assert (typed("73").card, typed("73").complete) == (Card(73), True)


@pytest.mark.parametrize(("signs", "digits"), [("123", "3"), ("4765", "65"), ("073", "3")])
def test_a_third_digit_begins_a_new_value(signs: str, digits: str) -> None:
    assert typed(signs).digits == digits


def test_a_digit_after_a_skipped_value_begins_a_new_one() -> None:
    assert typed("?4") == Entry(digits="4")


@pytest.mark.parametrize(("signs", "left"), [("47<", "4"), ("47<<", ""), ("4<5", "5"), ("<", "")])
def test_backspace_takes_the_last_digit_away(signs: str, left: str) -> None:
    assert typed(signs) == Entry(digits=left)


def test_backspace_takes_a_skipped_value_back() -> None:
    assert typed("?<") == Entry()


def test_backspace_on_an_empty_entry_lets_the_pile_go() -> None:
    assert Entry(pile=UP).back() == Entry()
    assert Entry("4", pile=UP).back() == Entry(pile=UP)


def test_skipping_names_no_card_and_forgets_the_digits() -> None:
    assert typed("47?") == Entry(skipped=True)
    assert typed("?").cards is None
    assert typed("47").cards == frozenset({Card(47)})


def test_the_chosen_pile_stays_while_its_value_is_typed() -> None:
    assert Entry(pile=UP).digit("4").skip().digit("4").digit("7") == Entry("47", pile=UP)


@pytest.mark.parametrize(("signs", "empty"), [("", True), ("0", False), ("?", False), ("4<", True)])
def test_an_entry_is_empty_until_something_is_typed(signs: str, empty: bool) -> None:  # noqa: FBT001 -- a case
    assert typed(signs).empty is empty
