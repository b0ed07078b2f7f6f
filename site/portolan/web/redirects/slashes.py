"""Redirects of paths with several slashes in a row: from `//blog` to `/blog`."""

import re

from flask import Response, abort, request

from portolan.web.proxies.table import rule_of
from portolan.web.redirects.internal_requests import ask_inside
from portolan.web.redirects.redirect_answer import led_to, query_string
from portolan.web.redirects.rule import REDIRECTS, RedirectRule
from portolan.web.redirects.table import RuleMatch
from portolan.web.redirects.target import target

_SLASHES = re.compile(r"/{2,}")


def settle_slashes() -> Response | None:
    """The redirect to the path with single slashes, or to the target of its rule."""
    # The raw path: `request.path` has lost the leading slashes.
    given = request.environ.get("PATH_INFO", "")
    if "//" not in given or request.method not in ("GET", "HEAD"):
        return None
    path = _SLASHES.sub("/", given.encode("latin-1").decode("utf-8", "replace"))
    spelling = RuleMatch(RedirectRule(path, path.rstrip("/") or "/"), {})
    if not rule_of(path):
        there = ask_inside(path, query_string())
        if there.status_code in REDIRECTS:
            return there
        if there.status_code != 200:
            abort(404)
    return led_to(target(spelling, query_string()))
