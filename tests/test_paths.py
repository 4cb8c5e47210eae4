"""Where the app keeps what."""

from __future__ import annotations

import stat
import sys
from pathlib import Path

import platformdirs
import pytest

from assistant import paths
from assistant.errors import FolderUnwritable

SOURCES = ["FOURPILES_DATA", "FLET_APP_STORAGE_DATA"]


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in SOURCES:
        monkeypatch.delenv(name, raising=False)


def test_the_folder_asked_for_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in SOURCES:
        monkeypatch.setenv(name, str(tmp_path / name))

    assert paths.data_dir(tmp_path / "asked") == tmp_path / "asked"


def test_then_our_own_variable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in SOURCES:
        monkeypatch.setenv(name, str(tmp_path / name))

    assert paths.data_dir() == tmp_path / "FOURPILES_DATA"


def test_then_what_a_packaged_app_is_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLET_APP_STORAGE_DATA", str(tmp_path / "phone"))

    assert paths.data_dir() == tmp_path / "phone"


def test_then_the_systems_place_for_a_users_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def asked(name: str, appauthor: object) -> Path:
        return tmp_path / f"{name}-{appauthor}"

    monkeypatch.setattr(platformdirs, "user_data_path", asked)

    assert paths.data_dir() == tmp_path / "fourpiles-False"


@pytest.mark.parametrize(("variable", "expected"), [(None, "/data"), ("mine", "mine")])
def test_a_browser_keeps_it_in_the_mounted_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variable: str | None, expected: str
) -> None:
    made: list[Path] = []
    monkeypatch.setattr(sys, "platform", "emscripten")
    monkeypatch.setattr(Path, "mkdir", lambda folder, **_: made.append(folder))
    if variable:
        monkeypatch.setenv("FOURPILES_DATA", str(tmp_path / variable))
    paths.data_dir()

    assert made == [tmp_path / expected]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no modes")
def test_a_new_folder_is_its_owners_alone(tmp_path: Path) -> None:
    folder = paths.data_dir(tmp_path / "new" / "data")

    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_a_folder_in_the_way_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("kept", encoding="utf-8")

    assert paths.data_dir(tmp_path) == tmp_path
    assert (tmp_path / "kept").read_text(encoding="utf-8") == "kept"


@pytest.mark.parametrize("inside", ["file", "file/data", "a\0b"], ids=["a file", "under a file", "no name"])
def test_what_cannot_be_a_folder_is_refused(tmp_path: Path, inside: str) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(FolderUnwritable) as refused:
        paths.data_dir(tmp_path / inside)

    assert refused.value.path == tmp_path / inside


def test_a_home_is_meant_by_its_sign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))

    assert paths.data_dir(Path("~/games")) == tmp_path / "games"


def test_assets_and_catalogs_are_there() -> None:
    assert (paths.assets_dir() / "fonts").is_dir()
    assert paths.catalog("fr") == paths.locales_dir() / "fr" / "LC_MESSAGES" / "fourpiles.po"
    assert paths.locales_dir().is_dir()
