"""Addresses that the browser loads as documents, without the site's own navigation."""

import re
from collections.abc import Iterable

from portolan.core.paths import segments
from portolan.web.proxies.table import RULES
from portolan.web.section import Section

EVENT_SINK = "/_sink/*"
"""Its pages change at every visit, while the navigation stores what it fetches."""


def document_paths(sections: Iterable[Section]) -> str:
    """A regular expression for the paths of these addresses, for Python and browsers.

    Browsers can use it as it is, while patterns would need a script.
    """
    proxied = [rule.path for rule in RULES if rule.target]
    own = [pattern for section in sections for pattern in section.documents]
    patterns = (*proxied, *own, EVENT_SINK)
    return f"^(?:{'|'.join(map(_expression, patterns))})/?$"


def _expression(pattern: str) -> str:
    return "".join(_PARTS.get(part[0], "/" + re.escape(part)) for part in segments(pattern))


_PARTS = {":": "/[^/]+", "*": "(?:/.*)?"}
