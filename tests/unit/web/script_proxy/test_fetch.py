"""Fetching from a real server over TLS: what is sent, and which answers are not handed on."""

import ssl
from dataclasses import replace
from itertools import repeat

import pytest
import trustme

from portolan.web.script_proxy.fetch import LARGEST_SCRIPT, Fetcher
from portolan.web.script_proxy.unavailable import Unavailable
from tests.support.vendor import (
    ADDRESS,
    NAME,
    SCRIPT,
    URL,
    NameLookup,
    Roads,
    Speak,
    TlsVendor,
    answer,
    trusting,
    vendor,
)
from tests.unit.web.toy_site import Ticker

HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: text/javascript\r\n"


def status(fetcher: Fetcher, url: str = URL) -> int:
    """The status that a visitor is answered with instead of the script."""
    with pytest.raises(Unavailable) as caught:
        fetcher(url)
    assert NAME not in str(caught.value)
    assert ADDRESS not in str(caught.value)
    return caught.value.status


def says(*parts: bytes) -> Speak:
    """A server that sends the parts as they are."""

    def speak(connection: ssl.SSLSocket) -> None:
        for part in parts:
            connection.sendall(part)

    return speak


def test_the_script_comes_from_the_checked_address_under_its_own_name(
    fetcher: Fetcher, seller: TlsVendor, names: NameLookup, roads: Roads
) -> None:
    assert fetcher(URL) == SCRIPT
    assert names.requests == [NAME]
    assert roads.taken == [(ADDRESS, 443)]
    assert seller.server_names == [NAME]


def test_nothing_is_sent_along(fetcher: Fetcher, seller: TlsVendor) -> None:
    fetcher(URL)
    first, *headers = seller.requests[0].decode().strip().lower().split("\r\n")
    assert first == "get /js/tag.js?id=p-1 http/1.1"
    assert sorted(headers) == [
        "accept-encoding: identity",
        "accept: text/javascript, application/javascript",
        "connection: close",
        f"host: {NAME}",
        "user-agent: portolan-script-proxy",
    ]


def test_cookies_are_not_kept_for_the_next_time(fetcher: Fetcher, seller: TlsVendor) -> None:
    seller.speak = answer(SCRIPT, "Set-Cookie: id=1; Secure")
    assert fetcher(URL) == fetcher(URL) == SCRIPT
    assert b"cookie" not in seller.requests[1].lower()


def test_another_port_is_a_matter_of_the_settings(fetcher: Fetcher, roads: Roads) -> None:
    assert fetcher(f"https://{NAME}:8443/a.js") == SCRIPT
    assert roads.taken == [(ADDRESS, 8443)]


@pytest.mark.parametrize(
    "content_type",
    ["application/javascript", "Text/JavaScript; charset=utf-8", "application/x-javascript"],
)
def test_other_names_of_javascript(fetcher: Fetcher, seller: TlsVendor, content_type: str) -> None:
    seller.speak = answer(content_type=content_type)
    assert fetcher(URL) == SCRIPT


@pytest.mark.parametrize(
    "moved", ["301 Moved", "302 Found", "303 See Other", "307 Temporary", "308 Permanent"]
)
@pytest.mark.parametrize("target", [URL + "2", "http://169.254.169.254/", "//[::1]/", "/other.js"])
def test_redirects_are_not_followed(
    fetcher: Fetcher, seller: TlsVendor, names: NameLookup, moved: str, target: str
) -> None:
    seller.speak = answer(SCRIPT, f"Location: {target}", status=moved)
    assert status(fetcher) == 502
    assert names.requests == [NAME]
    assert len(seller.requests) == 1


UNFIT = {
    "not found": answer(status="404 Not Found"),
    "part of it": answer(status="206 Partial Content"),
    "nothing": answer(b"", status="204 No Content"),
    "a failure": answer(status="500 Oh"),
    "a page": answer(content_type="text/html"),
    "text": answer(content_type="text/plain"),
    "no type": answer(content_type=""),
    "two types": answer(content_type="text/html, text/javascript"),
    "json": answer(content_type="application/json"),
    "compressed": answer(b"\x1f\x8b", "Content-Encoding: gzip"),
    "too large": answer(b"x" * (LARGEST_SCRIPT + 1)),
    "too large in chunks": says(
        HEAD + b"Transfer-Encoding: chunked\r\n\r\n",
        *repeat(b"10000\r\n" + b"x" * 65_536 + b"\r\n", 17),
    ),
    "too large, no length": says(HEAD + b"\r\n", b"x" * (LARGEST_SCRIPT + 1)),
    "headers without end": says(HEAD, *repeat(b"X-More: of them\r\n", 10_000)),
    "cut off": says(HEAD + b"Content-Length: 100\r\n\r\nabc"),
    "bad chunks": says(HEAD + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n"),
    "two lengths": says(HEAD + b"Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd"),
    "two lengths in one": says(HEAD + b"Content-Length: 3, 4\r\n\r\nabcd"),
    "a length and chunks": says(
        HEAD + b"Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n"
    ),
    "two codings": answer(SCRIPT, "Content-Encoding: gzip", "Content-Encoding: identity"),
    "two types, one of them right": answer(SCRIPT, "Content-Type: text/html"),
    "UTF-16 by its label": answer(content_type="text/javascript; charset=utf-16le"),
    "UTF-16 by its mark": answer("alert(1)".encode("utf-16")),
    "answers before the answer": says(*[b"HTTP/1.1 100 Continue\r\n\r\n"] * 3, HEAD, b"\r\nx"),
    "one in two parts": says(b"HTTP/1.1", b" 103 Early Hints\r\n\r\n", HEAD, b"\r\nx"),
    "no http": says(b"220 mail.vendor.example ESMTP\r\n"),
    "silence": says(),
}


@pytest.mark.parametrize("unfit", UNFIT.values(), ids=UNFIT)
def test_what_is_no_script_is_not_handed_on(
    fetcher: Fetcher, seller: TlsVendor, unfit: Speak
) -> None:
    seller.speak = unfit
    assert status(fetcher) == 502


def test_the_largest_script_is_handed_on(fetcher: Fetcher, seller: TlsVendor) -> None:
    seller.speak = answer(b"x" * LARGEST_SCRIPT)
    assert len(fetcher(URL)) == LARGEST_SCRIPT


@pytest.mark.parametrize("start", [b"HTTP/1.1 200 OK\r\nX: ", HEAD + b"\r\n", b"", HEAD])
def test_a_server_that_dribbles_has_five_seconds_in_all(
    fetcher: Fetcher, seller: TlsVendor, clock: Ticker, start: bytes
) -> None:
    def dribble(connection: ssl.SSLSocket) -> None:
        connection.sendall(start)
        while True:  # until nobody listens any more
            clock.now += 0.5
            connection.sendall(b"x")

    seller.speak = dribble
    assert status(fetcher) == 504


def test_another_authority_is_not_believed(fetcher: Fetcher, seller: TlsVendor) -> None:
    assert status(replace(fetcher, tls=trusting(trustme.CA()))) == 502
    assert not seller.requests


def test_the_usual_authorities_do_not_know_the_test_vendor(
    fetcher: Fetcher, seller: TlsVendor
) -> None:
    assert status(replace(fetcher, tls=None)) == 502
    assert not seller.requests


def test_the_certificate_is_for_the_name_and_not_the_address(
    fetcher: Fetcher, authority: trustme.CA
) -> None:
    for name in ("other.vendor.example", ADDRESS):
        with vendor(authority, name) as other:
            assert status(replace(fetcher, sockets=Roads(other.port))) == 502
            assert not other.requests
