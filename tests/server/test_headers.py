"""What every answer carries, and what it costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from assistant.server.headers import CONTENT_SECURITY_POLICY

if TYPE_CHECKING:
    from tests.server.conftest import Served

ANSWERS = {
    "the page": "/",
    "a route of the app": "/games/3",
    "a script": "/main.dart.mjs",
    "a font of ours": "/fonts/AtkinsonHyperlegibleNext_400Regular.ttf",
    "what is not there": "/none.png",
    "a closed page": "/docs",
}


@pytest.mark.parametrize("path", ANSWERS.values(), ids=ANSWERS.keys())
def test_every_answer_is_dressed(served: Served, path: str) -> None:
    headers = served.ask(path).headers

    assert headers["content-security-policy"] == CONTENT_SECURITY_POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cache-control"] == "no-cache"
    assert "access-control-allow-origin" not in headers
    assert "server" not in headers


def test_the_policy_names_no_other_machine() -> None:
    sources = {word.rstrip(";") for word in CONTENT_SECURITY_POLICY.split()}

    assert [source for source in sources if "." in source or "*" in source or "//" in source] == []


def test_the_page_bears_our_name(served: Served) -> None:
    assert b"<title>Four Piles</title>" in served.ask("/").body
    assert b'"name": "Four Piles"' in served.ask("/manifest.json").body


def test_the_client_comes_from_this_machine(served: Served) -> None:
    assert b"flet.noCdn=true" in served.ask("/").body


@pytest.mark.parametrize("path", ["/", "/main.dart.mjs", "/fonts/NotoEmoji_400Regular.ttf"])
def test_what_is_unchanged_is_not_sent_again(served: Served, path: str) -> None:
    first = served.ask(path, "GET", ("Accept-Encoding", "gzip"))
    again = served.ask(path, "GET", ("Accept-Encoding", "gzip"), ("If-None-Match", first.headers["etag"]))

    assert (first.status, again.status) == (200, 304)
    assert again.body == b""


def test_nothing_beside_the_assets_is_served(served: Served) -> None:
    answer = served.ask("/..%2fpyproject.toml")

    assert answer.status == 404
