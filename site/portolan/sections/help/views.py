"""The help center's pages: landing, category, article, and the notice of a moved article."""

from portolan.content.types import Doc
from portolan.core.i18n import _, lazy
from portolan.sections.help.diagram import DIAGRAMS
from portolan.sections.help.kinds import HELP_ARTICLE, HELP_CATEGORY, KINDS
from portolan.web.content import documents_at
from portolan.web.content_section import (
    crumbs,
    detail,
    document_or_404,
    document_page,
    in_order,
)
from portolan.web.navigation import Link
from portolan.web.page import Body, Metadata, Page
from portolan.web.search_box import search_props
from portolan.web.section import Section

# Articles of a category that the landing page names.
FIRST_ARTICLES = 3

blueprint = Section(
    "help",
    __name__,
    kinds=KINDS,
    menu=(
        Link(lazy("Help Center"), "/help", ("answers", "footer-read", "error", "shortcuts")),
        Link(lazy("Getting started"), "/help/category/getting-started", ("answers",)),
        Link(lazy("Booking and documents"), "/help/category/booking-and-documents", ("answers",)),
        Link(lazy("Charges and invoices"), "/help/category/charges-and-invoices", ("answers",)),
    ),
    search_groups={"help": lazy("Help Center")},
    diagrams=DIAGRAMS,
)


@blueprint.page("/help")
def landing() -> Page:
    """Every category with its first articles."""
    return Page(
        Body(
            "help/landing.html",
            title=_("Help Center"),
            context={
                "categories": [(one, _articles(one.slug)) for one in in_order(HELP_CATEGORY)],
                "first": FIRST_ARTICLES,
                "search_props": search_props("page-search", _("What are you looking for?")),
            },
        ),
        metadata=Metadata(
            description=_(
                "What to do, in which order, and what it costs when you do not: quotes, bookings, "
                "documents, charges, customs and delivery."
            ),
            search_index="help",
        ),
    )


@blueprint.page("/help/category/<slug>")
def category(slug: str) -> Page:
    """The articles of one category."""
    category = document_or_404(HELP_CATEGORY, slug)
    return document_page(
        "help/category.html",
        category,
        "help",
        {
            "category": category,
            "articles": _articles(slug),
            "categories": in_order(HELP_CATEGORY),
            "crumbs": crumbs((_("Help Center"), "/help"), (category.title, None)),
        },
        title=_("Help: {{title}}", title=category.title),
    )


@blueprint.page("/help/<slug>")
def article(slug: str) -> Page:
    """One article, or the notice that it has moved."""
    doc = document_or_404(HELP_ARTICLE, slug)
    category = document_or_404(HELP_CATEGORY, doc.meta["category"])
    way = crumbs((_("Help Center"), "/help"), (category.title, category.path))
    if doc.meta["moved_to"]:
        return _moved(doc, way)
    return document_page(
        "help/article.html",
        doc,
        "help",
        {**detail(doc, _articles(category.slug)), "category": category, "crumbs": way},
    )


def _moved(doc: Doc, way: list[tuple[str, str | None]]) -> Page:
    target = documents_at([doc.meta["moved_to"]])
    return Page(
        Body(
            "help/moved.html",
            title=doc.title,
            context={
                "doc": doc,
                "target": target[0] if target else None,
                "crumbs": way,
            },
        ),
        metadata=Metadata(description=doc.summary, search_index="help", indexable=False),
    )


def _articles(category: str) -> list[Doc]:
    mine = [doc for doc in in_order(HELP_ARTICLE) if doc.meta["category"] == category]
    return [doc for doc in mine if not doc.meta["moved_to"]]
