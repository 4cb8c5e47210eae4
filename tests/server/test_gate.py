"""Who may come in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import InvalidStatus

if TYPE_CHECKING:
    from tests.server.conftest import Answer, Served

STRANGERS = ["http://evil.example", "http://127.0.0.1:1", "https://127.0.0.1:{port}", "null", ""]


def one_sentence(answer: Answer) -> bool:
    text = answer.body.decode()
    return (
        text.endswith(".\n")
        and text.count(".") == 1
        and answer.headers["content-type"].startswith("text/plain")
    )


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "LocalHost", "[::1]"])
def test_this_machine_is_let_in_by_each_of_its_names(served: Served, name: str) -> None:
    answer = served.ask("/", "GET", ("Host", f"{name}:{served.port}"))

    assert answer.status == 200


@pytest.mark.parametrize("host", ["evil.example:{port}", "evil.example", "127.0.0.1", "localhost:1", ""])
def test_a_foreign_name_for_this_machine_is_refused(served: Served, host: str) -> None:
    answer = served.ask("/", "GET", ("Host", host.format(port=served.port)))

    assert answer.status == 403
    assert one_sentence(answer)


def test_two_hosts_at_once_are_refused(served: Served) -> None:
    answer = served.ask("/", "GET", ("Host", served.host), ("Host", "evil.example"))

    assert answer.status in {400, 403}


@pytest.mark.parametrize("origin", STRANGERS)
@pytest.mark.parametrize("method", ["GET", "POST", "OPTIONS"])
def test_another_site_may_not_ask(served: Served, method: str, origin: str) -> None:
    answer = served.ask("/", method, ("Origin", origin.format(port=served.port)))

    assert answer.status == 403
    assert one_sentence(answer)


def test_our_own_page_may_ask(served: Served) -> None:
    answer = served.ask("/", "GET", ("Origin", f"http://{served.host}"))

    assert answer.status == 200


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS"])
def test_nothing_can_be_sent_but_a_question(served: Served, method: str) -> None:
    answer = served.ask("/", method, ("Origin", f"http://{served.host}"))

    assert answer.status == 405
    assert answer.headers["allow"] == "GET, HEAD"
    assert one_sentence(answer)


@pytest.mark.parametrize(
    "path",
    ["/docs", "/%64ocs", "/docs/oauth2-redirect", "/redoc", "/openapi.json", "/oauth_callback?state=1"],
)
def test_flets_own_pages_are_closed(served: Served, path: str) -> None:
    answer = served.ask(path)

    assert answer.status == 404
    assert one_sentence(answer)


def test_our_own_page_gets_its_websocket(served: Served) -> None:
    with served.knock(origin=f"http://{served.host}") as opened:
        assert opened.response is not None
        assert opened.response.status_code == 101


def test_a_program_on_this_machine_without_an_origin_gets_the_websocket(served: Served) -> None:
    with served.knock() as opened:
        assert opened.response is not None
        assert opened.response.status_code == 101


@pytest.mark.parametrize("origin", STRANGERS)
def test_another_site_gets_no_websocket(served: Served, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        served.knock(origin=origin.format(port=served.port) or " ")

    assert refused.value.response.status_code == 403


def test_a_name_pointed_at_this_machine_gets_no_websocket(served: Served) -> None:
    host = f"evil.example:{served.port}"
    with pytest.raises(InvalidStatus) as refused:
        served.knock(host=host, origin=f"http://{host}")

    assert refused.value.response.status_code == 403
