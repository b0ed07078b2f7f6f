"""The page of a route: its chart, its modes side by side, the workings, the inclusions."""

from collections.abc import Callable

from portolan.core.i18n import _
from portolan.domain.geo.position import in_degrees_and_minutes
from portolan.domain.places.place import WRITTEN_UP, Place
from portolan.domain.routes import GatewayRoute, LandLeg, Route, gateway_routes
from portolan.domain.routes.ends import LAKES
from portolan.sections.route_search import result_view
from portolan.sections.route_search.addresses import (
    ENDS,
    WEIGHT,
    address,
    address_of_what_if,
    way_to,
)
from portolan.sections.route_search.cargo_weight import cargo_weight
from portolan.sections.route_search.chart import chart_of
from portolan.sections.route_search.example_prices import CHARGES, example_prices
from portolan.sections.route_search.next_pages import next_pages
from portolan.sections.route_search.popular import is_popular
from portolan.sections.route_search.props import RouteMapProps
from portolan.sections.route_search.river_sources import river_sources
from portolan.sections.route_search.service_view import service_note
from portolan.sections.route_search.train_view import train_view
from portolan.sections.route_search.what_if_query import ARGS
from portolan.sections.shared.around_suez import sailed
from portolan.sections.shared.on_lakes import note_on
from portolan.sections.shared.route_ends import RouteEnd, guesses, other_places, route_end
from portolan.web.arguments import argument
from portolan.web.locale import current_locale, site_url
from portolan.web.page import Body, Caching, Metadata, Page
from portolan.web.place_names import name_of
from portolan.web.route_network import route_network
from portolan.web.templating import in_a_row

UNPROCESSABLE = 422


def route_page(route: Route) -> Page:
    """The page that compares the ways of a route."""
    first, last = route.origin.place, route.destination.place
    names = {"origin": name_of(first), "destination": name_of(last)}
    return Page(
        Body(
            "route_search/route.html",
            title=_("{{origin}} to {{destination}}: distance, days, emissions", **names),
            context=_context(route, names),
        ),
        metadata=Metadata(
            description=_(
                "From {{origin}} to {{destination}} by sea and by air: distance, "
                "passages, transit time as a range, emissions per tonne, and what a price "
                "includes.",
                **names,
            ),
            search_index="routes",
            indexable=is_popular(first, last),
        ),
        caching=Caching(
            args=(*ENDS, *ARGS, WEIGHT),
            # Any two places make a page, any weight and any misspelling: few are listed.
            many=any(map(argument, (*ENDS, WEIGHT)))
            or not first.importance == last.importance == WRITTEN_UP,
        ),
        status=UNPROCESSABLE if cargo_weight().error else 200,
    )


def _context(direct: Route, names: dict[str, str]) -> dict[str, object]:
    first, last = direct.origin.place, direct.destination.place
    weight = cargo_weight()
    ends = [route_end(name, argument(name)) for name in ENDS]
    through = gateway_routes(route_network(), direct)
    gateway = through[0] if through else None
    route, legs = (gateway.route, gateway.legs) if gateway else (direct, ())
    return {
        "crumbs": way_to((_("{{origin}} to {{destination}}", **names), None)),
        "route": route,
        "names": names,
        "guesses": guesses(ends, (first, last)),
        "other_places": other_places(ends, (first, last), _with_other(first, last)),
        "positions": _positions(first, last),
        "chart": chart_of(route, legs),
        "map_props": _map_props(),
        "columns": result_view.columns(route, gateway, weight),
        "headline": result_view.headline(route, gateway),
        "gateways": [_gateway_view(each) for each in through],
        "train": train_view(direct),
        "by_lake": any(route_network().approach(leg.inland).waters in LAKES for leg in legs),
        "lakes_note": note_on(route.ocean[0].passages) if route.ocean else "",
        "river_sources": river_sources(route.ocean[0].passages) if route.ocean else "",
        "service_note": service_note(route.ocean[0]) if route.ocean else "",
        **_prices(route, first, last),
        "modes": result_view.NAMES,
        "lacks": [result_view.LACKS[one] for one in route.lacking],
        "stand_ins": _stand_ins(route),
        "beyond": [_beyond(leg) for leg in legs],
        "detour": result_view.detour(route, gateway, weight),
        "workings": result_view.workings(route, legs, weight.kg),
        "address": site_url(current_locale()) + address(first, last),
        "swapped": address(last, first),
        "what_if": address_of_what_if(first, last, weight.own) if route.ports else "",
        "onward": next_pages(route, weight.own),
        "weight": weight,
        "weight_arg": WEIGHT,
    }


def _prices(route: Route, first: Place, last: Place) -> dict[str, object]:
    """The worked examples of a price, and the lane that they are for if it is another."""
    examples = example_prices(first, last, by_sea=bool(route.ocean), by_air=bool(route.air))
    return {
        "prices": examples.prices,
        "priced": examples.ends and tuple(map(name_of, examples.ends)),
        "charges": CHARGES.values(),
    }


def _positions(first: Place, last: Place) -> dict[str, str]:
    at = (in_degrees_and_minutes(one.position) for one in (first, last))
    return dict(zip(ENDS, at, strict=True))


def _with_other(first: Place, last: Place) -> Callable[[RouteEnd, Place], str]:
    """What gives the address of the route with another place at one of its ends."""
    return lambda end, one: address(one, last) if end.name == ENDS[0] else address(first, one)


def _beyond(leg: LandLeg) -> dict[str, object]:
    """What lies behind a seaport, and how far."""
    return {"seaport": name_of(leg.seaport), "place": name_of(leg.inland), "km": leg.km}


def _gateway_view(through: GatewayRoute) -> dict[str, object]:
    """One choice of seaports: their names, their route's page, the days at sea and on land."""
    start, goal = (end.place for end in through.route.ports or ())
    at_sea = sailed(through.route.ocean).days
    return {
        "name": in_a_row([name_of(leg.seaport) for leg in through.legs]),
        "href": address(start, goal),
        "days": result_view.day_range(through.pair.days(at_sea)),
        "sea_days": result_view.day_range(at_sea),
        "km": through.km_by_land,
        "places": in_a_row([name_of(leg.inland) for leg in through.legs]),
    }


def _map_props() -> RouteMapProps:
    label = _(
        "Chart. The arrow keys move it, plus and minus enlarge and reduce it, zero shows all of it."
    )
    return {"label": label}


def _stand_ins(route: Route) -> list[dict[str, object]]:
    """The ports and airports that stand in for other places, each once."""
    ends = [
        (end.place, served)
        for end in (route.origin, route.destination)
        for served in (route.ports and end.port, route.airports and end.airport)
        if served and served.is_stand_in
    ]
    return [
        {"for": name_of(place), "place": served.place, "name": name_of(served.place),
         "km": served.away_km}
        for place, served in ends
    ]  # fmt: skip
