"""Everything that can go wrong outside the game's own rules, as one tree.

FourPilesError
├── DataError                 the data folder or its file
│   ├── FolderUnwritable      nothing can be written there
│   ├── FolderHeld            another Four Piles has it open
│   ├── FileDamaged           not a database, or a broken one
│   ├── FileForeign           a sound database, but another program's
│   ├── FileTooNew            written by a later version
│   ├── CopyRefused           a copy to put back is not one of ours, or not sound
│   └── FileBusy              another program keeps it locked
├── NotWritten                a commit failed: the disk is full, or gone
│   ├── WriteLocked           another program keeps the file locked
│   ├── WriteForbidden        the file may only be read by now
│   └── FileGone              the file was moved, deleted or replaced while it was open
├── TableMoved                another phone was faster
├── GameRunning               a game lies on the table already
├── NoSuchGame                the game is not, or no longer, there
├── NameRefused               a player's name cannot be taken
│   ├── NameEmpty             nothing but spaces
│   ├── NameTooLong           longer than a seat can show
│   └── NameTaken             the same but for case, accents and spaces
├── LogUnreadable             an entry of a log is not ours
│   └── LogTooNew             it was written by a later version
├── PortTaken                 the address is in use, or not to be had
└── NoWindow                  a native window cannot be opened here

What happens at the table (an illegal card, a turn that cannot end) is no error: the referee answers it with a
verdict or a refusal. `tracker.impossible.ImpossibleEvent` stands apart because the referee imports nothing.
Every error carries its facts as fields; the words for people live in `ui/troubles.py` and `cli/excuses.py`.
"""

from __future__ import annotations

from .data import (
    CopyRefused,
    DataError,
    FileBusy,
    FileDamaged,
    FileForeign,
    FileGone,
    FileTooNew,
    FolderHeld,
    FolderUnwritable,
    NotWritten,
    WriteForbidden,
    WriteLocked,
)
from .doors import (
    Missing,
    NoWindow,
    PortTaken,
)
from .games import (
    GameRunning,
    LogTooNew,
    LogUnreadable,
    NameEmpty,
    NameRefused,
    NameTaken,
    NameTooLong,
    NoSuchGame,
    TableMoved,
)
from .root import (
    FourPilesError,
)

__all__ = [
    "CopyRefused",
    "DataError",
    "FileBusy",
    "FileDamaged",
    "FileForeign",
    "FileGone",
    "FileTooNew",
    "FolderHeld",
    "FolderUnwritable",
    "FourPilesError",
    "GameRunning",
    "LogTooNew",
    "LogUnreadable",
    "Missing",
    "NameEmpty",
    "NameRefused",
    "NameTaken",
    "NameTooLong",
    "NoSuchGame",
    "NoWindow",
    "NotWritten",
    "PortTaken",
    "TableMoved",
    "WriteForbidden",
    "WriteLocked",
]
