"""The page "What if": a route by sea with canals and straits closed, side by side."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from markupsafe import Markup

from portolan.core.i18n import _
from portolan.core.line_breaks import in_one_line
from portolan.domain.mode import Mode
from portolan.domain.places.place import Place
from portolan.domain.routes import GatewayRoute, gateway_routes, route_between
from portolan.domain.routes.canal_limits import CANAL_LIMITS, OTHER_LIMITS, CanalLimit
from portolan.domain.routes.ends import ends_of
from portolan.domain.routes.gateways import LandLeg
from portolan.domain.routes.passages import AT, PASSAGE_NAMES, marked
from portolan.domain.routes.planned_leg import PlannedLeg, planned_leg
from portolan.domain.routes.transit import Days
from portolan.domain.routes.what_if import Voyage, WhatIf, planned_voyage, what_if
from portolan.domain.sea.lane import positions_of
from portolan.domain.sea.passage import Passage
from portolan.domain.sea.sea_route import LonLat
from portolan.drawing.maps import MapLine, Mark, route_chart
from portolan.drawing.maps.lines import Kind
from portolan.sections.route_search.addresses import WEIGHT, address, address_of_what_if, way_to
from portolan.sections.route_search.cargo_weight import cargo_weight
from portolan.sections.route_search.form_pages import UNPROCESSABLE
from portolan.sections.route_search.next_pages import pages_between
from portolan.sections.route_search.result_view import day_range
from portolan.sections.route_search.what_if_form import SHIPS, what_if_form
from portolan.sections.route_search.what_if_query import ARGS, ENDS, WhatIfQuery
from portolan.sections.route_search.what_if_rows import called_at, case_name, compared, finding
from portolan.sections.shared.lane_at_sea import longer_between
from portolan.sections.shared.route_ends import OtherPlaces, RouteEnd, guesses, other_places
from portolan.web.content_section import Crumbs
from portolan.web.page import Body, Caching, Metadata, Page
from portolan.web.place_names import name_of, written
from portolan.web.route_network import route_network


def _limits() -> Mapping[str, Sequence[tuple[str, CanalLimit]]]:
    """What the canals take, and the other canals and straits."""
    canals = [(PASSAGE_NAMES[canal], limit) for canal, limit in CANAL_LIMITS.items()]
    groups = {"canals": canals, "others": OTHER_LIMITS}
    return {group: [(str(name), limit) for name, limit in rows] for group, rows in groups.items()}


def what_if_page(
    origin: Place, destination: Place, ports: tuple[Place, Place], query: WhatIfQuery
) -> Page:
    """The page for a route between two places, with the query and its answer for their ports."""
    names = {"origin": name_of(origin), "destination": name_of(destination)}
    title = _("{{origin}} to {{destination}}: what if a canal is closed", **names)
    return Page(
        Body(
            "route_search/what_if.html",
            title=title if query.is_valid else _("Error: {{title}}", title=title),
            context=_context((origin, destination), ports, query, names),
        ),
        metadata=Metadata(
            description=_(
                "From {{origin}} to {{destination}} by sea with canals and straits "
                "closed: distance, days and emissions of each route, side by side.",
                **names,
            ),
            search_index="routes",
            indexable=False,
        ),
        caching=Caching(args=(*ENDS, *ARGS, WEIGHT), many=True),
        status=200 if query.is_valid else UNPROCESSABLE,
    )


def _context(
    places: tuple[Place, Place],
    ports: tuple[Place, Place],
    query: WhatIfQuery,
    names: Mapping[str, str],
) -> dict[str, object]:
    voyage = planned_voyage(route_network(), ports, query.stops, query.ship)
    legs = _legs(*places) if ports != places else ()
    weight = cargo_weight()
    return {
        "crumbs": _crumbs(*places, names),
        "names": names,
        "action": address_of_what_if(*places),
        "guesses": _guesses(query, places),
        "other_places": [
            *_other_places(query, *places, weight.own),
            *_through_others(places, ports, query, weight.own),
        ],
        "served": list(_served(zip(places, ports, strict=True), legs)),
        "by_cape": _by_cape(ports, query),
        "limits": _limits(),
        "onward": pages_between(*places, weight.own),
        "form": what_if_form(query, voyage.ship),
        "summary": _summary(voyage, query.closed, names),
        **_answer(voyage, query.closed, names, legs),
        "weight": weight,
        "weight_arg": WEIGHT,
    }


def _by_cape(ports: tuple[Place, Place], query: WhatIfQuery) -> str:
    """That lines sail around the Cape, where the answer is by Suez; else nothing."""
    is_asked = Passage.SUEZ in query.closed or query.stops
    longer = None if is_asked else longer_between(*ports)
    if longer is None:
        return ""
    return _(
        "Container lines have sailed around the Cape since {{month}}. Close Suez to see their "
        "days.",
        month=longer.month,
    )


def _guesses(query: WhatIfQuery, places: tuple[Place, Place]) -> Sequence[str]:
    """How the ends and the stops were read that are no names as typed."""
    stops = [one.end.guess for one in query.stop_queries if one.stop and one.end.guess]
    return [*guesses(query.ends, places), *stops]


def _crumbs(origin: Place, destination: Place, names: Mapping[str, str]) -> Crumbs:
    route = (_("{{origin}} to {{destination}}", **names), address(origin, destination))
    return way_to(route, (_("What if"), None))


def _other_places(
    query: WhatIfQuery, origin: Place, destination: Place, weight: str
) -> list[OtherPlaces]:
    """The other places of the cities at the ends, with the addresses of the same query."""

    def with_other(end: RouteEnd, one: Place) -> str:
        ends = (one, destination) if end.name == ENDS[0] else (origin, one)
        return address_of_what_if(*ends, weight, query.kept)

    return other_places(query.ends, (origin, destination), with_other)


def _through_others(
    places: tuple[Place, Place], ports: tuple[Place, Place], query: WhatIfQuery, weight: str
) -> Iterator[OtherPlaces]:
    """Yield the voyages between other seaports of a place that ships do not reach, if any."""
    if ports == places:
        return
    network = route_network()
    through = gateway_routes(network, route_between(network, *places))
    links = tuple(_through_other(one, query, weight) for one in through if _sailed(one) != ports)
    if links:
        yield OtherPlaces(_("By another seaport:"), links)


def _through_other(through: GatewayRoute, query: WhatIfQuery, weight: str) -> tuple[str, str]:
    """The voyage between the seaports of a way, with the days on land beyond; and its page."""
    first, last = _sailed(through)
    by_land = [leg.days for leg in through.legs]
    days = Days(sum(days.low for days in by_land), sum(days.high for days in by_land))
    link = _(
        "{{origin}} to {{destination}}, plus {{days}} days by land",
        origin=written(first),
        destination=written(last),
        days=in_one_line(day_range(days)),
    )
    return link, address_of_what_if(first, last, weight, query.kept)


def _sailed(through: GatewayRoute) -> tuple[Place, Place]:
    return through.pair.origin.place, through.pair.destination.place


def _legs(origin: Place, destination: Place) -> Sequence[LandLeg]:
    """The ways by land beyond the seaports, as the route's page counts them."""
    network = route_network()
    leg = planned_leg(network, ends_of(network, origin), ends_of(network, destination), Mode.SEA)
    return leg.legs if isinstance(leg, PlannedLeg) else ()


