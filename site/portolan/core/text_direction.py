"""The direction of texts in another language than their page's, beside their `lang`."""

import re

from portolan.core.locale import Locale
from portolan.core.locales import KNOWN

_MARK = re.compile(r'(<[a-z][^>]*\slang="([a-z]+)[^"]*")(?![^>]*\sdir=)')
"""A tag with its language and without a direction."""


def directed(html: str, locale: Locale) -> str:
    """The HTML of a page with `dir` on each text that runs the other way."""
    around = locale.script.direction
    directions = {one.language: one.script.direction for one in KNOWN.values()}
    if set(directions.values()) == {around}:
        return html

    def marked(match: re.Match[str]) -> str:
        own = directions.get(match[2], "ltr")
        return match[0] if own == around else f'{match[1]} dir="{own}"'

    return _MARK.sub(marked, html)
