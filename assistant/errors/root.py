"""What every error of this app is."""

from __future__ import annotations


class FourPilesError(Exception):
    """Anything that this app raises on purpose."""
