"""A page as a server under test sends it, with the Host of a site."""

from collections.abc import Mapping
from types import MappingProxyType

from tests.bench.site import Address
from tests.support.local_http import HttpAnswer, request


def fetch(
    port: int,
    address: Address,
    accept_encoding: str,
    headers: Mapping[str, str] = MappingProxyType({}),
) -> HttpAnswer:
    """GET the page from the server at `port`."""
    sent = {"Host": address.host, "Accept-Encoding": accept_encoding, **headers}
    return request(port, address.target, sent)
