"""The table: four piles, the pad, and the turn."""
