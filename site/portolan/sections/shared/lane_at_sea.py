"""A lane by sea with its lengths, and what the way around the Cape adds to it."""

from dataclasses import dataclass

from markupsafe import Markup

from portolan.core.i18n import _
from portolan.core.line_breaks import in_one_line
from portolan.domain.errors import FreightError
from portolan.domain.places.harbors import harbor
from portolan.domain.places.place import Place
from portolan.domain.routes import OceanWay, ways_by_sea
from portolan.domain.routes.passages import AT, PASSAGE_NAMES, marked
from portolan.domain.sea.lane import positions_of
from portolan.drawing import maps
from portolan.drawing.diagrams.days_by_speed import COMPARED, NamedWay, both_sheets, days_apart
from portolan.drawing.maps import MapLine, Mark, SailedLane
from portolan.drawing.maps.lines import Kind
from portolan.sections.shared.around_suez import LongerWay, detour_of
from portolan.web.place_names import name_of
from portolan.web.route_network import route_network
from portolan.web.templating import in_a_row


@dataclass(frozen=True)
class LaneAtSea:
    """A lane: its ports, the shortest way by sea, and the one around the canals."""

    origin: Place
    destination: Place
    way: OceanWay
    around: OceanWay | None

    @property
    def names(self) -> dict[str, str]:
        """The names of both ports in the visitor's language."""
        return {"origin": name_of(self.origin), "destination": name_of(self.destination)}

    @property
    def straight_nm(self) -> int:
        """The length of the straight line on the chart, in nautical miles."""
        return maps.lane_figures(harbor(self.origin.code), harbor(self.destination.code)).rhumb_nm

    @property
    def passages(self) -> str:
        """The straits, canals and capes of the way that lines sail, in order."""
        return in_a_row([str(PASSAGE_NAMES[one]) for one in self.sailed_way.passages])

    @property
    def longer(self) -> LongerWay | None:
        """Why lines sail around the Cape, if they do."""
        return detour_of([self.way, *([self.around] if self.around else [])])

    @property
    def sailed_way(self) -> OceanWay:
        """The way that lines sail."""
        return self.around if self.around and self.longer else self.way

    @property
    def sailed(self) -> SailedLane:
        """The way as charts draw it, by the codes of its ports."""
        return SailedLane(self.origin.code, self.destination.code, positions_of(self.way.path))

    @property
    def named(self) -> SailedLane:
        """The way as charts draw it, by the names of its ports."""
        return SailedLane(**self.names, course=self.sailed.course)


def lane_at_sea(origin: str, destination: str) -> LaneAtSea:
    """The lane between two ports by their codes; raises where the route network is missing."""
    network = route_network()
    ends = network.by_code[origin], network.by_code[destination]
    way, *around = ways_by_sea(network, *ends)
    return LaneAtSea(*ends, way, around[0] if around else None)


def longer_between(origin: Place, destination: Place) -> LongerWay | None:
    """Why lines sail around the Cape between two ports, if they do."""
    try:
        ways = route_network().sea_ways(origin, destination, drawn=False)
    except FreightError:
        return None
    return detour_of([way for way in (ways.shortest, ways.by_cape) if way])


def canal_or_cape(lane: LaneAtSea) -> dict[str, object]:
    """Cost of the way around the Cape: a picture by speed, and the days as words say them.

    The picture is empty where the lane has one way only.
    """
    if lane.around is None:
        return {"canal_or_cape": ""}
    short = NamedWay(_("By the canal"), float(lane.way.distance_nm))
    long = NamedWay(_("By the Cape"), float(lane.around.distance_nm))
    more = lane.around.days.low - lane.way.days.low, lane.around.days.high - lane.way.days.high
    return {
        "lane": lane,
        "canal_or_cape": Markup(both_sheets(short, long)),  # noqa: S704 - drawn by us
        "apart": [days_apart(short, long, knots) for knots in COMPARED],
        "more_days": in_one_line("–".join(map(str, dict.fromkeys(more)))),
    }


def two_ways(lane: LaneAtSea) -> Markup:
    """The chart of a lane that lines sail round the Cape: that way strong, the one by Suez thin."""
    strong: tuple[Kind, OceanWay | None] = "route", lane.around
    thin: tuple[Kind, OceanWay | None] = "rhumb", lane.way
    ways = [(kind, way) for kind, way in (strong, thin) if way]
    ends = [Mark(end.code, end.position, major=True) for end in (lane.origin, lane.destination)]
    passed = marked(passage for _kind, way in ways for passage in way.passages)
    marks = [Mark(str(PASSAGE_NAMES[each]), AT[each]) for each in passed]
    lines = [MapLine(kind, positions_of(way.path)) for kind, way in ways]
    label = _("Chart of the two ways from {{origin}} to {{destination}}", **lane.names)
    drawn = maps.route_chart([*ends, *marks], lines, "ways", label)
    return Markup(drawn)  # noqa: S704 - drawn by us
