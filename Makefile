# What takes too long for every run: `make soak`.
.PHONY: soak
soak:
	.venv/bin/pytest -m soak --durations=15
