"""Dated texts: posts, papers, guides, market updates, news."""

from portolan.content.store import Doc
from portolan.content.types import (
    BLOG_AUTHOR,
    BLOG_POST,
    CAPITAL_ARTICLE,
    EGUIDE,
    MARKET_UPDATE,
    NEWS_ITEM,
    RESEARCH_PAPER,
)
from portolan.web.structured_data.organization import publisher
from portolan.web.structured_data.person import author
from portolan.web.structured_data.picture import picture_address
from portolan.web.structured_data.thing import Thing, absolute, instant, language, referred, thing

ARTICLES = {
    BLOG_POST.name: "BlogPosting",
    RESEARCH_PAPER.name: "Article",
    CAPITAL_ARTICLE.name: "Article",
    MARKET_UPDATE.name: "Article",
    EGUIDE.name: "Article",
    NEWS_ITEM.name: "NewsArticle",
}
"""What schema.org calls each kind of document that is an article."""


def article(doc: Doc) -> Thing:
    """A dated text; what nobody signs is the provider's own word."""
    address = absolute(doc.path)
    return thing(
        ARTICLES[doc.type.name],
        f"{address}#article",
        headline=doc.title,
        description=doc.summary,
        url=address,
        mainEntityOfPage=address,
        image=picture_address(doc),
        inLanguage=language(),
        datePublished=published(doc),
        dateModified=modified(doc),
        author=author(referred(BLOG_AUTHOR, doc.meta["author"])) if signed(doc) else publisher(),
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
