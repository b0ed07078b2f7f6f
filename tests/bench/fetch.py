"""One request to a server under test, with the Host of a site."""

import gzip
from collections.abc import Mapping
from dataclasses import dataclass
from http.client import HTTPConnection

import brotli

from tests.bench.site import Address

TIMEOUT = 20


@dataclass(frozen=True)
class Fetched:
    """An answer; the names of headers are in lower case."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def plain(self) -> bytes:
        """The body as a browser reads it."""
        coding = self.headers.get("content-encoding")
        if coding == "br":
            expanded: bytes = brotli.decompress(self.body)
            return expanded
        return gzip.decompress(self.body) if coding == "gzip" else self.body


def fetch(
    port: int, address: Address, accept_encoding: str, headers: Mapping[str, str] | None = None
) -> Fetched:
    """GET the page from the server at `port`."""
    sent = {"Host": address.host, "Accept-Encoding": accept_encoding, **(headers or {})}
    connection = HTTPConnection("127.0.0.1", port, timeout=TIMEOUT)
    try:
        connection.request("GET", address.target, headers=sent)
        answer = connection.getresponse()
        received = {name.lower(): value for name, value in answer.getheaders()}
        return Fetched(answer.status, received, answer.read())
    finally:
        connection.close()
