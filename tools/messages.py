"""Keeps the catalogs in step with the sentences in the code.

    python tools/messages.py            bring every catalog up to date
    python tools/messages.py new fr     begin a catalog
    python tools/messages.py check      say what is wrong, change nothing

The template is made afresh each time and is not kept: the code is the template.
"""

from __future__ import annotations

import argparse
import ast
import string
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import polib
from babel.messages.extract import extract_from_dir

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "assistant"
LOCALES = ROOT / "locales"
# How many leading arguments of each call are sentences.
CALLS = {"_": 1, "gettext": 1, "pgettext": 2, "ngettext": 2}
KEYWORDS = {"_": None, "gettext": None, "pgettext": ((1, "c"), 2), "ngettext": (1, 2)}
COMMENT = "Translators:"
# By hand: Babel would give French and Italian a third form for millions.
PLURALS = {"fr": "nplurals=2; plural=(n > 1);"}
OTHER_PLURALS = "nplurals=2; plural=(n != 1);"


def template(source: Path = SOURCE) -> polib.POFile:
    """Return every sentence of the Python files under `source`, untranslated."""
    found: dict[tuple[str | None, str], polib.POEntry] = {}
    for name, _, message, comments, context in extract_from_dir(
        source, keywords=KEYWORDS, comment_tags=[COMMENT], strip_comment_tags=True
    ):
        ids = message if isinstance(message, tuple) else (message,)
        entry = polib.POEntry(msgid=ids[0], msgctxt=context, comment="\n".join(comments))
        if len(ids) > 1:
            entry.msgid_plural = ids[1]
            entry.msgstr_plural = {0: "", 1: ""}
        first = found.setdefault((context, ids[0]), entry)
        place = (f"{source.name}/{Path(name).as_posix()}", "")
        first.occurrences = sorted({*first.occurrences, place})
    sentences = polib.POFile(wrapwidth=100)
    sentences.extend(found.values())
    return sentences


def begin(language: str, locales: Path = LOCALES) -> Path:
    """Write an empty catalog for `language` and return its path."""
    path = locales / language / "LC_MESSAGES" / "fourpiles.po"
    path.parent.mkdir(parents=True)
    catalog = polib.POFile(wrapwidth=100)
    catalog.metadata = {
        "Project-Id-Version": "fourpiles",
        "Language": language,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=utf-8",
        "Content-Transfer-Encoding": "8bit",
        "Plural-Forms": PLURALS.get(language, OTHER_PLURALS),
    }
    catalog.save(str(path))
    return path


def update(path: Path, sentences: polib.POFile) -> None:
    """Add to the catalog at `path` what is new in `sentences`, and drop what is gone."""
    catalog = polib.pofile(str(path), wrapwidth=100)
    catalog.merge(sentences)
    for gone in catalog.obsolete_entries():
        catalog.remove(gone)
    catalog.save()


def unreadable(source: Path = SOURCE) -> Iterator[str]:
    """Yield where a sentence to translate is not plain text, so that nobody could extract it."""
    for path in sorted(source.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and not all(map(_plain, _sentences(node))):
                yield f"{path.relative_to(source.parent)}:{node.lineno}: a sentence must be plain text"


def wrong(path: Path, sentences: polib.POFile) -> Iterator[str]:
    """Yield what the catalog at `path` lacks, has too much, or fills with other placeholders."""
    catalog = polib.pofile(str(path))
    wanted = {(entry.msgctxt, entry.msgid) for entry in sentences}
    for entry in catalog:
        if (entry.msgctxt, entry.msgid) not in wanted:
            yield f"{path}: nobody says any more: {entry.msgid}"
        fitting = [placeholders(entry.msgid), placeholders(entry.msgid_plural)]
        for translation in (entry.msgstr, *entry.msgstr_plural.values()):
            if translation and placeholders(translation) not in fitting[: 2 if entry.msgid_plural else 1]:
                yield f"{path}: other placeholders than in: {entry.msgid}"
    done = {(entry.msgctxt, entry.msgid) for entry in catalog.translated_entries()}
    yield from (f"{path}: not translated: {msgid}" for _, msgid in sorted(wanted - done, key=str))


def placeholders(sentence: str) -> set[str]:
    """Return the names in braces; an unbalanced brace is a name of its own."""
    try:
        return {name for _, name, _, _ in string.Formatter().parse(sentence) if name is not None}
    except ValueError:
        return {"{"}


def main(argv: Sequence[str] | None = None) -> int:
    """Run the script and return its exit code: 1 where a check found something."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", nargs="?", choices=["update", "new", "check"], default="update")
    parser.add_argument("language", nargs="?")
    options = parser.parse_args(argv)
    if (options.what == "new") != bool(options.language):
        parser.error("a language goes with new, and only with new")
    if options.what == "new":
        begin(options.language)
    catalogs = sorted(LOCALES.glob("*/LC_MESSAGES/fourpiles.po"))
    sentences = template()
    if options.what != "check":
        for path in catalogs:
            update(path, sentences)
    problems = [*unreadable(), *(line for path in catalogs for line in wrong(path, sentences))]
    print(*problems, f"{len(sentences)} sentences, {len(catalogs)} catalogs", sep="\n")
    return int(bool(problems)) if options.what == "check" else 0


def _sentences(call: ast.Call) -> list[ast.expr]:
    function = call.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return call.args[: CALLS.get(name, 0)]


def _plain(argument: ast.expr) -> bool:
    return isinstance(argument, ast.Constant) and isinstance(argument.value, str)


if __name__ == "__main__":
    sys.exit(main())
