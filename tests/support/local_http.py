"""One HTTP request to a server of this machine, and its answer."""

import gzip
import json
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from http.client import HTTPConnection
from typing import Any

import brotli


@dataclass(frozen=True)
class HttpAnswer:
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

    @property
    def text(self) -> str:
        """The body as text."""
        return self.plain.decode()

    @property
    def json(self) -> Any:
        """The body as JSON."""
        return json.loads(self.text)

    @property
    def location(self) -> str | None:
        """The target of a redirect."""
        return self.headers.get("location")


def request(
    port: int,
    path: str,
    headers: Mapping[str, str],
    method: str = "GET",
    body: str = "",
) -> HttpAnswer:
    """The answer of the server at a port."""
    with closing(HTTPConnection("127.0.0.1", port, timeout=60)) as connection:
        connection.request(method, path, body or None, headers=dict(headers))
        answer = connection.getresponse()
        named = {name.lower(): value for name, value in answer.getheaders()}
        return HttpAnswer(answer.status, named, answer.read())
