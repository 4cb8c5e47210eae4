"""Cards, decks, and sets of cards as bits."""

from __future__ import annotations

from assistant.tracker.cards import Card, Colour, Deck, bits, coloured, numbered


def test_a_card_is_written_with_its_colour_where_it_has_one() -> None:
    assert [str(Card(47)), str(Card(4, Colour.BLUE))] == ["47", "blue-4"]


def test_a_numbered_deck_holds_each_number_once() -> None:
    deck = numbered(2, 99)

    assert len(deck) == 98
    assert Card(2) in deck
    assert Card(99) in deck
    assert Card(1) not in deck
    assert Card(100) not in deck


def test_a_coloured_deck_holds_each_number_in_each_colour() -> None:
    deck = coloured(1, 10)

    assert len(set(deck.cards)) == len(deck) == 50
    assert Card(10, Colour.GREY) in deck
    assert Card(10) not in deck


def test_a_skipped_value_names_the_whole_deck() -> None:
    deck = numbered(2, 9)

    assert deck.members(deck.mask(None)) == deck.cards


def test_cards_outside_the_deck_are_left_out_of_a_mask() -> None:
    deck = numbered(2, 9)

    assert deck.members(deck.mask([Card(5), Card(10)])) == (Card(5),)


def test_the_base_card_is_no_member_of_the_deck() -> None:
    deck = numbered(2, 9)

    assert deck.members(deck.base | deck.mask([Card(2)])) == (Card(2),)
    assert deck.single(deck.base) is None


def test_a_mask_of_one_card_is_single() -> None:
    deck = numbered(2, 9)

    assert deck.single(deck.mask([Card(7)])) == Card(7)
    assert deck.single(deck.mask([Card(7), Card(8)])) is None
    assert deck.single(0) is None


def test_bits_are_listed_lowest_first() -> None:
    assert list(bits(0b1011)) == [0, 1, 3]


def test_equal_decks_have_equal_hashes() -> None:
    assert numbered(2, 9, burning=[4]) == numbered(2, 9, burning=[4])
    assert hash(numbered(2, 9, burning=[4])) == hash(numbered(2, 9, burning=[4]))
    assert numbered(2, 9, burning=[4]) != numbered(2, 9)


def test_burning_cards_replace_the_plain_ones_of_their_number() -> None:
    deck = numbered(2, 9, burning=[4])

    assert deck.burning == {Card(4)}
    assert deck == Deck(tuple(map(Card, range(2, 10))), frozenset({Card(4)}))
