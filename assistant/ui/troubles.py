"""The sentence for everything that can go wrong while somebody uses the app."""

from __future__ import annotations

from typing import TYPE_CHECKING

from assistant.errors import (
    FileBusy,
    FileGone,
    FourPilesError,
    GameRunning,
    LogTooNew,
    LogUnreadable,
    NoSuchGame,
    NotWritten,
    TableMoved,
    WriteForbidden,
    WriteLocked,
)

if TYPE_CHECKING:
    from assistant.i18n import Translator


def sentence(t: Translator, error: Exception) -> str:
    """Say what went wrong and what to do; never what only a programmer would understand."""
    match error:
        case TableMoved() | GameRunning() | NoSuchGame():
            return t.gettext("Another phone was faster: this is the table now.")
        case NotWritten() | FileBusy():
            return _not_done(t, error)
        case LogTooNew():
            return t.gettext("This game was saved by a later version and cannot be opened here.")
        case LogUnreadable():
            return t.gettext("This game cannot be read any more. It was left as it is.")
        case FourPilesError():
            return t.gettext("This is not possible now.")
        case _:
            return t.gettext("Something went wrong. Nothing you entered is lost.")


def _not_done(t: Translator, error: NotWritten | FileBusy) -> str:
    match error:
        case WriteLocked() | FileBusy():
            return t.gettext(
                "Another program keeps the data locked, so this was not done. Close it, try again."
            )
        case WriteForbidden():
            return t.gettext("The data may only be read, so this was not done. Make its folder writable.")
        case FileGone(copy=None):
            return t.gettext(
                "The data file was moved or replaced, so this was not done, and no copy of it could be made. "
                "Put it back with its folder, try again."
            )
        case FileGone():
            return t.gettext(
                "The data file was moved or replaced, so this was not done. Put it back, try again. If it is "
                "lost: the latest copy has all that was in it, and `fourpiles --restore` brings that back."
            )
        case _:
            return t.gettext("This could not be saved, so it was not done. Is the disk full?")
