"""The one error of the referee: a log that tells what cannot have happened."""

from __future__ import annotations


class ImpossibleEvent(ValueError):
    """An event that cannot have happened on this table: the log is broken, or was never judged."""
