"""Requests that the site makes of itself to fill its cache."""

from portolan.web.page_cache.page_harvest import request_for


def test_a_bare_request_is_one_of_the_standard() -> None:
    """PEP 3333: version, host and port, and the path as bytes that look like Latin letters."""
    environ = request_for("portolan.example", "/博客", "page=2", "https")
    assert environ["wsgi.version"] == (1, 0)
    assert (environ["SERVER_NAME"], environ["SERVER_PORT"]) == ("portolan.example", "443")
    assert environ["PATH_INFO"].encode("latin-1").decode() == "/博客"
    assert request_for("localhost:8000", "/", "")["SERVER_PORT"] == "8000"
    assert request_for("localhost", "/", "")["SERVER_PORT"] == "80"
