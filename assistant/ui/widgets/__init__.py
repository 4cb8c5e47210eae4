"""Small parts that all screens draw with."""
