"""A turn ends when its player drew; what was done can be taken back, brought back and put right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from assistant.tracker.events import CardPlayed
from assistant.tracker.turn import Seat
from assistant.ui.table import turns
from assistant.ui.table.desk import AskDrawn, AskPutBack, AskTurn
from assistant.ui.table.entry import Entry
from tests.tables import SMALL
from tests.ui.tabletop import Hand

if TYPE_CHECKING:
    from assistant.live import Hub

TURN = "10 up-1, 11 up-1"


def test_ending_a_turn_names_the_draw_and_waits(hub: Hub) -> None:
    hand = Hand(hub, TURN)
    turns.end_turn(hand.model)
    asked = hand.model.desk.question

    assert isinstance(asked, AskDrawn)
    assert (asked.end.draws, asked.end.left, asked.end.next_seat) == (2, 82, Seat(1))
    assert hand.model.desk.state.turn.seat == 0


def test_the_turn_passes_when_its_player_drew(hub: Hub) -> None:
    hand = Hand(hub, TURN)
    turns.end_turn(hand.model)
    turns.drawn(hand.model)

    assert hand.model.desk.question is None
    assert hand.model.desk.state.turn.seat == 1
    assert hand.model.desk.state.hands == (7, 7)
    assert hand.device.felt == ["tick"]


def test_a_turn_that_is_not_ended_after_all_goes_on(hub: Hub) -> None:
    hand = Hand(hub, TURN)
    turns.end_turn(hand.model)
    hand.dismiss()
    hand.lay("12", "up-1")

    assert hand.model.desk.state.turn.played == 3


def test_a_turn_below_the_minimum_cannot_end(hub: Hub) -> None:
    hand = Hand(hub, "10 up-1")
    turns.end_turn(hand.model)

    assert hand.model.desk.question is None
    assert (hand.notice, hand.device.felt) == ("Lay 1 more card first.", ["thud"])


def test_with_an_empty_draw_pile_the_turn_passes_at_once(hub: Hub) -> None:
    hand = Hand(hub, "2 up-1, 3 up-1 | 4 up-1, 5 up-1 | 6 up-1", SMALL)
    turns.end_turn(hand.model)

    assert hand.model.desk.state.draw_pile == 0
    assert hand.model.desk.question is None
    assert hand.model.desk.state.turn.seat == 1


def test_undo_of_a_card_puts_its_value_back_into_the_entry(hub: Hub) -> None:
    hand = Hand(hub, "10 up-1, 47 up-2")
    turns.undo(hand.model)

    assert hand.tops() == ["10", "1", "100", "100"]
    assert hand.model.desk.entry == Entry("47", whole=True)


def test_undo_of_a_skipped_value_puts_the_question_mark_back(hub: Hub) -> None:
    hand = Hand(hub, "? up-1")
    turns.undo(hand.model)

    assert hand.model.desk.entry == Entry(skipped=True)


def test_a_card_on_the_wrong_pile_is_mended_by_undo_and_the_right_pile(hub: Hub) -> None:
    hand = Hand(hub)
    hand.lay("47", "up-1")
    turns.undo(hand.model)
    hand.touch("up-2")

    assert hand.tops() == ["1", "47", "100", "100"]


def test_undo_of_a_turns_end_says_who_puts_how_many_cards_back(hub: Hub) -> None:
    hand = Hand(hub, f"{TURN}, 12 up-1 |")
    turns.undo(hand.model)

    assert hand.model.desk.question == AskPutBack(Seat(0), 3)
    assert hand.model.desk.state.turn.seat == 1


def test_a_turns_end_is_taken_back_once_the_cards_are_put_back(hub: Hub) -> None:
    hand = Hand(hub, f"{TURN} |")
    turns.undo(hand.model)
    turns.take_back(hand.model)

    assert hand.model.desk.question is None
    assert (hand.model.desk.state.turn.seat, hand.model.desk.state.draw_pile) == (0, 84)
    assert hand.model.desk.entry == Entry()


def test_a_turns_end_without_a_draw_is_taken_back_at_once(hub: Hub) -> None:
    hand = Hand(hub, "2 up-1, 3 up-1 | 4 up-1, 5 up-1 | 6 up-1 |", SMALL)
    turns.undo(hand.model)

    assert hand.model.desk.question is None
    assert hand.model.desk.state.turn.seat == 0


def test_undo_goes_back_to_the_first_card_and_no_further(hub: Hub) -> None:
    hand = Hand(hub, f"{TURN} | 50 up-2")
    for _ in range(4):
        turns.take_back(hand.model)
    turns.undo(hand.model)

    assert hand.tops() == ["1", "1", "100", "100"]
    assert hand.notice == "There is nothing to take back."


def test_a_change_from_elsewhere_is_not_taken_back_by_a_touch_meant_for_the_table_before(hub: Hub) -> None:
    hand = Hand(hub, "10 up-1, 11 up-1")
    for touch in (turns.undo, turns.redo, turns.end_turn, turns.blocked):
        hand.device.time += 5
        hub.record(hand.model.desk.table.seen, CardPlayed(hand.at("up-2"), None, confirmed=True))
        assert hub.table
        hand.model.receive(hub.table)
        entries = len(hub.table.game.entries)
        touch(hand.model)
        assert "just changed" in hand.notice
        assert (hand.model.desk.question, len(hub.table.game.entries)) == (None, entries)


def test_redo_brings_back_what_was_taken_back(hub: Hub) -> None:
    hand = Hand(hub, TURN)
    turns.undo(hand.model)
    turns.undo(hand.model)
    turns.redo(hand.model)
    turns.redo(hand.model)

    assert hand.tops()[0] == "11"
    assert hand.model.desk.entry == Entry()


def test_redo_with_nothing_taken_back_says_so(hub: Hub) -> None:
    hand = Hand(hub, TURN)
    turns.redo(hand.model)

    assert hand.notice == "There is nothing to bring back."


def test_the_turn_is_given_to_another_player_with_the_cards_laid(hub: Hub) -> None:
    hand = Hand(hub, TURN, players=3)
    turns.ask_turn(hand.model)
    asked = hand.model.desk.question
    turns.give_turn(hand.model, Seat(2))

    assert asked == AskTurn()
    assert hand.model.desk.question is None
    assert (hand.model.desk.state.turn.seat, hand.model.desk.state.turn.played) == (2, 2)
    assert (hand.model.desk.state.hands, hand.tops()[0]) == ((6, 6, 4), "11")
    assert "Chloé" in hand.notice


def test_a_trembling_finger_takes_back_one_card(hub: Hub) -> None:
    hand = Hand(hub, "45 up-1, 46 up-1, 47 up-1")
    for moment in (200.0, 200.1):
        hand.device.time = moment
        turns.undo(hand.model)

    assert hand.model.desk.state.turn.played == 2


def test_a_small_card_taken_back_is_whole_so_that_the_next_one_begins_anew(hub: Hub) -> None:
    hand = Hand(hub, "5 up-1")
    turns.undo(hand.model)
    hand.type("47")

    assert hand.model.desk.entry.digits == "47"


def test_an_answer_counts_once(hub: Hub) -> None:
    hand = Hand(hub, TURN + ", 12 up-1")
    turns.end_turn(hand.model)
    asked = hand.model.desk.question
    assert asked is not None
    hand.device.time += 1
    answered: list[str] = []
    hand.model.answer(asked, answered.append, "drawn")
    hand.model.answer(asked, answered.append, "drawn again")

    assert answered == ["drawn"]


def test_the_touch_that_opened_a_question_does_not_answer_it(hub: Hub) -> None:
    hand = Hand(hub, TURN)
    turns.end_turn(hand.model)
    asked = hand.model.desk.question
    assert asked is not None
    hand.device.time += 0.35
    hand.model.answer(asked, turns.drawn, hand.model)

    assert hand.model.desk.question == asked
    assert hand.model.desk.state.turn.seat == 0
