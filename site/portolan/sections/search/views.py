"""Site search: the page of results, and the suggestions of the search box."""

from flask import Response, jsonify, request

from portolan.content.search import search, suggest
from portolan.core.i18n import _, lazy
from portolan.web.content import store
from portolan.web.locale import current_locale
from portolan.web.page import Page
from portolan.web.pagination import page_number, pagination
from portolan.web.search_box import search_props
from portolan.web.section import Section

blueprint = Section("search", __name__)

PAGE_SIZE = 10
SECTIONS = {
    "help": lazy("Help Center"),
    "glossary": lazy("Glossary"),
    "products": lazy("Products"),
    "blog": lazy("Blog"),
    "research": lazy("Research"),
    "guides": lazy("Guides"),
    "webinars": lazy("Webinars and events"),
    "company": lazy("Company"),
    "careers": lazy("Careers"),
}


@blueprint.page("/search")
def results() -> Page:
    """The pages that were found, with the number in each section."""
    query = request.args.get("q", "").strip()
    section = request.args.get("section", "")
    section = section if section in SECTIONS else ""
    found = search(
        store(),
        query,
        current_locale(),
        section=section,
        limit=PAGE_SIZE,
        offset=(page_number() - 1) * PAGE_SIZE,
    )
    return Page(
        "search/results.html",
        title=_("Search: {{query}}", query=query) if query else _("Search"),
        description=_("Search the help center, the glossary, the products, the blog and the rest."),
        search_index="search",
        indexable=not query,
        # What visitors type has no end: results are not kept.
        cache_args=None,
        query_args=("q", "section", "page"),
        context={
            "query": query,
            "search_props": search_props("page-search", _("What are you looking for?"), query),
            "section": section,
            "sections": [
                (name, label, found.sections.get(name, 0)) for name, label in SECTIONS.items()
            ],
            "results": found.items,
            "total": found.total,
            "all_total": sum(found.sections.values()),
            "pages": pagination(found.total, PAGE_SIZE, q=query, section=section),
        },
    )


@blueprint.get("/search/suggest")
def suggestions() -> Response:
    """Titles that match what has been typed so far."""
    found = suggest(store(), request.args.get("q", "").strip(), current_locale())
    answer = jsonify(
        suggestions=[
            {"title": one.title, "path": one.path, "label": str(one.label)} for one in found
        ]
    )
    answer.headers["Cache-Control"] = "public, max-age=300"
    return answer
