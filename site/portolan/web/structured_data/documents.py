"""Which kind of document is which kind of thing: one table, so that no section declares it."""

from collections.abc import Callable, Mapping
from typing import TypedDict

from portolan.content.store import Doc
from portolan.content.types import (
    BLOG_AUTHOR,
    COVERAGE,
    EVENT,
    GLOSSARY_TERM,
    JOB,
    LANDING_PAGE,
    PRODUCT,
    WEBINAR,
)
from portolan.web.structured_data.article import ARTICLES, article
from portolan.web.structured_data.event import event, webinar
from portolan.web.structured_data.job import job_posting
from portolan.web.structured_data.open_graph import open_graph
from portolan.web.structured_data.person import profile_page
from portolan.web.structured_data.questions import faq_page
from portolan.web.structured_data.term import defined_term
from portolan.web.structured_data.thing import Thing

Builder = Callable[[Doc], Thing | None]

BUILDERS: Mapping[str, Builder] = {
    **dict.fromkeys(ARTICLES, article),
    **dict.fromkeys((PRODUCT.name, COVERAGE.name, LANDING_PAGE.name), faq_page),
    BLOG_AUTHOR.name: profile_page,
    EVENT.name: event,
    GLOSSARY_TERM.name: defined_term,
    JOB.name: job_posting,
    WEBINAR.name: webinar,
}
"""The builder of each kind of document that search engines have a name for."""


class Described(TypedDict):
    """What the page of a document tells machines about it."""

    structured: tuple[Thing, ...]
    open_graph: Mapping[str, str]


def described(doc: Doc) -> Described:
    """What machines are told about a document, for the `Page` that shows it."""
    build = BUILDERS.get(doc.type.name)
    found = build(doc) if build else None
    return {"structured": (found,) if found else (), "open_graph": open_graph(doc)}
