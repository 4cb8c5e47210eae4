"""The `fourpiles` command."""

from assistant.cli.command import main

__all__ = ["main"]
