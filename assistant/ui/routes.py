"""The addresses of the screens."""

TABLE = "/"
NEW_GAME = "/new"
