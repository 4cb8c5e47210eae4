"""Packs what our tests need in a browser's Python.

python tools/pyodide_packages.py    fetch into build/pyodide what was compiled for this machine only
"""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import ZipFile

import flet_web
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_wheel_filename
from packaging.version import Version

if TYPE_CHECKING:
    from collections.abc import Iterable

BUILD = Path(__file__).resolve().parent.parent / "build" / "pyodide"
PYODIDE = Path(flet_web.get_package_web_dir()) / "pyodide"
NEEDED = ("sqlmodel", "hypothesis", "pytest", "pytest-randomly", "pytest-socket")
MACHINE = {
    "extra": "",
    "os_name": "posix",
    "platform_machine": "wasm32",
    "platform_system": "Emscripten",
    "sys_platform": "emscripten",
}
COMPILED_HERE = {".pyc", ".so", ".pyd"}


def pyodide_info() -> dict[str, str]:
    """Return what Flet's copy of Pyodide says of itself: its Python and its ABI."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    info: dict[str, str] = lock["info"]
    return info


def needed(names: Iterable[str] = NEEDED) -> list[Distribution]:
    """Return the installed distributions of these names, with all that they need where Pyodide is."""
    version = pyodide_info()["python"]
    python = {"python_full_version": version, "python_version": version.rpartition(".")[0]}
    found: dict[str, Distribution] = {}
    asked = [*names]
    while asked:
        name = canonicalize_name(asked.pop())
        if name in found:
            continue
        found[name] = distribution(name)
        wants = map(Requirement, found[name].requires or ())
        asked += [one.name for one in wants if not one.marker or one.marker.evaluate({**MACHINE, **python})]
    return [found[name] for name in sorted(found)]


def pure(one: Distribution) -> bool:
    """Tell whether a distribution is Python alone, and so the same for every machine."""
    return "Root-Is-Purelib: true" in (one.read_text("WHEEL") or "")


def fetched(one: Distribution) -> Path | None:
    """Return the wheel of a distribution for Pyodide, in the version installed here, if it is there."""
    wanted = (canonicalize_name(one.name), Version(one.version))
    wheels = _folder().glob("*.whl")
    return next((wheel for wheel in wheels if parse_wheel_filename(wheel.name)[:2] == wanted), None)


def _folder() -> Path:
    return BUILD / pyodide_info()["abi_version"]


def fetch() -> None:
    """Let pip bring the wheels that are missing; raises CalledProcessError when it cannot."""
    missing = [one for one in needed() if not pure(one) and not fetched(one)]
    if not missing:
        return
    info = pyodide_info()
    subprocess.run(  # noqa: S603 -- our own pip
        [
            *(sys.executable, "-m", "pip", "download", "-qq", "--retries", "1", "--no-deps"),
            *("--dest", str(_folder()), "--only-binary", ":all:", "--implementation", "cp"),
            *("--python-version", info["python"].rpartition(".")[0]),
            *("--platform", f"pyemscripten_{info['abi_version']}_{info['arch']}"),
            *(f"{one.name}=={one.version}" for one in missing),
        ],
        check=True,
    )


def pack(target: Path) -> None:
    """Write one archive with everything that is needed; raises LookupError for a wheel not fetched."""
    with ZipFile(target, "w") as archive:
        for one in needed():
            if pure(one):
                _pack_installed(archive, one)
            elif wheel := fetched(one):
                _pack_wheel(archive, wheel)
            else:
                missing = f"no wheel of {one.name} {one.version}"
                raise LookupError(missing)


def _pack_installed(archive: ZipFile, one: Distribution) -> None:
    for file in one.files or ():
        if file.suffix not in COMPILED_HERE and ".." not in file.parts:
            archive.write(str(file.locate()), str(file))


def _pack_wheel(archive: ZipFile, wheel: Path) -> None:
    with ZipFile(wheel) as source:
        for name in source.namelist():
            archive.writestr(name, source.read(name))


if __name__ == "__main__":
    fetch()
