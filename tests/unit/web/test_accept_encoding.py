import pytest

from portolan.web.accept_encoding import CODINGS, preferred


@pytest.mark.parametrize(
    ("header", "coding"),
    [
        (None, "identity"),
        ("", "identity"),
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("x-gzip", "gzip"),
        ("BR", "br"),
        ("deflate, zstd", "identity"),
        ("br;q=0.5, gzip;q=0.8", "gzip"),
        ("br;q=0.5,gzip;q=0.5", "br"),
        ("br;q=0, gzip", "gzip"),
        ("br; q=0.0, gzip; q=0", "identity"),
        ("*", "br"),
        ("br;q=0, *", "gzip"),
        ("*;q=0", "identity"),
        ("gzip;q=0.5, identity", "identity"),
        ("gzip;q=1, identity;q=0.5", "gzip"),
        ("identity;q=0", "identity"),
        ("br;q=2, gzip;q=0.1", "gzip"),
        ("br;q=nan, gzip;q=0.1", "gzip"),
        ("br;q=high, gzip;q=0.1", "gzip"),
        ("bromide", "identity"),
    ],
)
def test_the_coding_follows_the_q_values(header: str | None, coding: str) -> None:
    assert CODINGS[preferred(header)] == coding
