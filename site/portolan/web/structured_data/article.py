"""Dated texts: posts, papers, guides, market updates, news."""

from collections.abc import Callable

from portolan.content.store import Doc
from portolan.web.structured_data.organization import publisher
from portolan.web.structured_data.person import author
from portolan.web.structured_data.picture import picture_address
from portolan.web.structured_data.thing import Thing, absolute, instant, language, referred, thing

ARTICLES = ("Article", "BlogPosting", "NewsArticle")
"""What schema.org calls dated texts."""


def article(name: str) -> Callable[[Doc], Thing]:
    """Describes documents as that one of `ARTICLES`."""
    return lambda doc: _described(doc, name)


def _described(doc: Doc, name: str) -> Thing:
    """A dated text; what nobody signs is the provider's own word."""
    address = absolute(doc.path)
    return thing(
        name,
        f"{address}#article",
        headline=doc.title,
        description=doc.summary,
        url=address,
        mainEntityOfPage=address,
        image=picture_address(doc),
        inLanguage=language(),
        datePublished=published(doc),
        dateModified=modified(doc),
        author=author(*referred(doc, "author")) if signed(doc) else publisher(),
        publisher=publisher(),
    )


def signed(doc: Doc) -> bool:
    """Whether an author stands under the text."""
    return "author" in doc.meta


def published(doc: Doc) -> str:
    """When a dated text was published; the schema of its front matter asks for the day."""
    if doc.date is None:
        raise ValueError(f"{doc.path} has no date")
    return instant(doc.date)


def modified(doc: Doc) -> str:
    """When it was last changed in a way that the page tells its readers of."""
    return instant(doc.updated) if doc.updated else published(doc)
