"""What a device remembers."""

from __future__ import annotations

import json
import math

import pytest

from assistant.settings import LARGEST_TEXT, SMALLEST_TEXT, Settings, Theme

CHOSEN = Settings(
    language="en",
    theme=Theme.DARK,
    text_scale=1.3,
    haptics=False,
    sound=True,
    keep_awake=False,
    left_handed=True,
    teaching=True,
)


def test_a_new_device_has_the_defaults() -> None:
    assert Settings.read({}) == Settings()


@pytest.mark.parametrize("settings", [Settings(), CHOSEN], ids=["defaults", "all chosen"])
def test_what_was_stored_is_read_again(settings: Settings) -> None:
    assert Settings.read(json.loads(json.dumps(settings.stored()))) == settings


def test_the_devices_own_language_is_not_stored() -> None:
    assert "language" not in Settings().stored()


@pytest.mark.parametrize("name", Settings.__slots__)
@pytest.mark.parametrize("nonsense", [None, "no", 17.5e300, math.nan, math.inf, [], {}, b"dark"])
def test_nonsense_is_as_on_a_new_device(name: str, nonsense: object) -> None:
    read = Settings.read({name: nonsense, "unknown": 1})

    assert read in {Settings(), Settings(text_scale=LARGEST_TEXT)}


@pytest.mark.parametrize("language", ["xx", "../../etc", ""])
def test_a_language_that_is_not_there_is_the_devices_own(language: str) -> None:
    assert Settings.read({"language": language}).language is None


@pytest.mark.parametrize(
    ("stored", "scale"), [(1, 1.0), (0.1, SMALLEST_TEXT), (9, LARGEST_TEXT), (1.25, 1.25), (True, 1.0)]
)
def test_a_text_scale_stays_within_its_bounds(stored: object, scale: float) -> None:
    assert Settings.read({"text_scale": stored}).text_scale == scale
