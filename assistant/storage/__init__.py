"""The data folder: one SQLite file, its copies, and who owns it; the only place that knows SQL."""