def _answer(
    voyage: Voyage,
    closed: frozenset[Passage],
    names: Mapping[str, str],
    legs: Sequence[LandLeg],
) -> Mapping[str, Any]:
    """The cases compared, with their chart."""
    cases = list(what_if(route_network(), voyage, closed))
    return {
        "cases": list(compared(voyage, cases, cargo_weight())),
        "closed": len(closed),
        "finding": finding(cases, closed, legs),
        "called_at": called_at(voyage),
        "chart": _chart(voyage, cases, closed, names),
    }


def _summary(voyage: Voyage, closed: frozenset[Passage], names: Mapping[str, str]) -> str:
    """The query in one line."""
    parts = [_("{{origin}} to {{destination}}", **names), case_name(closed)]
    parts += [str(SHIPS[voyage.ship]), called_at(voyage)]
    return " · ".join(filter(None, parts))


def _served(ends: Iterable[tuple[Place, Place]], legs: Sequence[LandLeg]) -> Iterator[str]:
    """Yield a sentence for each end that is no port of the voyage: which port serves it."""
    for place, port in ends:
        if place == port:
            continue
        words = {"place": name_of(place), "port": name_of(port), "code": port.code}
        days = [day_range(leg.days) for leg in legs if leg.seaport == port]
        if days:
            yield _(
                "The seaport for {{place}} is {{port}} ({{code}}). The table has the voyage alone; "
                "the way by land takes another {{days}} days.",
                **words,
                days=in_one_line(days[0]),
            )
        else:
            yield _(
                "The seaport for {{place}} is {{port}} ({{code}}). Distances, days and emissions "
                "here are those of the voyage alone.",
                **words,
            )


def _chart(
    voyage: Voyage,
    cases: Sequence[WhatIf],
    closed: frozenset[Passage],
    names: Mapping[str, str],
) -> Markup:
    ways = [case.way for case in cases if case.way]
    if not ways:
        return Markup()
    # The same way is drawn once, however many closings lead to it: as it is told first.
    drawn: dict[Sequence[LonLat], Kind] = {}
    for case in cases:
        kind: Kind = "route" if not case.closed else "detour" if case.closed == closed else "rhumb"
        for path in case.way.paths if case.way else ():
            drawn.setdefault(path, kind)
    lines = [MapLine(kind, positions_of(path)) for path, kind in drawn.items()]
    marks = [Mark(port.code, port.position, major=True) for port in dict.fromkeys(voyage.ports)]
    passed = marked(passage for way in ways for passage in way.passages)
    marks += [Mark(str(PASSAGE_NAMES[one]), AT[one]) for one in passed]
    label = _("Map of the routes from {{origin}} to {{destination}}", **names)
    return Markup(route_chart(marks, lines, "what-if", label))  # noqa: S704 - drawn by us
