"""The end of a game: won or lost, saved or taken back."""
