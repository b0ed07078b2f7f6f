"""Translation of another host's redirects."""

import ada_url
from werkzeug.exceptions import BadGateway

from portolan.web.proxies.proxied_request import ProxiedRequest
from portolan.web.proxies.rule import ProxyRule
from portolan.web.proxies.table import WEB_APP, rule_of
from portolan.web.proxies.upstream import Upstream


def visitors_location(location: str, request: ProxiedRequest, upstream: Upstream) -> str:
    """The `Location` for the visitor.

    Addresses of the upstream become ours if their path is proxied. Only the web application may
    redirect elsewhere: to its other pages, or to a sign-in service.

    Args:
        location: the value that the upstream gave.
        request: the request.
        upstream: the host that answered.

    Raises:
        BadGateway: the value is not an address, or not an allowed one.
    """
    goal = _parsed(location, upstream.origin + upstream.base_path + request.target)
    path = goal.pathname.removeprefix(upstream.base_path)
    if goal.origin == upstream.origin and _is_proxied(path, request.rule):
        return path + goal.search + goal.hash
    if request.rule.target == WEB_APP and goal.protocol in ("http:", "https:"):
        return str(goal.href)
    raise BadGateway


def _parsed(location: str, base: str) -> ada_url.URL:
    try:
        return ada_url.URL(location, base=base)
    except ValueError as error:
        raise BadGateway from error


def _is_proxied(path: str, rule: ProxyRule) -> bool:
    there = rule_of(path)
    return there is not None and there.target == rule.target
