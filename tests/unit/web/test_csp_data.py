"""The policies of data, drawings and workers."""

import base64
import hashlib

import pytest

from portolan.web.csp import CLOSED, SCRIPT, file_policy


def unread() -> bytes:
    raise AssertionError("only drawings are looked into")


@pytest.mark.parametrize("kind", ["application/json", "text/plain", "image/png", ""])
def test_data_is_closed(kind: str) -> None:
    assert file_policy(kind, unread) == CLOSED


def test_a_script_may_fetch_from_the_site_in_case_it_is_a_worker() -> None:
    assert file_policy("text/javascript", unread) == SCRIPT
    assert "connect-src 'self'" in SCRIPT


def test_a_drawing_has_its_styles_and_nothing_else() -> None:
    styles = (b"svg{fill:none}", b"\npath{stroke:red}\n")
    svg = b"<svg>" + b"".join(b"<style>%b</style>" % style for style in styles) + b"</svg>"
    digests = (base64.b64encode(hashlib.sha256(style).digest()).decode() for style in styles)
    allowed = " ".join(f"'sha256-{digest}'" for digest in digests)
    assert file_policy("image/svg+xml", lambda: svg) == f"{CLOSED}; style-src {allowed}; sandbox"
    assert "style-src 'none'" in file_policy("image/svg+xml", lambda: b"<svg/>")
