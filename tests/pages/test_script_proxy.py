"""The script proxy: what it answers to whom, with a vendor's server of the test's own behind it."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from urllib.parse import quote

import pytest
import trustme
from flask import Flask
from werkzeug.test import Client, TestResponse

from app import create_app
from portolan.web.script_proxy.fetch import Fetcher
from portolan.web.script_proxy.script_store import ScriptStore
from portolan.web.script_proxy.view import PATH, SCRIPTS
from portolan.web.serving import served
from tests.conftest import BASE
from tests.support.checking_client import CheckingClient
from tests.support.vendor import (
    ADDRESS,
    NAME,
    SCRIPT,
    URL,
    NameLookup,
    Roads,
    TlsVendor,
    answer,
    trusting,
    vendor,
)

OTHER = f"https://{NAME}/other.js"


@pytest.fixture
def environment(environment: dict[str, str]) -> dict[str, str]:
    return {**environment, "THIRD_PARTY_SCRIPTS": f"{URL} {OTHER}"}


@pytest.fixture
def seller(app: Flask) -> Iterator[TlsVendor]:
    """The vendor's server, and the way to it."""
    authority = trustme.CA()
    with vendor(authority) as server:
        fetcher = Fetcher(
            look_up=NameLookup(cdn_vendor_example=[[ADDRESS]]),
            sockets=Roads(server.port),
            tls=trusting(authority),
        )
        app.extensions[SCRIPTS] = ScriptStore(fetcher)
        yield server


def get(client: Client, url: str = URL, **headers: str) -> TestResponse:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return client.get(f"{PATH}?url={quote(url, safe='')}", base_url=BASE["en-US"], headers=named)


def assert_guarded(answer: TestResponse) -> None:
    """No page, no worker and no frame can be made of it, and nobody is known by it."""
    assert answer.headers["Content-Security-Policy"] == "default-src 'none'; sandbox"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert {"Sec-Fetch-Dest", "Service-Worker"} <= set(answer.headers["Vary"].split(", "))
    assert "Set-Cookie" not in answer.headers
    assert "Service-Worker-Allowed" not in answer.headers
    assert "Access-Control-Allow-Origin" not in answer.headers


def assert_refused(answer: TestResponse, status: int) -> None:
    """A short plain text that nobody keeps."""
    assert answer.status_code == status
    assert answer.content_type == "text/plain; charset=utf-8"
    assert answer.headers["Cache-Control"] == "no-store"
    assert len(answer.data) < 100
    assert_guarded(answer)


def test_a_script_on_the_list(client: CheckingClient, seller: TlsVendor, base_url: str) -> None:
    script = client.get(f"{PATH}?url={quote(URL, safe='')}", base_url=base_url)
    assert script.status_code == 200
    assert script.data == SCRIPT
    assert script.content_type == "text/javascript; charset=utf-8"
    assert script.headers["Cache-Control"] == "public, max-age=600"
    assert_guarded(script)


@pytest.mark.parametrize("destination", ["script", "empty"])
def test_what_scripts_are_asked_for_as(
    client: CheckingClient, seller: TlsVendor, destination: str
) -> None:
    assert get(client, Sec_Fetch_Dest=destination).data == SCRIPT


@pytest.mark.parametrize(
    "destination",
    [
        *("document iframe frame fencedframe embed object xslt worker sharedworker").split(),
        *("serviceworker audioworklet paintworklet script,worker Script").split(),
        "",
    ],
)
def test_other_destinations(client: CheckingClient, seller: TlsVendor, destination: str) -> None:
    assert_refused(get(client, Sec_Fetch_Dest=destination), 403)
    assert not seller.requests


def test_no_service_worker_is_registered(client: CheckingClient, seller: TlsVendor) -> None:
    for text in ("script", "", "x"):
        assert_refused(get(client, Service_Worker=text), 403)
    assert not seller.requests


@pytest.mark.parametrize(
    "method", "HEAD POST PUT PATCH DELETE OPTIONS TRACE CONNECT PROPFIND".split()
)
def test_get_only(client: CheckingClient, seller: TlsVendor, method: str) -> None:
    refused = client.open(f"{PATH}?url={quote(URL, safe='')}", method=method)
    assert refused.status_code == 405
    assert refused.headers["Allow"] == "GET"
    assert refused.content_type == "text/plain; charset=utf-8"
    assert_guarded(refused)
    assert not seller.requests


