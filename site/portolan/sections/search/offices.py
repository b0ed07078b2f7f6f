"""The offices of a query: those whose city or country it names."""

import re
from collections.abc import Iterator

from portolan.content.types import CONTENT_TYPES, Doc
from portolan.core.i18n import pgettext
from portolan.core.locales import phrase
from portolan.sections.search.areas import cities_in
from portolan.sections.search.result import Direct
from portolan.web.content import store
from portolan.web.locale import current_locale
from portolan.web.templating import country

_OFFICE = re.compile(phrase("office"), re.IGNORECASE)


def offices(text: str) -> Iterator[Direct]:
    """The offices of a city or country, where the query also says that an office is meant."""
    if _OFFICE.search(text):
        for doc in named_offices(text) or _offices_in(text):
            yield Direct(pgettext("our own", "Office"), doc.title, doc.path, doc.summary)


def named_offices(text: str) -> list[Doc]:
    """The offices whose city a query names, in any language."""
    folded = text.casefold()
    every = store().all(CONTENT_TYPES["office"], current_locale().code)
    return [doc for doc in every if any(name in folded for name in _names(doc))]


def _offices_in(text: str) -> list[Doc]:
    """The offices in a country or region that a query names."""
    folded = text.casefold()
    every = store().all(CONTENT_TYPES["office"], current_locale().code)
    cities = cities_in(text, _OFFICE)
    return [
        doc
        for doc in every
        if country(doc.meta["country"]).casefold() in folded or doc.slug in cities
    ]


def _names(doc: Doc) -> list[str]:
    names = (doc.title, str(doc.meta.get("english") or ""), doc.slug.replace("-", " "))
    return [name.casefold() for name in names if name]
