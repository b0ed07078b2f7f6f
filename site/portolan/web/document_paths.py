"""Addresses that the browser loads as documents, without the site's own navigation."""

import re

from portolan.core.paths import segments
from portolan.web.proxies.table import RULES

NO_PAGES = ("/api/:name", "/api/:name/:code")
"""Addresses of this site that are not pages."""

OF_THE_MOMENT = ("/privacy/choices", "/_sink/*")
"""Pages that change at every visit, while the navigation stores what it fetches."""

OTHER_FRAMES = ("/newsletter/*",)
"""Pages with another frame: their footer has no form, and nor would the next page's."""


def document_paths() -> str:
    """A regular expression for the paths of these addresses, for Python and browsers.

    Browsers can use it as it is, while patterns would need a script.
    """
    proxied = [rule.path for rule in RULES if rule.target]
    patterns = (*proxied, *NO_PAGES, *OF_THE_MOMENT, *OTHER_FRAMES)
    return f"^(?:{'|'.join(map(_expression, patterns))})/?$"


def _expression(pattern: str) -> str:
    return "".join(_PARTS.get(part[0], "/" + re.escape(part)) for part in segments(pattern))


_PARTS = {":": "/[^/]+", "*": "(?:/.*)?"}
