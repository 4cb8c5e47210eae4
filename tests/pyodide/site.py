"""The folder that the page with Python is served from, and its server."""

from __future__ import annotations

import shutil
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING
from zipfile import ZipFile

from tools import pyodide_packages

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from os import PathLike

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = Path(__file__).resolve().parent / "page"
PROJECT = ("assistant", "tests/tracker", "tests/storage", "tests/cases", "tests/pyodide")
LEFT_OUT = ("assistant/ui", "tests/pyodide/page")
FILES = ("pyproject.toml", *(f"tests/{path.name}" for path in (ROOT / "tests").glob("*.py")))

TYPES = {".mjs": "text/javascript", ".wasm": "application/wasm"}


def build(folder: Path, planted: Mapping[str, str]) -> None:
    """Lay the page, Flet's Pyodide, the packages and the project into a folder; planted files come on top."""
    shutil.copytree(PAGE, folder)
    shutil.copytree(pyodide_packages.PYODIDE, folder / "pyodide")
    pyodide_packages.pack(folder / "packages.zip")
    with ZipFile(folder / "project.zip", "w") as archive:
        for name in (*FILES, *_sources()):
            archive.write(ROOT / name, name)
        for name, text in planted.items():
            archive.writestr(name, text)


def _sources() -> Iterator[str]:
    for part in PROJECT:
        for path in (ROOT / part).rglob("*"):
            name = path.relative_to(ROOT).as_posix()
            if path.is_file() and "__pycache__" not in path.parts and not name.startswith(LEFT_OUT):
                yield name


class _Quiet(SimpleHTTPRequestHandler):
    def guess_type(self, path: str | PathLike[str]) -> str:
        """Name the types that a page insists on, whatever this machine's list of types says."""
        return TYPES.get(Path(path).suffix) or super().guess_type(path)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder on this machine and give its address."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=folder)) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()
            thread.join()
