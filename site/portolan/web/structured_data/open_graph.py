"""Open Graph properties of documents, for link previews (ogp.me)."""

from portolan.content.types import Doc
from portolan.web.structured_data.article import ARTICLES, signed
from portolan.web.structured_data.thing import Thing


def open_graph(doc: Doc, described: Thing | None) -> dict[str, str]:
    """The Open Graph type of a document and its properties; empty for ordinary pages.

    Args:
        doc: the document.
        described: its structured data.
    """
    if described and described["@type"] == "ProfilePage":
        return {"og:type": "profile"}
    return _article(doc, described) if described and described["@type"] in ARTICLES else {}


def _article(doc: Doc, described: Thing) -> dict[str, str]:
    return {
        "og:type": "article",
        "article:published_time": described["datePublished"],
        "article:modified_time": described["dateModified"],
        # Open Graph names an author by the address of the profile.
        "article:author": described["author"]["url"] if signed(doc) else "",
        "article:section": str(doc.section_label),
    }
