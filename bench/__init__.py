"""What is measured, each figure beside its yardstick of the same run: `python -m bench`."""
