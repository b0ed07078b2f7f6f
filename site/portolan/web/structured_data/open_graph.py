"""What kind of thing a page is to sites that show a card beside a link (ogp.me)."""

from portolan.content.store import Doc
from portolan.web.structured_data.article import ARTICLES, signed
from portolan.web.structured_data.thing import Thing


def open_graph(doc: Doc, described: Thing | None) -> dict[str, str]:
    """The type of a document and its properties; empty where it is but a page of the site.

    Args:
        doc: the document.
        described: what schema.org is told of it.
    """
    if described and described["@type"] == "ProfilePage":
        return {"og:type": "profile"}
    return _article(doc, described) if described and described["@type"] in ARTICLES else {}


def _article(doc: Doc, described: Thing) -> dict[str, str]:
    return {
        "og:type": "article",
        "article:published_time": described["datePublished"],
        "article:modified_time": described["dateModified"],
        # An author is named by the address of the profile, not by name.
        "article:author": described["author"]["url"] if signed(doc) else "",
        "article:section": str(doc.section_label),
    }
