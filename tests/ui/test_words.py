"""Every reason of the referee has words: none falls into a general sentence unnoticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from assistant.errors import (
    FileBusy,
    FileGone,
    FourPilesError,
    GameRunning,
    LogTooNew,
    LogUnreadable,
    NameEmpty,
    NoSuchGame,
    NotWritten,
    TableMoved,
    WriteForbidden,
    WriteLocked,
)
from assistant.i18n import Translator
from assistant.tracker.cards import Card
from assistant.tracker.verdict import Code, Reason, refuse
from assistant.ui import troubles, words
from tests.tables import refused, table, verdict

ENGLISH = Translator()

ALLOWING = {Code.ONWARD, Code.TRICK, Code.SAME_COLOUR, Code.FIRST}
DOUBTING = {Code.TOP_UNKNOWN, Code.CARD_UNKNOWN, Code.UNCONFIRMED}
"""What is asked in a sheet and never refused."""
FORBIDDING = {Code.NOT_HIGHER, Code.NOT_LOWER, Code.NOT_A_CARD, Code.ON_TABLE, Code.CONTRADICTS}
FORBIDDING_ANY = {Code.NEVER_FITS, Code.NOT_BACK, Code.OTHER_COLOUR}
"""What forbids a card without a sentence of its own: the second always stands behind another reason, and the
third belongs to Quick & Easy, whose table comes later."""
ACTS = {
    Code.MINIMUM,
    Code.MAXIMUM,
    Code.NO_CARDS,
    Code.GAME_OVER,
    Code.NOT_BLOCKED,
    Code.NOTHING_TO_UNDO,
    Code.NOTHING_TO_REDO,
    Code.TOO_FEW_CARDS,
}
OUT_OF_REACH = {
    # a screen only shows games on the table, so only a faster phone leads there, and that is TableMoved
    *(Code.KEPT, Code.NOT_KEPT, Code.SAVED, Code.NOT_OVER, Code.NOT_LATEST),
    # a screen only offers piles, seats, plays and draws that there are
    *(Code.NO_SUCH_PILE, Code.NO_SUCH_SEAT, Code.SAME_SEAT, Code.NO_SUCH_PLAY, Code.WRONG_DRAW),
    # no screen lets somebody skip a turn or leave yet
    *(Code.MID_TURN, Code.LAST_PLAYER),
}
WHOLE = {Code.ILLEGAL}
"""What only says that reasons follow."""
GENERAL = "That is not possible now."


def act(code: Code) -> str:
    return words.refusal(ENGLISH, refuse(code, count=2))


def forbidden(code: Code) -> str:
    reason = Reason(code, card=Card(25), top=Card(38))
    return words.refusal(ENGLISH, refuse(Code.ILLEGAL, reason))


def test_every_code_of_the_referee_is_thought_of_once() -> None:
    groups = [ALLOWING, DOUBTING, FORBIDDING, FORBIDDING_ANY, ACTS, OUT_OF_REACH, WHOLE]

    assert sorted(code for group in groups for code in group) == sorted(Code)


@pytest.mark.parametrize("code", sorted(ACTS))
def test_an_act_is_refused_in_a_sentence_of_its_own(code: Code) -> None:
    assert [act(other) for other in sorted(ACTS)].count(act(code)) == 1
    assert act(code) != GENERAL
    assert "{" not in act(code)


@pytest.mark.parametrize("code", sorted(OUT_OF_REACH))
def test_what_no_screen_leads_to_has_the_general_sentence(code: Code) -> None:
    assert act(code) == GENERAL


@pytest.mark.parametrize("code", sorted(FORBIDDING))
def test_a_card_is_refused_in_a_sentence_of_its_own(code: Code) -> None:
    sentences = [forbidden(other) for other in sorted(FORBIDDING | FORBIDDING_ANY)]

    assert sentences.count(forbidden(code)) == 1
    assert "{" not in forbidden(code)


@pytest.mark.parametrize(
    ("plays", "card", "sentence"),
    [
        ("38 up-1", "25 up-1", "25 is lower than 38."),
        ("38 down-1", "50 down-1", "50 is higher than 38."),
        ("", "1 up-1", "There is no card 1."),
        ("38 up-1", "38 up-2", "38 is on the table already. Was it entered by mistake?"),
        ("38 up-1, 36 up-2, ? up-2!", "20 up-2", "20 fits none of the cards that may lie there."),
    ],
)
def test_a_refused_card_is_told_with_its_facts(plays: str, card: str, sentence: str) -> None:
    assert words.refusal(ENGLISH, refused(table(plays), card)) == sentence


def test_what_would_be_allowed_stands_on_a_line_of_its_own() -> None:
    said = words.refusal(ENGLISH, refused(table("38 up-1"), "25 up-1"), "Allowed: 39–99 or 28.")

    assert said == "25 is lower than 38.\nAllowed: 39–99 or 28."


@pytest.mark.parametrize("code", [Code.ON_TABLE, Code.NEVER_FITS, Code.NOT_A_CARD])
def test_a_skipped_value_is_refused_without_naming_a_card(code: Code) -> None:
    said = words.refusal(ENGLISH, refuse(Code.ILLEGAL, Reason(code, top=Card(38))))

    assert said == "No such card can lie there now."


@pytest.mark.parametrize(
    ("plays", "card", "sign"),
    [
        ("38 up-1", "25 up-1", "25 is too low"),
        ("38 down-1", "50 down-1", "50 is too high"),
        ("", "1 up-1", "No such card"),
        ("38 up-1", "38 up-2", "Already laid"),
        ("38 up-1, 36 up-2, ? up-2!", "20 up-2", "Does not fit"),
    ],
)
def test_a_pile_says_in_a_few_signs_why_a_card_may_not_lie_there(plays: str, card: str, sign: str) -> None:
    (reason, *_) = verdict(table(plays), card).reasons

    assert words.short_reason(ENGLISH, reason) == sign


def test_a_contradiction_has_a_short_sign() -> None:
    assert words.short_reason(ENGLISH, Reason(Code.CONTRADICTS, card=Card(25))) == "Cannot be"


@pytest.mark.parametrize(("count", "said"), [(1, "1 more card"), (2, "2 more cards")])
def test_what_a_turn_owes_is_counted(count: int, said: str) -> None:
    assert words.more_cards(ENGLISH, count) == said


@pytest.mark.parametrize(
    ("error", "begins"),
    [
        (TableMoved("game", 3), "Another phone was faster"),
        (GameRunning(), "Another phone was faster"),
        (NoSuchGame("game"), "Another phone was faster"),
        (NotWritten("disk full"), "This could not be saved"),
        (WriteLocked("database is locked"), "Another program keeps the data locked"),
        (FileBusy(Path("fourpiles.db")), "Another program keeps the data locked"),
        (WriteForbidden("read-only"), "The data may only be read"),
        (FileGone(Path("a.db"), Path("b.db")), "The data file was moved or replaced"),
        (LogTooNew(2, 1, "game"), "This game was saved by a later version"),
        (LogUnreadable("odd", "game"), "This game cannot be read any more"),
        (NameEmpty(""), "This is not possible now."),
        (FourPilesError(), "This is not possible now."),
        (ZeroDivisionError("division by zero"), "Something went wrong."),
    ],
)
def test_an_error_is_told_in_words(error: Exception, begins: str) -> None:
    assert troubles.sentence(ENGLISH, error).startswith(begins)
