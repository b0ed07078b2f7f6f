"""Requests for the proxy's parts, without a server."""

from typing import Any

from werkzeug.test import EnvironBuilder

from portolan.web.proxies.proxied_request import ProxiedRequest
from portolan.web.proxies.rule import ProxyRule
from portolan.web.proxies.table import WEB_APP

SITE = "https://www.portolan.example"
RULE = ProxyRule("/users/*", WEB_APP, ("GET", "HEAD", "POST"), cookies=frozenset({"app_session"}))


def request_for(
    rule: ProxyRule = RULE, path: str = "/users/me", query: str = "", **more: Any
) -> ProxiedRequest:
    """A request; `more` is for werkzeug's EnvironBuilder."""
    environ = EnvironBuilder(path, SITE, query_string=query, **more).get_environ()
    return ProxiedRequest(environ, rule, path, SITE)
