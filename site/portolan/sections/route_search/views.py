"""The pages of the route search: form, result, and suggestions."""

from collections.abc import Iterable, Sequence

from flask import Response, abort, request
from markupsafe import Markup

from portolan.core.i18n import _, lazy
from portolan.domain.places.place import Place
from portolan.domain.routes import NoWayReason, Route, gateway_routes, route_between
from portolan.domain.routes.ends import ends_of
from portolan.domain.routes.planned_leg import ports_sailed
from portolan.sections.route_search.addresses import (
    ENDS,
    HOME,
    WEIGHT,
    address,
    address_of_what_if,
)
from portolan.sections.route_search.form_pages import UNPROCESSABLE, form_page, not_found_page
from portolan.sections.route_search.popular import popular_paths
from portolan.sections.route_search.route_page import route_page
from portolan.sections.route_search.what_if_page import what_if_page
from portolan.sections.route_search.what_if_query import ARGS, what_if_query
from portolan.sections.shared.route_ends import RouteEnd, route_end
from portolan.sections.shared.route_links import FAMILY, rel_of_route
from portolan.web.arguments import argument
from portolan.web.conversions import Conversion
from portolan.web.errand import TOOL, Errand
from portolan.web.navigation import Link
from portolan.web.page import Page
from portolan.web.place_names import kind_of, written
from portolan.web.redirects.redirect_answer import moved_to, redirect_to_match
from portolan.web.route_network import route_network
from portolan.web.section import Section

Given = Sequence[tuple[str, str]]
"""Arguments of a query, by name."""

blueprint = Section(
    "route_search",
    __name__,
    menu=(
        Link(lazy("Route search"), "/route-search", ("shipment", "footer-tools")),
        Link(
            lazy("What if a canal is closed?"),
            "/route-search/shanghai-cnsha/rotterdam-nlrtm/what-if",
            ("shipment",),
            rel="nofollow",
        ),
        Link(
            lazy("An example: Shanghai to Rotterdam"),
            "/route-search/shanghai-cnsha/rotterdam-nlrtm",
            ("supply",),
            "NLRTM",
        ),
    ),
    errands=(
        Errand(
            "/route-search",
            lazy("Route search"),
            TOOL,
            lazy("Distance, transit time and emissions between any two places, by sea and air."),
        ),
        Errand(
            "/route-search/shanghai-cnsha/rotterdam-nlrtm/what-if",
            lazy("What if a canal is closed?"),
            TOOL,
            lazy(
                "Each canal and strait closed in turn: distance, days and emissions, side by side."
            ),
        ),
    ),
    conversions=(
        Conversion("route_searched", {"origin": str, "destination": str}, "a route is shown"),
        Conversion("routes_compared", {"closed": int}, "routes with passages closed are shown"),
    ),
    consent_alone=("/route-search",),
)
blueprint.listed_families[FAMILY] = popular_paths
blueprint.add_app_template_global(kind_of)


@blueprint.app_template_global()
def nofollow(href: str) -> Markup:
    """The attribute of a link to a route that is not listed, of which there are millions."""
    rel = rel_of_route(href)
    return Markup(f' rel="{rel}"' if rel else "")  # noqa: S704 - a word of ours


@blueprint.page(HOME)
def index() -> Page | Response:
    """The search form; with two places in the query, a redirect to their route."""
    if not any(name in request.args for name in ENDS):
        return form_page()
    ends = [route_end(name, request.args.get(name)) for name in ENDS]
    origin, destination = (one.place for one in ends)
    if origin is None or destination is None:
        return form_page(ends, UNPROCESSABLE if any(one.error for one in ends) else 200)
    if origin == destination:
        return _same(ends)
    return redirect_to_match(address(origin, destination), _guessed(ends))


@blueprint.page(f"{HOME}/not-found", listed=False)
def not_found() -> Page:
    """The page of an unknown route, at its own address."""
    return not_found_page([], 200)


@blueprint.page(f"{HOME}/<origin>/<destination>")
def route(origin: str, destination: str) -> Page | Response:
    """The route between two places; other spellings redirect to its one address.

    With something to avoid or to call at in the query, it is a query of what if.
    """
    places = route_network().by_slug
    first, last = places.get(origin), places.get(destination)
    if first is None or last is None:
        return _spelled_otherwise(origin, destination)
    if first == last:
        return _same([route_end("origin", first.slug), route_end("destination", last.slug)])
    if any(request.args.get(name) for name in ARGS):
        ends = [route_end(name, argument(name)) for name in ENDS]
        meant = [end for end, place in zip(ends, (first, last), strict=True) if end.place == place]
        return redirect_to_match(address_of_what_if(first, last), [*_guessed(meant), *_asked()])
    between = route_between(route_network(), first, last)
    if not (between.ocean or between.air or gateway_routes(route_network(), between)):
        ends = [route_end("origin", written(first)), route_end("destination", written(last))]
        return form_page(ends, UNPROCESSABLE, problem=_no_way(between))
    return route_page(between)


@blueprint.page(f"{HOME}/<origin>/<destination>/what-if")
def closed_ways(origin: str, destination: str) -> Page | Response:
    """The ways between two ports, or the seaports of two places, with canals and straits closed."""
    places = route_network().by_slug
    first, last = places.get(origin), places.get(destination)
    if first is None or last is None:
        abort(404)
    query = what_if_query(first, last)
    ports = _ports(first, last)
    if query.places and query.places != (first, last):
        return _elsewhere(query.places, _guessed(query.ends))
    if ports is None:
        return redirect_to_match(address(first, last), _guessed(query.ends))
    return what_if_page(first, last, ports, query)


def _ports(first: Place, last: Place) -> tuple[Place, Place] | None:
    network = route_network()
    return ports_sailed(network, ends_of(network, first), ends_of(network, last))


def _elsewhere(places: tuple[Place, Place], guessed: Given) -> Response:
    """A redirect to the page of other ends, with the rest of the query."""
    if not _ports(*places):
        return redirect_to_match(address(*places), guessed)
    return redirect_to_match(address_of_what_if(*places), [*guessed, *_asked()])


def _asked() -> Given:
    """What of the query is about closed passages, the ship and its stops, and the weight."""
    return [(name, text) for name in (*ARGS, WEIGHT) for text in request.args.getlist(name)]


def _guessed(ends: Iterable[RouteEnd]) -> Given:
    """The typed texts that do not tell their places alone: the page tells how it read them."""
    return [(end.name, end.text) for end in ends if end.guess or end.also]


def _spelled_otherwise(origin: str, destination: str) -> Page | Response:
    """A redirect if both names mean places; otherwise the page with suggestions."""
    ends = [route_end(name, text) for name, text in zip(ENDS, (origin, destination), strict=True)]
    first, last = (one.place if one.meaning.is_exact else None for one in ends)
    if first and last:
        return moved_to(address(first, last))
    return not_found_page(ends, 404)


def _no_way(route: Route) -> str:
    if NoWayReason.SAME_PORT in route.lacking or NoWayReason.SAME_AIRPORT in route.lacking:
        return _("The same port or airport serves both places: send it by truck.")
    if NoWayReason.BY_LAND in route.lacking:
        return _("Road or rail covers this in about the same distance. Use truck or train.")
    return _("We found no route between these two, by sea or by air.")


def _same(ends: list[RouteEnd]) -> Page:
    return form_page(
        ends,
        UNPROCESSABLE,
        problem=_("Origin and destination are the same place. Choose two different ones."),
    )
