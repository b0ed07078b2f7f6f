"""The connections to another host."""

from collections.abc import Iterator
from pathlib import Path
from ssl import PROTOCOL_TLS_SERVER, SSLContext

import pytest
import trustme
from werkzeug.exceptions import BadGateway

from portolan.web.proxies import upstream as module
from portolan.web.proxies.upstream import Upstream
from tests.support.upstream import upstream_server
from tests.unit.web.proxies.requests import request_for


@pytest.fixture(autouse=True)
def _authorities_read_anew() -> Iterator[None]:
    module._authorities.cache_clear()
    yield
    module._authorities.cache_clear()


def spoken_to(authority: trustme.CA, name: str) -> int:
    """The status of an answer over TLS."""
    context = SSLContext(PROTOCOL_TLS_SERVER)
    authority.issue_cert(name).configure_cert(context)
    with upstream_server(context) as host:
        there = Upstream(host.url)
        try:
            answer = there.ask(request_for(), [("Host", there.host)], None)
            answer.close()
            return answer.status
        finally:
            there.close()


def test_a_host_is_known_by_its_certificate(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    authority = trustme.CA()
    authority.cert_pem.write_to_path(str(tmp_path / "authority.pem"))
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "authority.pem"))
    assert spoken_to(authority, "localhost") == 200
    for stranger, name in ((authority, "elsewhere.example"), (trustme.CA(), "localhost")):
        with pytest.raises(BadGateway):
            spoken_to(stranger, name)


@pytest.mark.parametrize(
    ("url", "origin", "host", "base_path"),
    [
        ("https://Up.example", "https://up.example", "up.example", ""),
        ("https://up.example:443/", "https://up.example", "up.example", ""),
        ("http://up.example:8080/a/b/", "http://up.example:8080", "up.example:8080", "/a/b"),
        ("http://me:secret@up.example/", "http://up.example", "up.example", ""),
        ("http://[::1]:8080", "http://[::1]:8080", "[::1]:8080", ""),
    ],
)
def test_a_base_url_may_have_a_port_and_a_path(
    url: str, origin: str, host: str, base_path: str
) -> None:
    result = Upstream(url)
    assert (result.origin, result.host, result.base_path) == (origin, host, base_path)


def test_the_base_path_stands_before_every_other() -> None:
    with upstream_server() as host:
        there = Upstream(f"{host.url}/base/")
        there.ask(request_for(query="a=1"), [("Host", there.host)], None).close()
        there.close()
        assert host.last.target == "/base/users/me?a=1"
