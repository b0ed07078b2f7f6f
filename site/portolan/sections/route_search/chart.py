"""The chart of a route: its ways, the ports and airports at their ends, the passages."""

from collections.abc import Iterator, Sequence

from markupsafe import Markup

from portolan.core.i18n import _
from portolan.domain.places.place import Place, PlaceKind
from portolan.domain.routes import LandLeg, Route
from portolan.domain.routes.passages import AT, PASSAGE_NAMES, marked
from portolan.domain.sea.lane import positions_of
from portolan.drawing import maps
from portolan.drawing.maps import MapLine, Mark, route_chart
from portolan.sections.route_search.popular import popular_routes
from portolan.sections.shared.around_suez import sailed
from portolan.sections.shared.lane_at_sea import lane_at_sea
from portolan.web.place_names import name_of

SHAPES: tuple[maps.Shape, ...] = ("wide", "narrow")


def chart_of(route: Route, legs: Sequence[LandLeg] = ()) -> Markup:
    """Draw the chart of a route, and of its ways by land."""
    inland = (_mark(leg.inland) for leg in legs)
    marks = [*dict.fromkeys((*_marks(route), *inland))]
    lines = [*_lines(route), *(_by_land(leg) for leg in legs)]
    return Markup(route_chart(marks, lines, "route", _label(route)))  # noqa: S704 - drawn by us


def _label(route: Route) -> str:
    origin, destination = name_of(route.origin.place), name_of(route.destination.place)
    return _(
        "Map of the routes from {{origin}} to {{destination}}",
        origin=origin,
        destination=destination,
    )


def _lines(route: Route) -> Iterator[MapLine]:
    for way in route.ocean:
        is_sailed = way is sailed(route.ocean)
        yield MapLine("route" if is_sailed else "rhumb", positions_of(way.path))
    if route.air:
        ends = route.air.path[0], route.air.path[-1]
        yield MapLine("circle", positions_of(ends))


def _by_land(leg: LandLeg) -> MapLine:
    return MapLine("rhumb", (leg.seaport.position, leg.inland.position))


def _marks(route: Route) -> Iterator[Mark]:
    ends = dict.fromkeys(
        served.place for pair in (route.ports, route.airports) if pair for served in pair
    )
    yield from map(_mark, ends)
    for passage in marked(passage for way in route.ocean for passage in way.passages):
        yield Mark(str(PASSAGE_NAMES[passage]), AT[passage])


def _mark(place: Place) -> Mark:
    return Mark(place.code, place.position, major=True)


def chart_of_popular() -> dict[str, object]:
    """The chart of the popular routes by sea, and the lengths of the longest and the shortest."""
    pairs = [pair for pair in popular_routes() if pair[0].kind is PlaceKind.OCEANPORT]
    lanes = [lane_at_sea(*(place.code for place in pair)) for pair in pairs]
    lanes.sort(key=lambda lane: lane.sailed_way.distance_nm, reverse=True)
    label = _("Chart of the popular routes by sea, with a tick every 1,000 nautical miles")
    courses = [positions_of(lane.sailed_way.path) for lane in lanes]
    sailed = [lane.sailed._replace(course=each) for lane, each in zip(lanes, courses, strict=True)]
    drawn = (
        maps.lanes(sailed, shape, f"popular-{shape}", label, fine=True, led=True)
        for shape in SHAPES
    )
    miles = [lane.sailed_way.distance_nm for lane in lanes]
    return {
        "chart": Markup("").join(map(Markup, drawn)),
        "longest": max(miles),
        "shortest": min(miles),
    }
