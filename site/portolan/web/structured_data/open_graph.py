"""What kind of thing a page is to sites that show a card beside a link (ogp.me)."""

from portolan.content.store import Doc
from portolan.content.types import BLOG_AUTHOR
from portolan.web.structured_data.article import ARTICLES, modified, published, signed
from portolan.web.structured_data.thing import absolute


def open_graph(doc: Doc) -> dict[str, str]:
    """The type of a document and its properties; empty where it is but a page of the site."""
    if doc.type is BLOG_AUTHOR:
        return {"og:type": "profile"}
    return _article(doc) if doc.type.name in ARTICLES else {}


def _article(doc: Doc) -> dict[str, str]:
    # An author is named by the address of the profile, not by name.
    written_by = absolute(BLOG_AUTHOR.page(doc.meta["author"])) if signed(doc) else ""
    return {
        "og:type": "article",
        "article:published_time": published(doc),
        "article:modified_time": modified(doc),
        "article:author": written_by,
        "article:section": str(doc.section_label),
    }