def test_nothing_of_the_visitor_reaches_the_vendor(
    client: CheckingClient, seller: TlsVendor
) -> None:
    client.set_cookie("fp-utm", "canary")
    headers = ("Authorization", "Referer", "User-Agent", "X-Forwarded-For", "Accept-Language")
    get(client, **dict.fromkeys(headers, "canary"))
    assert b"canary" not in seller.requests[0]


def test_nothing_of_the_vendor_reaches_the_visitor(
    client: CheckingClient, seller: TlsVendor
) -> None:
    canaries = [
        "Set-Cookie: canary=1",
        "Access-Control-Allow-Origin: canary",
        "Service-Worker-Allowed: /canary",
        "Content-Security-Policy: canary",
        "Link: <canary>",
        "X-Canary: canary",
    ]
    seller.speak = answer(SCRIPT, *canaries, content_type="application/javascript; x=canary")
    assert "canary" not in str(get(client).headers)


def test_the_vendor_is_asked_once(client: CheckingClient, seller: TlsVendor) -> None:
    assert [get(client).data, get(client).data, get(client, OTHER).data] == [SCRIPT] * 3
    assert len(seller.requests) == 2


@pytest.mark.parametrize(
    ("speak", "status"),
    [
        (answer(SCRIPT, "Location: https://evil.example/", status="302 Found"), 502),
        (answer(b"<h1>canary</h1>", content_type="text/html"), 502),
        (answer(b"canary", status="500 Canary"), 502),
    ],
)
def test_a_vendor_without_a_script(
    client: CheckingClient, seller: TlsVendor, speak: object, status: int
) -> None:
    seller.speak = speak  # type: ignore[assignment]  # as the table has it
    refused = get(client)
    assert_refused(refused, status)
    for word in (b"canary", b"evil", NAME.encode(), ADDRESS.encode()):
        assert word not in refused.data


def test_slow_vendors_leave_the_site_alone(app: Flask, seller: TlsVendor) -> None:
    entered, go_on = Event(), Event()

    def slowly(url: str) -> bytes:
        entered.set()
        assert go_on.wait(20)
        return SCRIPT

    app.extensions[SCRIPTS] = ScriptStore(slowly)
    with ThreadPoolExecutor(8) as visitors:
        waiting = []
        for url in (URL, OTHER):
            waiting.append(visitors.submit(get, app.test_client(), url))
            assert entered.wait(20)
            entered.clear()
        others = [visitors.submit(get, app.test_client()) for _ in range(20)]
        pages = [visitors.submit(app.test_client().get, "/livez") for _ in range(20)]
        for each in others:
            assert_refused(each.result(20), 503)
            assert each.result().headers["Retry-After"] == "5"
        assert {each.result(20).status_code for each in pages} == {200}
        go_on.set()
        assert {each.result(20).status_code for each in waiting} == {200}


def test_it_is_no_page(client: CheckingClient, seller: TlsVendor) -> None:
    data = client.get(f"/page-data{PATH}/page-data.json?url={quote(URL, safe='')}")
    assert data.status_code == 404
    assert not seller.requests


def test_another_case_leads_to_it(client: CheckingClient, seller: TlsVendor) -> None:
    seller.speak = answer(SCRIPT)
    query = f"?url={quote(URL, safe='')}"
    result = client.get(f"/__Third-Party-Proxy{query}")
    assert (result.status_code, result.location) == (301, f"{PATH}{query}")


def test_behind_the_page_cache(app: Flask, seller: TlsVendor) -> None:
    client = Client(served(app))
    seller.speak = answer(SCRIPT * 100)
    for destination, status in (("script", 200), ("serviceworker", 403), ("script", 200)):
        query = {"url": URL}
        headers = {"Sec-Fetch-Dest": destination, "Accept-Encoding": "br"}
        result = client.get(PATH, BASE["en-US"], query_string=query, headers=headers)
        assert result.status_code == status
        assert_guarded(result)
    assert result.headers["Content-Encoding"] == "br"
    assert len(seller.requests) == 1


def test_without_a_list_nothing_is_fetched(instance: Path) -> None:
    client = create_app({"SITE_ENV": "test", "INSTANCE_PATH": str(instance)}).test_client()
    assert_refused(get(client), 403)
    assert_refused(get(client, ""), 403)
