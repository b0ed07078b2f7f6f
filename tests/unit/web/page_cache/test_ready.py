"""What lies ready is what the layers would have answered, and only where nothing else matters."""

from typing import Any

import pytest
from werkzeug.test import EnvironBuilder

from portolan.web.page_cache.page_cache import LOOK_EVERY
from tests.unit.web.toy_site import EN, Setting


def environ_of(path: str = "/about", method: str = "GET", **headers: str) -> dict[str, Any]:
    named = [(name.replace("_", "-"), value) for name, value in headers.items()]
    encoded = named or [("Accept-Encoding", "br")]
    return EnvironBuilder(path, f"http://{EN}", method=method, headers=encoded).get_environ()


@pytest.fixture
def cached(setting: Setting) -> Setting:
    """A page that is in memory, with the spellings of its encodings known."""
    for encoding in ("br", "gzip"):
        setting.get("/about", accept_encoding=encoding)
    return setting


@pytest.mark.parametrize("encoding", ["br", "gzip"])
def test_a_page_in_memory(cached: Setting, encoding: str) -> None:
    layered = cached.get("/about", accept_encoding=encoding)
    status, headers, body = cached.cache.ready(environ_of(accept_encoding=encoding)) or (0, [], b"")
    assert (status, body) == (200, layered.data)
    assert headers == list(layered.headers)


def test_what_the_visitor_has(cached: Setting) -> None:
    etag = cached.get("/about", accept_encoding="br").headers["ETag"]
    layered = cached.get("/about", accept_encoding="br", if_none_match=etag)
    ready = cached.cache.ready(environ_of(accept_encoding="br", if_none_match=etag))
    assert ready == (304, list(layered.headers), b"")
    assert layered.status_code == 304


@pytest.mark.parametrize(
    "request_",
    [
        environ_of("/about?x=1"),
        environ_of("/nobody-was-here"),
        environ_of(method="HEAD"),
        environ_of(method="POST"),
        environ_of(accept_encoding="zstd;q=1, br;q=0.5"),
        environ_of(accept_encoding="br", range="bytes=0-9"),
        environ_of(accept_encoding="br", authorization="Basic x"),
        environ_of(accept_encoding="br", x_request_id="12345678"),
        environ_of(accept_encoding="br", if_none_match='W/"of another day"'),
        environ_of(accept_encoding="br", if_modified_since="Tue, 24 Nov 2026 00:00:00 GMT"),
        environ_of() | {"HTTP_HOST": "elsewhere.example"},
    ],
)
def test_what_is_looked_at_with_care(cached: Setting, request_: dict[str, Any]) -> None:
    assert cached.cache.ready(request_) is None


def test_where_a_release_is_to_be_looked_for(cached: Setting) -> None:
    cached.clock.now += LOOK_EVERY
    assert cached.cache.ready(environ_of()) is None
    cached.get("/about")
    assert cached.cache.ready(environ_of()) is not None
