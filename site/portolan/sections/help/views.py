"""The help center's pages: landing, category, article, and the notice of a moved article."""

from portolan.content.store import Doc
from portolan.content.types import HELP_ARTICLE, HELP_CATEGORY
from portolan.core.i18n import _
from portolan.web.content import documents_at
from portolan.web.content_section import back, crumbs, detail, document_page, in_order, wanted
from portolan.web.page import Page
from portolan.web.search_box import search_props
from portolan.web.section import Section

blueprint = Section("help", __name__)


@blueprint.page("/help")
def landing() -> Page:
    """Every category with its articles."""
    return Page(
        "help/landing.html",
        title=_("Help Center"),
        description=_(
            "What to do, in which order, and what it costs when you do not: quotes, bookings, "
            "documents, charges, customs and delivery."
        ),
        search_index="help",
        context={
            "categories": [(shelf, _articles(shelf.slug)) for shelf in in_order(HELP_CATEGORY)],
            "search_props": search_props("page-search", _("What are you looking for?")),
        },
    )


@blueprint.page("/help/category/<slug>")
def category(slug: str) -> Page:
    """The articles of one category."""
    shelf = wanted(HELP_CATEGORY, slug)
    return document_page(
        "help/category.html",
        shelf,
        "help",
        {
            "category": shelf,
            "articles": _articles(slug),
            "categories": in_order(HELP_CATEGORY),
            "crumbs": crumbs((_("Help Center"), "/help"), (shelf.title, None)),
            "back": back(HELP_CATEGORY),
        },
        title=_("Help: {{title}}", title=shelf.title),
    )


@blueprint.page("/help/<slug>")
def article(slug: str) -> Page:
    """One article; where it has moved, the notice that says so."""
    doc = wanted(HELP_ARTICLE, slug)
    shelf = wanted(HELP_CATEGORY, doc.meta["category"])
    way = crumbs((_("Help Center"), "/help"), (shelf.title, shelf.path))
    if doc.meta["moved_to"]:
        return _moved(doc, way)
    return document_page(
        "help/article.html",
        doc,
        "help",
        {**detail(doc, _articles(shelf.slug)), "category": shelf, "crumbs": way},
    )


def _moved(doc: Doc, way: list[tuple[str, str | None]]) -> Page:
    target = documents_at([doc.meta["moved_to"]])
    return Page(
        "help/moved.html",
        title=doc.title,
        description=doc.summary,
        search_index="help",
        indexable=False,
        context={
            "doc": doc,
            "target": target[0] if target else None,
            "crumbs": way,
            "back": back(HELP_ARTICLE),
        },
    )


def _articles(shelf: str) -> list[Doc]:
    mine = [doc for doc in in_order(HELP_ARTICLE) if doc.meta["category"] == shelf]
    return [doc for doc in mine if not doc.meta["moved_to"]]
