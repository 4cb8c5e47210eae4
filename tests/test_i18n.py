"""Sentences in the people's language."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

import pytest

from assistant import i18n, paths
from assistant.i18n import Translator, best, languages

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

FRENCH = """
msgid ""
msgstr "Content-Type: text/plain; charset=utf-8"

msgid "Undo"
msgstr "Annuler"

msgctxt "a turn"
msgid "turn"
msgstr "tour"

msgid "{count} card"
msgid_plural "{count} cards"
msgstr[0] "{count} carte"
msgstr[1] "{count} cartes"

#, fuzzy
msgid "Redo"
msgstr "Défaire"
"""
DUTCH = FRENCH.replace("carte", "kaart").replace("Annuler", "Herstellen")


@pytest.fixture(autouse=True)
def locales(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(paths, "locales_dir", lambda: tmp_path)
    (tmp_path / "README.md").touch()
    for language, text in {"fr": FRENCH, "nl": DUTCH, "it": FRENCH}.items():
        paths.catalog(language).parent.mkdir(parents=True)
        paths.catalog(language).write_text(text, encoding="utf-8")
    i18n._catalog.cache_clear()  # noqa: SLF001  each test has catalogs of its own
    yield tmp_path
    i18n._catalog.cache_clear()  # noqa: SLF001  the next test file reads the real ones


def test_a_sentence_is_said_in_the_language_asked_for() -> None:
    assert Translator("fr").gettext("Undo") == "Annuler"
    assert Translator("nl").gettext("Undo") == "Herstellen"
    assert Translator("en").gettext("Undo") == "Undo"


@pytest.mark.parametrize("language", ["xx", "", "..", "FR"])
def test_an_unknown_language_speaks_english(language: str) -> None:
    assert Translator(language).gettext("Undo") == "Undo"
    assert Translator(language).ngettext("{count} card", "{count} cards", 0) == "{count} cards"


@pytest.mark.parametrize("sentence", ["Blocked", "Redo"], ids=["missing", "unsure"])
def test_what_is_not_surely_translated_stays_english(sentence: str) -> None:
    assert Translator("fr").gettext(sentence) == sentence


def test_alike_words_are_told_apart() -> None:
    assert Translator("fr").pgettext("a turn", "turn") == "tour"
    assert Translator("fr").pgettext("to turn", "turn") == "turn"
    assert Translator("fr").gettext("turn") == "turn"


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ["{count} cards", "{count} card", "{count} cards"]),
        ("fr", ["{count} carte", "{count} carte", "{count} cartes"]),
        ("nl", ["{count} kaarts", "{count} kaart", "{count} kaarts"]),
    ],
)
def test_none_one_and_two_are_counted_as_the_language_counts(language: str, forms: list[str]) -> None:
    count = Translator(language).ngettext

    assert [count("{count} card", "{count} cards", n) for n in (0, 1, 2)] == forms


def test_what_french_does_not_say_is_counted_as_english_counts() -> None:
    assert Translator("fr").ngettext("a pile", "piles", 0) == "piles"


@pytest.mark.parametrize(
    "content",
    [b'msgid "Undo"\nmsgstr "Annull\xe8"', b"half a lin", b"\x00\xff"],
    ids=["Latin-1", "torn", "binary"],
)
def test_a_broken_catalog_leaves_english(caplog: pytest.LogCaptureFixture, content: bytes) -> None:
    paths.catalog("it").write_bytes(content)

    assert Translator("it").gettext("Undo") == "Undo"
    assert "the catalog for it cannot be read" in caplog.messages


def test_translators_are_values() -> None:
    assert Translator("fr") == Translator("fr")
    assert len({Translator("fr"), Translator("fr"), Translator("nl")}) == 2


def test_the_languages_are_english_and_those_with_a_catalog() -> None:
    assert languages() == ("en", "fr", "it", "nl")


def test_without_catalogs_there_is_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "locales_dir", lambda: tmp_path / "none")

    assert languages() == ("en",)


@pytest.mark.parametrize(
    ("wishes", "chosen"),
    [
        (["fr"], "fr"),
        (["fr-BE", "nl"], "fr"),
        (["nl_NL.UTF-8"], "nl"),
        (["NL"], "nl"),
        (["de-CH", "fr-CH"], "fr"),
        (["C.UTF-8"], "en"),
        (["..", ""], "en"),
        ([], "en"),
    ],
)
def test_the_first_wish_that_the_app_speaks_is_granted(wishes: list[str], chosen: str) -> None:
    assert best(wishes) == chosen


def test_english_starts_without_the_reader_of_catalogs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(importlib.import_module("sys").modules, "polib", None)

    assert Translator().gettext("Undo") == "Undo"
