"""Setting up a game: who plays, what, and who begins."""
