"""The office whose city a text names, or that of a country."""

from portolan.content.types import CONTENT_TYPES, Doc
from portolan.core.locale import Locale
from portolan.core.locales import LOCALES
from portolan.web.content import store
from portolan.web.locale import current_locale


def office_named(text: str, locale: Locale | None = None) -> Doc | None:
    """The office whose city a text names last, in any language; in `locale`, or the reader's.

    A job's name ends with its city. Raises `ContentUnavailable` without content.
    """
    code = (locale or current_locale()).code
    folded = text.casefold()
    kind = CONTENT_TYPES["office"]
    places = {
        doc.slug: max(places)
        for doc in store().all(kind, code)
        if (places := [folded.rfind(name) for name in _names(doc) if name in folded])
    }
    slug = max(places, key=places.__getitem__, default="")
    return store().one(kind, slug, code) if slug else None


def office_in(country: str, locale: Locale) -> Doc | None:
    """The first of our offices in a country, by its ISO code."""
    offices = store().all(CONTENT_TYPES["office"], locale.code)
    return next((one for one in offices if one.meta["country"] == country), None)


def _names(office: Doc) -> set[str]:
    """The names of its city in all languages."""
    kind = CONTENT_TYPES["office"]
    every = (store().all(kind, locale.code) for locale in LOCALES)
    return {doc.title.casefold() for docs in every for doc in docs if doc.slug == office.slug}
