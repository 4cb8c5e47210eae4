"""On every screen and sheet all words go through gettext, and what can be touched is named and large."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import TYPE_CHECKING

import polib
import pytest

from assistant import i18n, paths
from assistant.errors import (
    FileGone,
    FourPilesError,
    GameRunning,
    LogTooNew,
    LogUnreadable,
    NotWritten,
    WriteForbidden,
    WriteLocked,
)
from assistant.i18n import Translator
from assistant.tracker.cards import Card
from assistant.tracker.rulesets import Level, Variant
from assistant.tracker.verdict import Code, Reason, refuse
from assistant.ui import dates, names, troubles, words
from tests.fakes import EVENING
from tests.ui.scenes import SCENES, Picture, picture
from tools import messages

if TYPE_CHECKING:
    from collections.abc import Iterator

FINGER = 48
MARKED = "qps"
"""A language that is English with every sentence between brackets."""
OURS = ("Four Piles",)
"""Letters that are the same in every language."""

T = Translator(MARKED)


@pytest.fixture(scope="module", autouse=True)
def marked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Translate every sentence that can be extracted from the code, by putting it between brackets."""
    folder = tmp_path_factory.mktemp("locales")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(paths, "locales_dir", lambda: folder)
        path = messages.begin(MARKED, folder)
        messages.update(path, messages.template())
        catalog = polib.pofile(str(path))
        for entry in catalog:
            entry.msgstr = "" if entry.msgid_plural else f"⟦{entry.msgid}⟧"
            if entry.msgid_plural:
                entry.msgstr_plural = {0: f"⟦{entry.msgid}⟧", 1: f"⟦{entry.msgid_plural}⟧"}
        catalog.save()
        i18n._catalog.cache_clear()  # noqa: SLF001 -- the catalogs are others now
        yield
    i18n._catalog.cache_clear()  # noqa: SLF001 -- and those of the app again


@pytest.fixture(scope="module")
def pictures() -> list[Picture]:
    async def taken() -> list[Picture]:
        return [await picture(scene, MARKED) for scene in SCENES]

    return asyncio.run(taken())


def unmarked(said: str) -> str:
    """Return what stands outside all brackets and has letters; empty when there is no such thing."""
    inner = None
    while inner != said:
        inner, said = said, re.sub("⟦[^⟦⟧]*⟧", "", said)
    for name in OURS:
        said = said.replace(name, "")
    return said if any(sign.isalpha() for sign in said) else ""


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("⟦Alice⟧", ""),
        ("⟦Drawn · ⟦Player 2⟧'s turn⟧", ""),
        ("39–99⟦ or ⟧28", ""),
        ("25 < 38", ""),
        ("⟦3 cards⟧ left", " left"),
        ("Undo", "Undo"),
    ],
)
def test_a_letter_outside_the_brackets_is_found(said: str, left: str) -> None:
    assert unmarked(said) == left


def test_no_word_of_any_screen_is_outside_gettext(pictures: list[Picture]) -> None:
    found = {(drawn.scene.name, said) for drawn in pictures for said in drawn.words if unmarked(said)}

    assert found == set()


def test_every_sentence_of_the_screens_stands_between_brackets_somewhere(pictures: list[Picture]) -> None:
    assert all(any("⟦" in said for said in drawn.words) for drawn in pictures)


@pytest.mark.parametrize("code", Code)
def test_no_reason_is_told_outside_gettext(code: Code) -> None:
    reason = Reason(code, card=Card(25), top=Card(38))

    assert unmarked(words.refusal(T, refuse(Code.ILLEGAL, reason))) == ""
    assert unmarked(words.refusal(T, refuse(code, reason, count=2))) == ""
    assert unmarked(words.short_reason(T, reason)) == ""


@pytest.mark.parametrize(
    "error",
    [
        GameRunning(),
        NotWritten("x"),
        WriteLocked("x"),
        WriteForbidden("x"),
        FileGone(Path("a.db"), Path("b.db")),
        LogTooNew(2, 1),
        LogUnreadable("x"),
        FourPilesError(),
        ValueError("x"),
    ],
)
def test_no_trouble_is_told_outside_gettext(error: Exception) -> None:
    assert unmarked(troubles.sentence(T, error)) == ""


def test_no_name_or_date_of_the_app_is_outside_gettext() -> None:
    told = [names.variant(T, which) for which in Variant] + [names.level(T, which) for which in Level]

    assert [unmarked(said) for said in [*told, dates.day_and_time(T, EVENING)]] == [""] * (len(told) + 1)


def test_all_that_can_be_touched_has_a_key_of_its_own(pictures: list[Picture]) -> None:
    for drawn in pictures:
        keys = [target.key for target in drawn.targets]
        assert None not in keys, (drawn.scene.name, [t for t in drawn.targets if t.key is None])
        assert sorted(set(keys), key=str) == sorted(keys, key=str), drawn.scene.name


def test_all_that_can_be_touched_has_a_name_for_the_ear(pictures: list[Picture]) -> None:
    nameless = {(p.scene.name, t.key) for p in pictures for t in p.targets if not t.spoken.strip()}

    assert nameless == set()


def test_nothing_that_can_be_touched_is_smaller_than_a_finger(pictures: list[Picture]) -> None:
    small = {
        (drawn.scene.name, target.key)
        for drawn in pictures
        for target in drawn.targets
        if any(side is not None and side < FINGER for side in (target.width, target.height))
    }

    assert small == set()
