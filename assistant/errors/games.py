"""What can go wrong with games, the names at the table, and logs."""

from __future__ import annotations

from .root import FourPilesError


class TableMoved(FourPilesError):
    """Another session recorded something first; the caller's view of the table is old."""

    def __init__(self, game: str, seen: int) -> None:
        super().__init__(f"{game} has moved on from entry {seen}")
        self.game = game
        self.seen = seen


class GameRunning(FourPilesError):
    """A game lies on the table already."""


class NoSuchGame(FourPilesError):
    """The game is not, or no longer, there."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game


class NameRefused(FourPilesError):
    """A player's name cannot be taken."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class NameEmpty(NameRefused):
    """Nothing but spaces."""


class NameTooLong(NameRefused):
    """Longer than a seat can show."""


class NameTaken(NameRefused):
    """The same as a player's but for case, accents and spaces."""

    def __init__(self, name: str, player: str) -> None:
        super().__init__(name)
        self.player = player


class LogUnreadable(FourPilesError):
    """An entry of a log is not ours; `game` is empty while only its text is known."""

    def __init__(self, detail: str, game: str = "") -> None:
        super().__init__(f"{game}: {detail}" if game else detail)
        self.detail = detail
        self.game = game

    def of(self, game: str) -> LogUnreadable:
        """Return the same error about a game."""
        return LogUnreadable(self.detail, game)


class LogTooNew(LogUnreadable):
    """A log was written by a later version of the app."""

    def __init__(self, found: int, known: int, game: str = "") -> None:
        super().__init__(f"version {found} > {known}", game)
        self.found = found
        self.known = known

    def of(self, game: str) -> LogTooNew:
        """Return the same error about a game."""
        return LogTooNew(self.found, self.known, game)
