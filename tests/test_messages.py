"""The sentences in the code and their catalogs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import polib
import pytest

from tools import messages

if TYPE_CHECKING:
    from pathlib import Path

CODE = """
def words(t, n):
    # Translators: the button that takes back
    t.gettext("Undo")
    t.gettext("Undo")
    t.pgettext("a turn", "turn")
    t.gettext("turn")
    return t.ngettext("{n} card", "{n} cards", n)
"""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    folder = tmp_path / "source"
    folder.mkdir()
    (folder / "words.py").write_text(CODE, encoding="utf-8")
    return folder


def filled(locales: Path, source: Path) -> Path:
    """Begin a French catalog and translate all but the plural."""
    path = messages.begin("fr", locales)
    messages.update(path, messages.template(source))
    catalog = polib.pofile(str(path))
    for entry in catalog:
        entry.msgstr = "" if entry.msgid_plural else f"({entry.msgid})"
    catalog.save()
    return path


def test_every_sentence_is_found_once(source: Path) -> None:
    found = [(entry.msgctxt, entry.msgid, entry.msgid_plural) for entry in messages.template(source)]

    assert sorted(found, key=str) == [
        ("a turn", "turn", ""),
        (None, "Undo", ""),
        (None, "turn", ""),
        (None, "{n} card", "{n} cards"),
    ]


def test_a_word_to_the_translators_is_kept(source: Path) -> None:
    entry = messages.template(source).find("Undo")

    assert entry is not None
    assert entry.comment == "the button that takes back"


def test_a_translation_survives_an_update_and_a_dead_one_goes(tmp_path: Path, source: Path) -> None:
    path = filled(tmp_path, source)
    (source / "words.py").write_text('t.gettext("Undo")\nt.gettext("Redo")\n', encoding="utf-8")
    messages.update(path, messages.template(source))
    catalog = polib.pofile(str(path))

    assert [(entry.msgid, entry.msgstr) for entry in catalog] == [("Undo", "(Undo)"), ("Redo", "")]


@pytest.mark.parametrize(("language", "rule"), [("fr", "(n > 1)"), ("it", "(n != 1)")])
def test_a_new_catalog_has_two_plural_forms(tmp_path: Path, language: str, rule: str) -> None:
    catalog = polib.pofile(str(messages.begin(language, tmp_path)))

    assert catalog.metadata["Plural-Forms"] == f"nplurals=2; plural={rule};"


def test_what_is_missing_or_wrong_in_a_catalog_is_said(tmp_path: Path, source: Path) -> None:
    path = filled(tmp_path, source)
    catalog = polib.pofile(str(path))
    catalog[0].msgstr = "{wrong}"
    catalog.append(polib.POEntry(msgid="Gone", msgstr="Parti"))
    catalog.save()
    said = [line.removeprefix(f"{path}: ") for line in messages.wrong(path, messages.template(source))]

    assert said == [
        f"other placeholders than in: {catalog[0].msgid}",
        "nobody says any more: Gone",
        "not translated: {n} card",
    ]


@pytest.mark.parametrize(
    "call",
    [
        't.gettext(f"{n} cards")',
        "t.gettext(word)",
        '_("a" + b)',
        't.ngettext("a", word, 1)',
        't.pgettext(c, "a")',
    ],
)
def test_a_sentence_that_nobody_could_extract_is_found(source: Path, call: str) -> None:
    (source / "more.py").write_text(call, encoding="utf-8")

    assert list(messages.unreadable(source)) == ["source/more.py:1: a sentence must be plain text"]


def test_the_apps_own_sentences_and_catalogs_are_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    assert messages.main(["check"]) == 0, capsys.readouterr().out
