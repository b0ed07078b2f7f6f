"""The quote for a country that a query wants to ship to or from: no route leads to a country."""

import re
from collections.abc import Iterator
from functools import cache

from babel import Locale as Cldr

from portolan.core.locales import LOCALES
from portolan.sections.search.errands import ERRANDS
from portolan.sections.search.result import Direct

QUOTE = next(errand for errand in ERRANDS if errand.path == "/get-started")
_TO = re.compile(r"(?:\b(?:to|from|into)\s+(?:the\s+)?|[到去至往从])(?P<rest>.+)", re.IGNORECASE)
_SHIPPED = re.compile(
    r"\b(?:ship|send|freight|air|sea|ocean|container|pallet|cost|price|rate|quote)\w*\b"
    r"|海运|空运|发货|运|寄|货|柜|物流|专线",
    re.IGNORECASE,
)
LONGEST_NAME = 8
"""Words of a name in English, or characters of one in Chinese."""


def countries(text: str) -> Iterator[Direct]:
    """The quote, where a query says that something goes to or comes from a country."""
    match = _TO.search(text.casefold())
    if match and _SHIPPED.search(text) and _begins_with_a_country(match["rest"].strip()):
        yield Direct(str(QUOTE.kind), str(QUOTE.title), QUOTE.path, str(QUOTE.text))


def _begins_with_a_country(text: str) -> bool:
    words = text.split() if text.isascii() else ()
    beginnings = (
        (" ".join(words[:count]) for count in range(1, LONGEST_NAME + 1))
        if words
        else (text[:count] for count in range(2, LONGEST_NAME + 1))
    )
    return any(beginning in _names() for beginning in beginnings)


@cache
def _names() -> frozenset[str]:
    """The names of all countries in the languages of the site, and the short ones in use."""
    every = (Cldr.parse(locale.babel).territories.items() for locale in LOCALES)
    countries = {name.casefold() for names in every for code, name in names if code.isalpha()}
    return frozenset(countries | {"usa", "us", "uk", "america", "emirates", "uae"})
