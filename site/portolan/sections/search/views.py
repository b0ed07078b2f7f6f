"""Site search: the page of results, and the suggestions of the search box."""

from collections.abc import Iterator
from typing import NamedTuple, TypedDict
from urllib.parse import urlencode

from flask import Response, current_app, jsonify
from flask_babel import get_locale

from portolan.content.search import NOTHING, Results, search, suggest
from portolan.core.i18n import _, lazy, lazy_pgettext, pgettext
from portolan.sections.search.direct import direct_results
from portolan.sections.search.numbers import FOR_CUSTOMERS, number_results
from portolan.sections.search.spelling import corrected
from portolan.web.arguments import argument
from portolan.web.cache_control import SUGGESTIONS
from portolan.web.content import store
from portolan.web.conversions import Conversion
from portolan.web.locale import current_locale, other_locales, site_url
from portolan.web.navigation import Link
from portolan.web.page import Body, Caching, Metadata, Page
from portolan.web.pagination import page_number, pagination
from portolan.web.search_box import search_props
from portolan.web.section import Section, sections_of

blueprint = Section(
    "search",
    __name__,
    # What somebody searched for stays in no browser.
    unstored=("/search",),
    menu=(
        Link(lazy("Search the site"), "/search", ("meeting", "shortcuts")),
        Link(lazy_pgettext("kind of page", "Search"), "/search", ("footer-read", "error")),
    ),
    conversions=(
        Conversion("site_searched", {"results": int}, "pages are found, or suggested and picked"),
    ),
)

PAGE_SIZE = 10
MOST_DIRECT, MOST_SUGGESTED = 3, 8
FIRST = ("help", "glossary")
"""The first groups of results; the others follow in the order of the sections."""


class SearchSuggestion(TypedDict):
    """A page whose title matches what has been typed; the label names its section."""

    title: str
    path: str
    label: str


class SearchSuggestions(TypedDict):
    """The suggestions of the search box, the best first."""

    suggestions: list[SearchSuggestion]


class Elsewhere(NamedTuple):
    """The results on the site in another language."""

    code: str
    language: str
    url: str
    total: int


@blueprint.page("/search")
def results() -> Page:
    """The results, with their number in each section."""
    query = argument("q")
    section = argument("section")
    section = section if section in _groups() else ""
    return Page(
        Body(
            "search/results.html",
            title=_("Search: {{query}}", query=query)
            if query
            else pgettext("kind of page", "Search"),
            context=_context(query, section),
        ),
        metadata=Metadata(
            description=_(
                "Search the help center, the glossary, the products, the blog and the rest."
            ),
            search_index="search",
        ),
        caching=Caching(args=("q", "section", "page"), many=bool(query)),
    )


def _context(query: str, section: str) -> dict[str, object]:
    direct = direct_results(query)
    mended = None if direct else corrected(query, current_locale())
    direct = direct or (direct_results(mended) if mended else [])
    numbers = number_results(query)
    matches = NOTHING if numbers else _matches(mended or query, section)
    above = [] if section or page_number() > 1 else direct
    beside = {one.path for one in above} - {one.path for one in matches.items}
    beside -= {FOR_CUSTOMERS} if numbers else set()  # whom to ask is no page about the number
    return {
        "query": query,
        "mended": mended,
        "direct": above,
        "search_props": search_props("page-search", _("What are you looking for?"), query),
        "section": section,
        "sections": [
            (name, label, matches.sections.get(name, 0)) for name, label in _groups().items()
        ],
        "results": [one for one in matches.items if one.path not in {each.path for each in direct}],
        "total": matches.total + len(beside),
        "all_total": matches.sections and sum(matches.sections.values()) + len(beside),
        "elsewhere": [] if direct or matches.sections else list(_elsewhere(query)),
        "pages": pagination(matches.total, PAGE_SIZE, q=query, section=section),
    }


def _matches(query: str, section: str) -> Results:
    offset = (page_number() - 1) * PAGE_SIZE
    return search(store(), query, current_locale(), section=section, limit=PAGE_SIZE, offset=offset)


def _elsewhere(query: str) -> Iterator[Elsewhere]:
    """The other languages in which pages have what was searched for."""
    names = get_locale().languages
    for locale in other_locales():
        if total := search(store(), query, locale, limit=0).total:
            url = f"{site_url(locale)}/search?{urlencode({'q': query})}"
            yield Elsewhere(locale.code, names.get(locale.language, locale.name), url, total)


@blueprint.get("/search/suggest")
def suggestions() -> Response:
    """Titles that match what has been typed so far."""
    query = argument("q")
    direct = [_suggestion(*one[:3]) for one in direct_results(query)[:MOST_DIRECT]]
    pages = suggest(store(), query, current_locale())
    if not direct and not pages and (mended := corrected(query, current_locale())):
        pages = suggest(store(), mended, current_locale())
    titled = [_suggestion(str(one.label), one.title, one.path) for one in pages]
    taken = {one["path"] for one in direct}
    suggested = [*direct, *(one for one in titled if one["path"] not in taken)][:MOST_SUGGESTED]
    answer = jsonify(SearchSuggestions(suggestions=suggested))
    answer.headers["Cache-Control"] = SUGGESTIONS
    return answer


def _suggestion(label: str, title: str, path: str) -> SearchSuggestion:
    return {"title": title, "path": path, "label": label}


def _groups() -> dict[str, object]:
    """The groups that the sections name, each with its label."""
    groups = (group for each in sections_of(current_app) for group in each.search_groups.items())
    return dict(sorted(groups, key=lambda group: group[0] not in FIRST))
