"""Ending a turn with a due fire uncovered loses the game; of a top that may burn it asks first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from assistant.i18n import Translator
from assistant.tracker.events import Amended, Missed, TopSet
from assistant.tracker.state import Outcome
from assistant.tracker.turn import Seat
from assistant.ui.table import turns
from assistant.ui.table.desk import AskDrawn, AskDueFire, AskLosing
from assistant.ui.table.entry_line import prompt
from tests.tables import top_set
from tests.ui.tabletop import Hand

if TYPE_CHECKING:
    from assistant.live import Hub

FIRE = "33 up-1, 40 up-2 | 50 up-2, 51 up-2"
UNSEEN = "? up-1, 40 up-2 | 50 up-2, 51 up-2"
TWO_UNSEEN = "? up-1, ? up-2 | 50 down-1, 49 down-1"


def at_the_end(hub: Hub, plays: str) -> Hand:
    hand = Hand(hub, plays, "on-fire")
    turns.end_turn(hand.model)
    return hand


def asked(hand: Hand) -> AskDueFire:
    assert isinstance(hand.model.desk.question, AskDueFire)
    return hand.model.desk.question


def test_a_due_fire_warns_before_the_game_is_lost(hub: Hub) -> None:
    hand = at_the_end(hub, FIRE)

    assert hand.model.desk.question == AskLosing((hand.at("up-1"),))
    assert hand.model.desk.state.outcome is None


def test_ending_the_turn_all_the_same_loses_the_game_and_nobody_draws(hub: Hub) -> None:
    hand = at_the_end(hub, FIRE)
    turns.drawn(hand.model)

    assert hand.model.desk.state.outcome is Outcome.LOST
    assert (hand.model.desk.state.turn.seat, hand.model.desk.state.draw_pile) == (1, 82)


def test_a_covered_fire_loses_nothing(hub: Hub) -> None:
    hand = at_the_end(hub, "33 up-1, 40 up-2 | 50 up-2, 51 up-1")

    assert isinstance(hand.model.desk.question, AskDrawn)


def test_a_fire_may_lie_until_the_next_players_turn(hub: Hub) -> None:
    assert isinstance(at_the_end(hub, "33 up-1, 40 up-2").model.desk.question, AskDrawn)


def test_a_due_top_that_may_burn_is_asked_about(hub: Hub) -> None:
    hand = at_the_end(hub, UNSEEN)

    assert asked(hand) == AskDueFire(hand.at("up-1"))


def test_a_top_that_burns_after_all_warns_of_the_loss(hub: Hub) -> None:
    hand = at_the_end(hub, UNSEEN)
    turns.answer_burns(hand.model, asked(hand))

    assert hand.model.desk.question == AskLosing((hand.at("up-1"),))
    assert hand.sees("up-1").line == "22, 33, 44, 55, 66, 77"
    assert isinstance(hand.model.desk.table.game.steps[-1].event, Amended)


def test_the_answer_about_a_top_that_was_set_is_noted_on_the_top_and_not_on_the_play_below(hub: Hub) -> None:
    hand = Hand(hub, "35 up-1, 40 up-2 | 50 up-2, 51 up-2", "on-fire")
    missed = Missed(Seat(0), laid=1, drawn=1)
    hand.model.record(top_set(hand.model.desk.table.game, "? up-1", missed))
    turns.end_turn(hand.model)
    turns.answer_burns(hand.model, asked(hand))

    burning = hand.model.desk.state.rules.deck.burning
    assert hand.model.desk.table.game.steps[-1].event == TopSet(hand.at("up-1"), burning)
    assert hand.model.desk.question == AskLosing((hand.at("up-1"),))


def test_a_top_that_does_not_burn_goes_on_to_the_draw(hub: Hub) -> None:
    hand = at_the_end(hub, UNSEEN)
    turns.answer_no_fire(hand.model, asked(hand))

    assert isinstance(hand.model.desk.question, AskDrawn)
    assert hand.sees("up-1").fire == ""


def test_a_top_nobody_can_tell_of_loses_no_game(hub: Hub) -> None:
    hand = at_the_end(hub, UNSEEN)
    turns.pass_due_fire(hand.model, asked(hand))

    assert isinstance(hand.model.desk.question, AskDrawn)


def test_every_top_that_may_burn_is_asked_about(hub: Hub) -> None:
    hand = at_the_end(hub, TWO_UNSEEN)
    first = asked(hand)
    turns.answer_no_fire(hand.model, first)
    second = asked(hand)
    turns.answer_no_fire(hand.model, second)

    assert (first.pile, second.pile) == (hand.at("up-1"), hand.at("up-2"))
    assert isinstance(hand.model.desk.question, AskDrawn)


def test_a_top_that_was_passed_over_is_not_asked_about_again(hub: Hub) -> None:
    hand = at_the_end(hub, TWO_UNSEEN)
    turns.pass_due_fire(hand.model, asked(hand))
    turns.answer_no_fire(hand.model, asked(hand))

    assert isinstance(hand.model.desk.question, AskDrawn)


def test_the_answer_is_taken_back_as_a_correction(hub: Hub) -> None:
    hand = at_the_end(hub, UNSEEN)
    turns.answer_burns(hand.model, asked(hand))
    turns.take_back(hand.model)

    assert hand.sees("up-1").line == "2–99"


def test_blocked_by_a_due_fire_is_allowed_although_the_minimum_is_laid(hub: Hub) -> None:
    hand = Hand(hub, FIRE, "on-fire")
    turns.blocked(hand.model)

    assert hand.model.desk.state.outcome is Outcome.LOST


def test_the_answer_tells_nothing_of_the_cards_under_other_tops(hub: Hub) -> None:
    hand = at_the_end(hub, "? up-1, 40 up-2 | 50 up-2, 66 up-2, 67 up-2")
    turns.answer_burns(hand.model, asked(hand))

    assert hand.sees("up-1").line == "22, 33, 44, 55, 66, 77"


def test_it_asks_even_where_the_cards_laid_since_would_tell(hub: Hub) -> None:
    all_six = "77 down-1, 66 down-1, 55 down-1, 44 down-1, 33 down-1, 22 down-1, 20 down-1"
    hand = at_the_end(hub, f"? up-1, 99 down-1 | {all_six}")

    assert not hand.model.desk.state.may_burn(hand.at("up-1"))
    assert asked(hand).pile == hand.at("up-1")

    turns.answer_no_fire(hand.model, asked(hand))

    assert isinstance(hand.model.desk.question, AskDrawn)


def test_the_next_thing_to_do_is_to_cover_the_fire(hub: Hub) -> None:
    burning, covered = Hand(hub, FIRE, "on-fire"), "Cover the fire in this turn"

    assert prompt(Translator(), burning.model.desk) == covered

    burning.lay("34", "up-1")

    assert prompt(Translator(), burning.model.desk) != covered
