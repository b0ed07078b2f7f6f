"""Which addresses may be sent on, and where they are read."""

import pytest

from portolan.web.proxies.address import is_unfit, raw_path

FIT = [
    "/assets/logo.png",
    "/assets/a/b.c/..d/e..",
    "/assets/.well-known/x",
    "/assets/...",
    "/assets/a%20b(1)[2]|3.png",
    "/assets/100%25",
    "/assets/%E6%B8%AF%E5%8F%A3.svg",
    "/users/femke@example.com/~x,y+z=1",
]
UNFIT = [
    "/assets/../admin",
    "/assets/..",
    "/assets/./x",
    "/assets/x/.",
    "/assets//x",
    "/assets/%2e%2e/admin",
    "/assets/.%2E/admin",
    "/assets/..%2fadmin",
    "/assets/x%2Fy",
    "/assets/..\\admin",
    "/assets/..%5Cadmin",
    "/assets/%252e%252e/admin",
    "/assets/%252fx",
    "/assets/x;y=1",
    "/assets/..;/admin",
    "/assets/x%3By",
    "/assets/x%00.png",
    "/assets/x%0d%0aHost:%20evil",
    "/assets/x%7f",
    "/assets/x y",
    "/assets/x\ty",
    "/assets/x\x00y",
    "/assets/%",
    "/assets/%2",
    "/assets/%zz",
    "/assets/%u002e",
    "/assets/é",
    "/assets/%c0%ae%c0%ae/admin",
    "/assets/%e0%80%ae",
    "/assets/%ff",
    '/assets/"<>',
    "/assets/{x}^`",
    "/assets/x?y",
    "/assets/x#y",
]


@pytest.mark.parametrize("path", FIT)
def test_plain_paths_pass(path: str) -> None:
    assert not is_unfit(path, "")


@pytest.mark.parametrize("path", UNFIT)
def test_what_servers_could_read_differently_is_unfit(path: str) -> None:
    assert is_unfit(path, "")


def test_a_query_is_free_but_for_control_characters() -> None:
    assert not is_unfit("/ping", "a=../..//;%00&b=%2e\\")
    for query in ("a=\r\nX: y", "a b", "a=\x7f", "a=é"):
        assert is_unfit("/ping", query)


@pytest.mark.parametrize("name", ["RAW_URI", "REQUEST_URI"])
def test_the_path_is_taken_as_it_was_written(name: str) -> None:
    environ = {name: "/assets/a%2fb?x=1#y", "PATH_INFO": "/assets/a/b"}
    assert raw_path(environ) == "/assets/a%2fb"


def test_a_decoded_path_is_written_anew() -> None:
    port = "/assets/港".encode().decode("latin-1")
    assert raw_path({"PATH_INFO": port}) == "/assets/%E6%B8%AF"
    assert raw_path({"PATH_INFO": "/a b?c#d%2e"}) == "/a%20b%3Fc%23d%252e"
    # Neither a whole URL nor a star is a path.
    assert raw_path({"RAW_URI": "http://evil/x", "PATH_INFO": "/y"}) == "/y"


@pytest.mark.parametrize(
    "decoded", ["/a/../b", "/a//b", "/a\\b", "/a;b", "/a\x00b", "/a%2e%2e", "/a\xff"]
)
def test_a_decoded_path_hides_nothing(decoded: str) -> None:
    assert is_unfit(raw_path({"PATH_INFO": decoded}), "")
