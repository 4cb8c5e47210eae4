"""The referee: pure rules of the game, folded from a log of events."""
