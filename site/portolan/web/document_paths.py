"""Addresses that the browser's navigation leaves alone: they are loaded as documents."""

import re

from portolan.core.paths import segments
from portolan.web.proxies.table import RULES

NO_PAGES = ("/api/:name", "/api/:name/:code")
"""Answered by this site, but not with pages."""

OF_THE_MOMENT = ("/privacy/choices", "/_sink/*")
"""Pages that are never the same twice: what the navigation fetches, it keeps."""

OTHER_FRAMES = ("/newsletter/*",)
"""Pages whose frame differs, as the footer there has no form: so is the way back from them."""


def document_paths() -> str:
    """What the paths of these addresses look like: a regular expression, for Python and browsers.

    A browser has one anyway; the reading of patterns would be a script of its own.
    """
    proxied = [rule.path for rule in RULES if rule.target]
    patterns = (*proxied, *NO_PAGES, *OF_THE_MOMENT, *OTHER_FRAMES)
    return f"^(?:{'|'.join(map(_expression, patterns))})/?$"


def _expression(pattern: str) -> str:
    return "".join(_PARTS.get(part[0], "/" + re.escape(part)) for part in segments(pattern))


_PARTS = {":": "/[^/]+", "*": "(?:/.*)?"}
