"""Names are kept as people write them, and told apart as people do."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.errors import NameEmpty, NameRefused, NameTooLong
from assistant.storage.names import LONGEST, cleaned, folded

FAMILY = "👨‍👩‍👧‍👦"


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("Alice", "Alice"),
        ("  Alice\t", "Alice"),
        ("Anna   Maria", "Anna Maria"),
        ("Anna\u00a0Maria", "Anna Maria"),
        ("Anna\nMaria", "Anna Maria"),
        ("Chloe\u0301", "Chlo\u00e9"),
        ("O'Brien", "O'Brien"),
        ('Robert"); DROP TABLE player;--', 'Robert"); DROP TABLE player;--'),
        (FAMILY, FAMILY),
        ("דניאל", "דניאל"),
        ("\u202eAlice\u202c", "Alice"),
        ("Ali\x00ce", "Alice"),
        ("李", "李"),
    ],
)
def test_a_name_is_trimmed_and_composed(written: str, kept: str) -> None:
    assert cleaned(written) == kept


@pytest.mark.parametrize("name", ["", "   ", "\u00a0", "\u200b", "\u200d\u200d", "\u0301", "\x00", "\ufe0f"])
def test_a_name_that_nobody_can_see_is_empty(name: str) -> None:
    with pytest.raises(NameEmpty):
        cleaned(name)


def test_three_emoji_families_fit_and_forty_one_letters_do_not() -> None:
    assert cleaned(FAMILY * 3) == FAMILY * 3
    assert cleaned("e\u0301" * 40) == "\u00e9" * 40

    with pytest.raises(NameTooLong):
        cleaned("x" * (LONGEST + 1))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Chloé", "chloe"),
        ("Anna Maria", "annamaria"),
        ("Groß", "GROSS"),
        ("Ångström", "Angstrom"),
        ("❤", "❤\ufe0f"),
        ("ﬁona", "Fiona"),
        ("Ἀλέξανδρος", "αλεξανδροσ"),
    ],
)
def test_names_that_differ_in_case_accents_and_spaces_are_the_same(one: str, other: str) -> None:
    assert folded(one) == folded(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Alice", "Alicia"),
        ("O'Brien", "OBrien"),
        (FAMILY, "👨‍👩‍👧"),
        ("สิ", "สี"),
        ("はな", "ばな"),
        ("की", "कि"),
    ],
    ids=["letters", "apostrophe", "families", "thai-vowels", "kana-voicing", "devanagari-vowels"],
)
def test_names_that_differ_otherwise_stay_apart(one: str, other: str) -> None:
    assert folded(one) != folded(other)


@given(st.text(max_size=60))
def test_every_text_is_a_clean_name_or_refused(text: str) -> None:
    try:
        name = cleaned(text)
    except NameRefused:
        return

    assert cleaned(name) == name
    assert unicodedata.is_normalized("NFC", name)
    assert 0 < len(name) <= LONGEST
    assert folded(name)
    assert folded(folded(name)) == folded(name)
