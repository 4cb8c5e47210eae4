"""The sentences for everything that can keep `fourpiles` from starting."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

from assistant import errors

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from assistant.i18n import Translator


def excuse(error: errors.FourPilesError, translator: Translator, data_dir: Path | None = None) -> str:
    """Return one sentence on what is wrong and what to do; `data_dir` is the value of --data-dir."""
    _ = translator.gettext
    match error:
        case errors.PortTaken():
            sentence = _(
                "Port {port} is in use or reserved: choose another with --port, or leave --port out."
            )
            return sentence.format(port=error.port)
        case errors.FileDamaged() if copies := [copy for copy in error.copies if copy != error.path]:
            return _damaged(error.path, copies, translator, data_dir)
        case errors.DataError():
            return _data(error, translator).format(path=error.path, detail=error.detail)
        case errors.NotWritten():
            return _("Nothing could be saved ({detail}): is the disk full?").format(detail=error.detail)
        case _:
            return _("Four Piles cannot start: {detail}.").format(detail=error)


def no_window(error: errors.NoWindow, translator: Translator) -> str:
    """Return why there is no window, and what happens instead."""
    _ = translator.gettext
    match error.missing:
        case errors.Missing.SCREEN:
            return _("There is no window because there is no screen here: open the address in a browser.")
        case errors.Missing.PACKAGE:
            return _(
                "There is no window because the package flet-desktop is not installed: "
                "the app is in the browser instead."
            )
        case errors.Missing.CLIENT:
            sentence = _(
                "There is no window because Flet's desktop client could not be had ({detail}): "
                "the app is in the browser instead."
            )
            return sentence.format(detail=error.detail)


def _data(error: errors.DataError, translator: Translator) -> str:
    _ = translator.gettext
    match error:
        case errors.FolderUnwritable():
            sentence = _("Nothing can be written in {path}: choose another folder with --data-dir.")
        case errors.FolderHeld(address=None):
            sentence = _(
                "Another Four Piles has {path} open: end it, or choose another folder with --data-dir."
            )
        case errors.FolderHeld():
            sentence = _("Another Four Piles has {path} open: use that one at {detail}, or end it first.")
        case errors.FileDamaged():
            sentence = _("{path} is damaged and was left as it is: move it away to begin afresh.")
        case errors.FileForeign():
            sentence = _("{path} belongs to another program: choose another folder with --data-dir.")
        case errors.FileTooNew():
            sentence = _("{path} was written by a later Four Piles and was left as it is: update this one.")
        case errors.CopyRefused():
            sentence = _(
                "{path} is no sound copy of Four Piles data, so nothing was changed: choose another."
            )
        case errors.FileBusy():
            sentence = _("Another program keeps {path} locked: close it and start again.")
        case _:
            sentence = _("{path} cannot be used ({detail}) and was left as it is.")
    return sentence


def _damaged(path: Path, copies: Sequence[Path], translator: Translator, data_dir: Path | None) -> str:
    """Name the command that brings a copy back, as the person must type it."""
    folder = [] if data_dir is None else ["--data-dir", str(data_dir)]
    latest, *others = (str(copy) for copy in copies)
    command = shlex.join(["fourpiles", *folder, "--restore", latest])
    _ = translator.gettext
    if others:
        sentence = _(
            "{path} is damaged and was left as it is: bring its latest copy back with `{command}` "
            "(older copies: {others})."
        )
    else:
        sentence = _("{path} is damaged and was left as it is: bring its copy back with `{command}`.")
    return sentence.format(path=path, command=command, others=", ".join(others))
