"""Requests for the proxy's parts, without a server."""

from typing import Any

from werkzeug.test import EnvironBuilder

from portolan.web.proxies.asked import Asked
from portolan.web.proxies.rule import Rule
from portolan.web.proxies.table import WEB_APP

SITE = "https://www.portolan.example"
RULE = Rule("/users/*", WEB_APP, ("GET", "HEAD", "POST"), cookies=frozenset({"app_session"}))


def asked(rule: Rule = RULE, path: str = "/users/me", query: str = "", **more: Any) -> Asked:
    """A request; `more` is for werkzeug's EnvironBuilder."""
    environ = EnvironBuilder(path, SITE, query_string=query, **more).get_environ()
    return Asked(environ, rule, path, SITE)
