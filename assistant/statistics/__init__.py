"""Figures: games folded into numbers, without a clock and without a disk."""
