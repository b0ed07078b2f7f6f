"""The common parts of all things: shape, addresses, dates."""

import datetime as dt
from typing import Any

from portolan.content.types import ContentType, Doc
from portolan.web.content import document
from portolan.web.locale import current_locale, site_url

Thing = dict[str, Any]
"""A schema.org thing as JSON-LD."""


def thing(kind: str, identity: str = "", **properties: object) -> Thing:
    """A thing of that type; properties without a value are left out.

    `identity` is the address by which other things refer to it.
    """
    given = {"@id": identity, **properties}
    return {"@type": kind, **{name: value for name, value in given.items() if value}}


def absolute(path: str) -> str:
    """The URL of a path on the site of the visitor's locale."""
    return site_url(current_locale()) + path


def instant(day: dt.date) -> str:
    """The beginning of a day, as documents have a day of publication and no hour."""
    return dt.datetime.combine(day, dt.time(), dt.UTC).isoformat()


def language() -> str:
    """The language of the page as a BCP 47 tag."""
    return current_locale().code


def referred(doc: Doc, key: str) -> list[Doc]:
    """The documents that a front matter key names; raises LookupError if one is missing."""
    kind, named = doc.type.kind_at(key), doc.meta[key]
    slugs = [named] if isinstance(named, str) else named
    return [_existing(kind, slug) for slug in slugs]


def _existing(kind: ContentType, slug: str) -> Doc:
    doc = document(kind, slug)
    if doc is None:
        raise LookupError(f"there is no {kind.name} called {slug}")
    return doc
