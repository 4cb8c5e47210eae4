"""How the command starts, shows itself and ends."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest

from assistant import __version__
from tests.cli.commands import MAIN, started, visit, wait_for

if TYPE_CHECKING:
    from pathlib import Path

SIGNALS = [signal.SIGINT, signal.SIGTERM]
HELP = """
import sys
from assistant.cli import main
try:
    main(["--help"])
except SystemExit:
    print("LOADED", *sys.modules)
"""


def test_the_version_is_told() -> None:
    ended = subprocess.run(
        [sys.executable, str(MAIN), "--version"], capture_output=True, text=True, check=False
    )

    assert (ended.returncode, ended.stdout) == (0, f"fourpiles {__version__}\n")


def test_help_answers_without_the_heavy_parts() -> None:
    ended = subprocess.run([sys.executable, "-c", HELP], capture_output=True, text=True, check=True)
    help_text, loaded = ended.stdout.split("LOADED")

    assert "--restore" in help_text
    assert (
        set(loaded.split()) & {"flet", "flet_web", "uvicorn", "sqlmodel", "sqlalchemy", "polib", "filelock"}
        == set()
    )


@pytest.mark.parametrize("sent", SIGNALS, ids=["Ctrl+C", "SIGTERM"])
def test_it_serves_at_the_address_it_prints_until_a_signal_ends_it(
    tmp_path: Path, sent: signal.Signals
) -> None:
    with started(tmp_path, "--port", "0") as (process, address):
        page = visit(address)
        asked = time.monotonic()
        process.send_signal(sent)
        process.wait(timeout=10)
        took = time.monotonic() - asked
        assert process.stderr is not None
        said = process.stderr.read()

    assert b"<title>Four Piles</title>" in page
    assert (process.returncode, said) == (0, "")
    assert took < 2


def test_a_signal_while_it_starts_ends_it_as_quietly(tmp_path: Path) -> None:
    with started(tmp_path, "--port", "0") as (process, _):
        process.send_signal(signal.SIGINT)
        process.wait(timeout=10)
        assert process.stderr is not None

        assert (process.returncode, process.stderr.read()) == (0, "")


def test_a_browser_is_opened_where_there_is_a_screen(tmp_path: Path) -> None:
    seen, opener = tmp_path / "seen", tmp_path / "browser"
    opener.write_text(f'#!/bin/sh\nprintf %s "$1" > {seen}.part && mv {seen}.part {seen}\n', encoding="utf-8")
    opener.chmod(0o700)
    with started(tmp_path / "data", "--port", "0", DISPLAY=":7", BROWSER=f"{opener} %s") as (_, address):
        wait_for(seen.exists)

    assert seen.read_text(encoding="utf-8") == address


@pytest.mark.parametrize(
    ("arguments", "screen"),
    [((), {}), (("--no-browser",), {"DISPLAY": ":7"})],
    ids=["no screen", "not wanted"],
)
def test_no_browser_is_opened_where_nobody_would_see_or_want_it(
    tmp_path: Path, arguments: tuple[str, ...], screen: dict[str, str]
) -> None:
    seen = tmp_path / "seen"
    browser = {"BROWSER": f"touch {seen} %s"}
    with started(tmp_path / "data", "--port", "0", *arguments, **browser, **screen) as (_, address):
        visit(address)
        # The browser would be opened before the first answer, in a process that needs a moment.
        time.sleep(0.5)

    assert not seen.exists()


def test_without_a_window_it_says_why_and_serves_all_the_same(tmp_path: Path) -> None:
    with started(tmp_path, "--port", "0", "--window") as (process, address):
        assert process.stdout is not None
        assert process.stderr is not None
        announced, reason = process.stdout.readline(), process.stderr.readline()
        visit(address)

    assert "Flet now downloads it once" in announced
    assert "no screen" in reason


def test_a_folder_is_free_again_after_its_owner_was_killed(tmp_path: Path) -> None:
    with started(tmp_path, "--port", "0") as (process, _):
        process.kill()
    with started(tmp_path, "--port", "0") as (_, address):
        assert address.startswith("http://127.0.0.1:")
