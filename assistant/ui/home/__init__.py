"""Where the app opens when no game lies on the table."""
