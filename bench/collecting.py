"""Lets a measured server collect its garbage when asked, so that its memory is what it really holds.

`python -m bench.collecting …` is the app with the arguments of `fourpiles`.
"""

from __future__ import annotations

import contextlib
import ctypes
import gc
import signal
import sys


def on_demand() -> None:
    """Collect garbage whenever SIGUSR1 comes, and give free memory back to the system."""
    signal.signal(signal.SIGUSR1, lambda *_: _collect())


def _collect() -> None:
    gc.collect()
    with contextlib.suppress(OSError, AttributeError):  # only glibc keeps what is free, and can be told
        ctypes.CDLL(None).malloc_trim(0)


if __name__ == "__main__":
    from assistant.cli import main

    on_demand()
    sys.exit(main(sys.argv[1:]))
