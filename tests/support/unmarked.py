"""Words of a page in the pseudo-locale that stand outside its brackets, and are no names."""

import re
from collections.abc import Iterable, Iterator, Set
from functools import cache

from babel import Locale as BabelLocale
from lxml.etree import Element
from lxml.html import document_fromstring

from portolan.core.brand import BRAND
from portolan.core.config import INSTANCE
from portolan.core.locales import DEFAULT_LOCALE
from portolan.domain.places.place_file import read_places
from portolan.domain.routes.network_files import RouteNetworkFiles

MARKED = re.compile(r"⟦[^⟦⟧]*⟧")
CUT = re.compile(r"^[^⟦\n]*⟧|⟦[^⟧\n]*$", re.MULTILINE)
"""Of a text that is shown in part, such as a snippet."""
WORD = re.compile(r"[^\W\d_]{3,}")
CODE = re.compile(r"\S*[@_/\d]\S*|\b[A-Z]{3,5}\b|\b[a-z]+-[a-z]+\b")
"""Addresses, figures with a unit, LOCODEs, values of a field that are no text."""
OTHERS = (
    "//script | //style | //svg | //code | //pre | //*[@class='code'] | //body//*[@lang]"
    " | //*[@translate='no']"
    " | //*[@class='hs-sections']"
)
"""Scripts, drawings, codes, what says its language (sources), names that say they are none to
translate, the Harmonized System's own texts."""
OTHER_NAMES = {"Annelies", "Vos", "LinkedIn", "CO₂e", "Time", "and", "the"}
"""A person, a service, a unit, a word of CLDR's time zones, words between CLDR's names."""


def unmarked_words(html: str) -> Set[str]:
    """The words of a page that never went through gettext, without names, dates and codes."""
    page = document_fromstring(html)
    for one in page.xpath(OTHERS):
        if one.getparent() is not None:
            one.drop_tree()
    # Two elements side by side are two texts.
    for one in page.iter(Element):
        one.tail = f" {one.tail or ''}"
    text = page.body.text_content()
    while MARKED.search(text):
        text = MARKED.sub(" ", text)
    return set(WORD.findall(CODE.sub(" ", CUT.sub(" ", text)))) - names()


@cache
def names() -> Set[str]:
    """The words of the names that need no translation, and of dates."""
    return {word for name in _names() for word in WORD.findall(name)} | OTHER_NAMES


def _names() -> Iterator[str]:
    cldr = BabelLocale.parse("en_001")
    yield from DEFAULT_LOCALE.countries.values()
    yield from cldr.territories.values()
    yield from cldr.languages.values()
    for widths in (cldr.months["format"], cldr.days["format"]):
        yield from _texts(widths.values())
    yield from (BRAND.name, BRAND.legal_name)
    for place in read_places(RouteNetworkFiles(INSTANCE / "route_network").places):
        yield place.name
        yield place.region or ""


def _texts(widths: Iterable[dict[int, str]]) -> Iterator[str]:
    for width in widths:
        yield from width.values()
