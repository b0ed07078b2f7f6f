"""Articles: posts, papers, guides, market updates, news."""

from collections.abc import Callable

from portolan.content.types import Doc
from portolan.web.structured_data.organization import publisher
from portolan.web.structured_data.person import author
from portolan.web.structured_data.picture import picture_address
from portolan.web.structured_data.thing import Thing, absolute, instant, language, referred, thing

ARTICLES = ("Article", "BlogPosting", "NewsArticle")
"""The article types of schema.org."""


def article(name: str) -> Callable[[Doc], Thing]:
    """A mapping of documents to that type of `ARTICLES`."""
    return lambda doc: _described(doc, name)


def _described(doc: Doc, name: str) -> Thing:
    """The article of a dated document; without an author, the provider is the author."""
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
    """Whether the document names an author."""
    return "author" in doc.meta


def published(doc: Doc) -> str:
    """The publication of a dated document, which its front matter schema requires."""
    if doc.date is None:
        raise ValueError(f"{doc.path} has no date")
    return instant(doc.date)


def modified(doc: Doc) -> str:
    """The last change that the page mentions to its readers."""
    return instant(doc.updated) if doc.updated else published(doc)
