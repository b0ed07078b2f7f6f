"""The pages of the atlas: its index, a list for each kind, and every entry."""

from collections.abc import Callable
from functools import partial

from flask import Response, abort

from portolan.content.types import Doc
from portolan.core.i18n import _, lazy, lazy_pgettext, pgettext
from portolan.domain.places.place import PlaceKind
from portolan.sections.atlas import document_kinds
from portolan.sections.atlas.charts import drawn_places, world_chart
from portolan.sections.atlas.directory import directory
from portolan.sections.atlas.document_lists import (
    route_listing,
    service_listing,
    vessel_listing,
    warehouse_listing,
)
from portolan.sections.atlas.entries import document_meant, offered_paths, path_of, place_meant
from portolan.sections.atlas.kinds import HOME, KINDS, PLACES, AtlasKind
from portolan.sections.atlas.lanes import search_path
from portolan.sections.atlas.lists import Listing, words
from portolan.sections.atlas.lookup import answer_to, suggestions
from portolan.sections.atlas.names import passages_of
from portolan.sections.atlas.pages import SEARCH_INDEX, way
from portolan.sections.atlas.place_list import place_listing
from portolan.sections.atlas.place_page import place_page
from portolan.sections.atlas.route_page import route_page
from portolan.sections.atlas.service_page import service_page
from portolan.sections.atlas.vessel_page import vessel_page
from portolan.sections.atlas.warehouse_page import warehouse_page
from portolan.web.content import document, documents
from portolan.web.errand import TOOL, Errand
from portolan.web.navigation import Link
from portolan.web.page import Body, Caching, Metadata, Page
from portolan.web.pagination import paginate, titled
from portolan.web.place_names import lang_of, name_of
from portolan.web.redirects.answer import redirected
from portolan.web.redirects.redirect_answer import moved_to, redirect_to_match
from portolan.web.route_network import route_network
from portolan.web.section import Section

blueprint = Section(
    "atlas",
    __name__,
    kinds=document_kinds.KINDS,
    menu=(Link(lazy_pgettext("kind of page", "Atlas"), "/atlas", ("shipment", "footer-tools")),),
    errands=(
        Errand(
            "/atlas",
            lazy_pgettext("kind of page", "Atlas"),
            TOOL,
            lazy("Ports, airports, vessels, warehouses, routes and services."),
        ),
    ),
)


@blueprint.context_processor
def words_for_places() -> dict[str, object]:
    """The template functions of the atlas."""
    return {
        "lang_of": lang_of,
        "name_of": name_of,
        "passages_of": passages_of,
        "path_of": path_of,
        "search_path": search_path,
    }


PAGE_SIZE = 50
ARGS = ("q", "country", "operator", "capacity", "mode", "sort", "page")

LISTINGS: dict[str, Callable[[], Listing]] = {
    "oceanport": lambda: place_listing(PlaceKind.OCEANPORT),
    "airport": lambda: place_listing(PlaceKind.AIRPORT),
    "vessel": vessel_listing,
    "warehouse": warehouse_listing,
    "route": route_listing,
    "service": service_listing,
}
DETAILS: dict[str, Callable[[Doc], Page]] = {
    "vessel": vessel_page,
    "warehouse": warehouse_page,
    "route": route_page,
    "service": service_page,
}


@blueprint.page(HOME)
def index() -> Page | Response:
    """The index: chart, the six kinds, and the search, which redirects to an exact match."""
    typed = words()
    answer = answer_to(typed) if typed else None
    if answer and answer.path:
        return redirect_to_match(answer.path)
    return Page(
        Body(
            "atlas/landing.html",
            title=_("Atlas: {{words}}", words=typed)
            if typed
            else pgettext("kind of page", "Atlas"),
            context={
                "crumbs": [],
                "query": typed,
                "answer": answer,
                "chart": "" if typed else world_chart(route_network()),
                "kinds": [(kind, _count(kind)) for kind in KINDS.values()],
                "drawn": [len(drawn_places(route_network(), kind)) for kind in PLACES],
                "directory": [] if typed else directory(),
            },
        ),
        metadata=Metadata(
            description=_(
                "Ports, airports, vessels, warehouses, routes and services, with figures."
            ),
            search_index=SEARCH_INDEX,
        ),
        caching=Caching(args=("q",), many=bool(typed)),
    )


@blueprint.page("/atlas/<name>", listed=False)
def listing(name: str) -> Page:
    """The list of a kind, filtered by the query."""
    kind = _kind(name)
    listed = LISTINGS[name]()
    page_rows, pages = paginate(listed.entries, PAGE_SIZE, **listed.wish)
    title = titled(str(kind.plural), pages)
    return Page(
        Body(
            "atlas/list.html",
            title=title,
            context={
                "kind": kind,
                "title": title,
                "crumbs": way((kind.plural, None)),
                "listing": listed,
                "rows": [listed.row(one) for one in page_rows],
                "total": len(listed.entries),
                "pages": pages,
            },
        ),
        metadata=Metadata(description=str(kind.about), search_index=SEARCH_INDEX),
        caching=Caching(args=ARGS, many=bool(listed.words)),
    )


@blueprint.page("/atlas/<name>/<slug>")
def entry(name: str, slug: str) -> Page | Response:
    """One entry; codes and other spellings redirect to it."""
    kind = _kind(name)
    if kind.place:
        return _place(kind, kind.place, slug)
    if doc := document(kind.content, slug):
        return DETAILS[name](doc)
    meant = document_meant(kind, slug)
    return moved_to(meant.path) if meant else _unknown(kind, slug)


def _place(kind: AtlasKind, place_kind: PlaceKind, slug: str) -> Page | Response:
    place = route_network().by_slug.get(slug)
    if place and place.kind is place_kind:
        return place_page(place)
    meant = place_meant(place_kind, slug)
    return moved_to(path_of(meant)) if meant else _unknown(kind, slug)


def _unknown(kind: AtlasKind, slug: str) -> Page | Response:
    """The 404 page with similar entries, unless a redirect rule matches."""
    if (answer := redirected()) is not None:
        return answer
    return Page(
        Body(
            "atlas/unknown.html",
            title=_("Page not found"),
            context={
                "kind": kind,
                "crumbs": way((kind.plural, kind.path)),
                "query": slug.replace("-", " "),
                "rows": suggestions(kind, slug.replace("-", " ")),
            },
        ),
        metadata=Metadata(indexable=False),
        caching=Caching(args=None),
        status=404,
    )


def _kind(name: str) -> AtlasKind:
    if name not in KINDS:
        abort(404)
    return KINDS[name]


def _count(kind: AtlasKind) -> int:
    if kind.place:
        return len(route_network().of_kind(kind.place))
    return len(documents(kind.content))


blueprint.listed_pages |= {kind.path for kind in KINDS.values()}
blueprint.listed_families |= {f"{kind.value}s": partial(offered_paths, kind) for kind in PLACES}
