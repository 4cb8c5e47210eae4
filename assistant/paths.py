"""Where the app's folders are; no other module knows directories."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from assistant.errors import FolderUnwritable

_PACKAGE = Path(__file__).resolve().parent
_APP = "fourpiles"


def data_dir(explicit: Path | None = None) -> Path:
    """Return the data folder, made for its owner alone where it is missing.

    The first of: `explicit` (from --data-dir), `FOURPILES_DATA`, /data in a browser (mounted before), the
    folder Flet gives to a packaged app, and the place the system keeps for a user's data.
    Raises FolderUnwritable where it cannot be made or is not a folder.
    """
    folder = _chosen(explicit)
    try:
        folder = folder.expanduser().absolute()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except (OSError, RuntimeError, ValueError) as error:
        # RuntimeError: a ~ without a home. ValueError: a null byte.
        raise FolderUnwritable(folder, str(error)) from error
    return folder


def _chosen(explicit: Path | None) -> Path:
    if explicit is not None:
        return explicit
    if named := os.environ.get("FOURPILES_DATA"):
        return Path(named)
    if sys.platform == "emscripten":
        return Path("/data")
    if named := os.environ.get("FLET_APP_STORAGE_DATA"):
        return Path(named)
    import platformdirs  # noqa: PLC0415  a phone and a browser never need it

    return platformdirs.user_data_path(_APP, appauthor=False)


def assets_dir() -> Path:
    """Return the folder of fonts and pictures that Flet serves to everybody: nothing private goes there."""
    return _root() / "assets"


def locales_dir() -> Path:
    """Return the folder that holds one folder per language."""
    return _root() / "locales"


def catalog(language: str) -> Path:
    """Return where the messages of `language` (a code such as "fr") are, or would be."""
    return locales_dir() / language / "LC_MESSAGES" / f"{_APP}.po"


def _root() -> Path:
    """Return what holds assets and locales: a wheel has them inside the package, a checkout beside it."""
    inside = _PACKAGE / "_data"
    return inside if inside.is_dir() else _PACKAGE.parent
