"""The server of a site, asked without the proxy in front and without a browser."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Self
from urllib.parse import urlencode

from tests.support.local_http import HttpAnswer, request
from tests.support.stack.site import RunningSite

FORM = {"Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin"}
"""The headers of a form that a page of the site has sent."""


@dataclass(frozen=True)
class BareServer:
    """A running server, under the name of one of its hosts."""

    port: int
    host: str
    locale: str

    @classmethod
    def of(cls, site: RunningSite, locale: str) -> Self:
        """The server of a site of the stack."""
        return cls(site.front.backend, site.hosts.by_locale[locale], locale)

    def ask(self, path: str, method: str = "GET", body: str = "", **headers: str) -> HttpAnswer:
        """The answer to a request for a path."""
        given = {"Host": self.host, "X-Forwarded-Proto": "https"} | headers
        return request(self.port, path, given, method, body)

    def send(
        self,
        path: str,
        fields: Mapping[str, str],
        headers: Mapping[str, str] = MappingProxyType({}),
    ) -> HttpAnswer:
        """The answer to a form that a page of the site has sent."""
        return self.ask(path, "POST", urlencode(fields), **FORM, **headers)

    def data(self, path: str) -> dict[str, Any]:
        """The data of a page for the browser's navigation."""
        name = "/index" if path == "/" else path
        result: dict[str, Any] = self.ask(f"/page-data{name}/page-data.json").json
        return result
