"""The sentences that say why there was no start."""

from __future__ import annotations

from pathlib import Path

import pytest

from assistant import errors
from assistant.cli.excuses import excuse, no_window
from assistant.i18n import Translator

ENGLISH = Translator()
FOLDER = Path("data")
FILE = FOLDER / "fourpiles.db"
COPY = FOLDER / "copies" / "20261130T200000000Z-v1.db"
OLDER = FOLDER / "copies" / "20261129T200000000Z-v1.db"

EXCUSES: list[tuple[errors.FourPilesError, str]] = [
    (errors.PortTaken(80), "Port 80 is in use"),
    (errors.FolderUnwritable(FOLDER, "read-only"), "Nothing can be written in data"),
    (errors.FolderHeld(FOLDER, "http://127.0.0.1:9898/"), "use that one at http://127.0.0.1:9898/"),
    (errors.FolderHeld(FOLDER, None), "--data-dir"),
    (errors.FileDamaged(FILE, ""), "data/fourpiles.db is damaged and was left as it is"),
    (errors.FileDamaged(FILE, "", (COPY, OLDER)), f"`fourpiles --data-dir data --restore {COPY}`"),
    (errors.FileDamaged(FILE, "", (COPY, OLDER)), f"(older copies: {OLDER})"),
    (errors.FileDamaged(FILE, "", (COPY,)), "its copy back"),
    (errors.FileDamaged(COPY, "", (COPY, OLDER)), f"--restore {OLDER}`"),
    (errors.FileDamaged(COPY, "", (COPY,)), "move it away"),
    (errors.FileForeign(FILE), "belongs to another program"),
    (errors.FileTooNew(FILE, 9, 1), "update"),
    (errors.FileBusy(FILE), "keeps data/fourpiles.db locked"),
    (errors.DataError(FILE, "odd"), "data/fourpiles.db cannot be used (odd)"),
    (errors.NotWritten("no space"), "Nothing could be saved (no space)"),
    (errors.LogUnreadable("half an entry", "g1"), "g1: half an entry"),
]


@pytest.mark.parametrize(("error", "words"), EXCUSES)
def test_every_trouble_has_a_sentence(error: errors.FourPilesError, words: str) -> None:
    sentence = excuse(error, ENGLISH, FOLDER)

    assert words in sentence
    assert "{" not in sentence


def test_a_command_to_copy_stays_right_for_a_folder_with_spaces() -> None:
    damaged = errors.FileDamaged(FILE, "", (Path("my data/copies/a.db"),))

    assert "`fourpiles --data-dir 'my data' --restore 'my data/copies/a.db'`" in excuse(
        damaged, ENGLISH, Path("my data")
    )


@pytest.mark.parametrize("missing", errors.Missing)
def test_every_lack_of_a_window_has_a_sentence(missing: errors.Missing) -> None:
    sentence = no_window(errors.NoWindow(missing, "the line is down"), ENGLISH)

    assert sentence.startswith("There is no window because ")
    assert ("the line is down" in sentence) == (missing is errors.Missing.CLIENT)
