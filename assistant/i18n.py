"""Sentences in the people's language: a `Translator` is a value, there is no global one.

The msgids are the English, so English needs no catalog. Placeholders have names ("{name} draws {count}")
and are filled by `.format` after the translation.
"""

from __future__ import annotations

import functools
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from assistant import paths

if TYPE_CHECKING:
    from pathlib import Path

log = logging.getLogger(__name__)

ENGLISH = "en"
Catalog = Mapping[tuple[str | None, str], tuple[str, ...]]
"""(context, msgid) -> the translation's forms: one, or one for each plural form."""


@dataclass(frozen=True, slots=True)
class Translator:
    """The sentences of one language, given by its code ("fr"); an unknown one speaks English."""

    language: str = ENGLISH

    def gettext(self, message: str) -> str:
        """Return `message` translated, or as it is."""
        return self._forms(None, message, (message,))[0]

    def pgettext(self, context: str, message: str) -> str:
        """Return `message` translated for `context`, which tells alike words apart ("a turn", "to turn")."""
        return self._forms(context, message, (message,))[0]

    def ngettext(self, singular: str, plural: str, n: int) -> str:
        """Return the form for `n` things; fill in the number yourself."""
        forms = self._forms(None, singular, (singular, plural))
        language = self.language if (None, singular) in _catalog(self.language) else ENGLISH
        return forms[min(_plural(language, n), len(forms) - 1)]

    def _forms(self, context: str | None, message: str, english: tuple[str, ...]) -> tuple[str, ...]:
        return _catalog(self.language).get((context, message), english)


def languages() -> tuple[str, ...]:
    """Return the codes of the languages the app speaks, English first."""
    return _spoken(paths.locales_dir())


@functools.cache  # every picture asks in which language it is to speak
def _spoken(folder: Path) -> tuple[str, ...]:
    found = sorted(entry.name for entry in folder.iterdir()) if folder.is_dir() else []
    return (ENGLISH, *(name for name in found if name != ENGLISH and paths.catalog(name).is_file()))


def best(locales: Sequence[str]) -> str:
    """Return the language for people who prefer `locales` ("fr-BE", "nl_NL.UTF-8"), first choice first."""
    spoken = languages()
    for locale in locales:
        code = locale.replace("_", "-").partition(".")[0].partition("-")[0].lower()
        if code in spoken:
            return code
    return ENGLISH


def _plural(language: str, n: int) -> int:
    """Return the place of the form for `n`; by hand: Babel would write three for French and Italian."""
    return int(n > 1) if language == "fr" else int(n != 1)


@functools.cache
def _catalog(language: str) -> Catalog:
    if language == ENGLISH or language not in languages():
        return {}
    try:
        return _read(language)
    except Exception:  # whatever is wrong with a catalog, people can still play in English
        log.warning("the catalog for %s cannot be read", language, exc_info=True)
        return {}


def _read(language: str) -> Catalog:
    import polib  # noqa: PLC0415  English starts without it

    found: dict[tuple[str | None, str], tuple[str, ...]] = {}
    for entry in polib.pofile(str(paths.catalog(language)), encoding="utf-8").translated_entries():
        plurals = tuple(entry.msgstr_plural[n] for n in sorted(entry.msgstr_plural))
        found[entry.msgctxt, entry.msgid] = plurals or (entry.msgstr,)
    return found
