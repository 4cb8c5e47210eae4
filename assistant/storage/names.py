"""Players' names: how they are written, and when two of them are the same."""

from __future__ import annotations

import unicodedata

from assistant.errors import NameEmpty, NameTooLong

LONGEST = 40
"""Code points of the longest name: thirty letters, or three emoji families."""

_ACCENTS = 200
"""Combining classes from here on lie above, below or through a letter; lower ones are vowels and the like."""

_FORMATTING = {*"\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"}
"""Marks that turn the direction of what stands around them; a name must leave its neighbours alone."""

_VARIATIONS = {"\ufe0e", "\ufe0f"}
_INVISIBLE = {"Cc", "Cf", "Zs", "Zl", "Zp", "Mn", "Me"}


def cleaned(name: str) -> str:
    """Write a name in NFC, trimmed, with single spaces; raises NameEmpty, NameTooLong."""
    kept = "".join(sign for sign in name if sign not in _FORMATTING and (sign.isspace() or _printable(sign)))
    clean = unicodedata.normalize("NFC", " ".join(kept.split()))
    if all(unicodedata.category(sign) in _INVISIBLE for sign in clean):
        raise NameEmpty(name)
    if len(clean) > LONGEST:
        raise NameTooLong(clean)
    return clean


def _printable(sign: str) -> bool:
    return unicodedata.category(sign) not in {"Cc", "Cs", "Co", "Cn"}


def folded(name: str) -> str:
    """Return what names share that are the same but for case, accents and spaces; never empty."""
    letters = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    plain = (
        sign
        for sign in letters
        if unicodedata.combining(sign) < _ACCENTS and sign not in _VARIATIONS and not sign.isspace()
    )
    return "".join(plain) or name.casefold()
