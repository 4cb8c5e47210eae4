"""On a system that cannot kill as these tests do, they are skipped with the reason, and nothing fails."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.kills.conftest import ONLY_LINUX

HERE = Path(__file__).resolve().parent
ELSEWHERE = """
import os, signal, sys
del os.pidfd_open, signal.SIGKILL, signal.SIGXFSZ, signal.pidfd_send_signal
sys.modules["resource"] = None
import pytest
sys.exit(pytest.main(["-q", "-rs", "-p", "no:cacheprovider", "-p", "no:xdist", sys.argv[1]]))
"""


def test_without_handles_for_processes_every_file_is_skipped_and_says_why() -> None:
    # In CI a skipped test counts as failed.
    outside = {name: value for name, value in os.environ.items() if name != "CI"}
    ended = subprocess.run(
        [sys.executable, "-c", ELSEWHERE, str(HERE)],
        cwd=HERE.parent.parent,
        env=outside,
        capture_output=True,
        text=True,
        check=False,
    )

    files = len(list(HERE.glob("test_*.py")))
    assert ended.stdout.splitlines()[-1].startswith(f"{files} skipped in"), ended.stdout + ended.stderr
    assert ONLY_LINUX in ended.stdout
