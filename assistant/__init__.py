"""Four Piles: a table companion for the card game The Game."""

__version__ = "0.1.0"
