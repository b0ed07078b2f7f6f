"""The lanes on the home page, as ships sail them, and the charts of straight lines and of ways."""

from dataclasses import dataclass

from markupsafe import Markup

from portolan.core.i18n import _
from portolan.core.unavailable import DataUnavailable
from portolan.domain.places.harbors import harbor
from portolan.domain.places.place import Place
from portolan.domain.routes import OceanWay, route_between
from portolan.domain.routes.passages import PASSAGE_NAMES
from portolan.domain.sea.lane import positions_of
from portolan.drawing import maps
from portolan.drawing.diagrams.days_by_speed import COMPARED, NamedWay, both_sheets, days_at
from portolan.drawing.maps import Lane, SailedLane
from portolan.web.place_names import name_of
from portolan.web.route_network import route_network
from portolan.web.templating import in_a_row

HERO_ORIGIN = "CNSHA"
HERO_DESTINATIONS = tuple(
    "NLRTM DEHAM GRPIR EGPSD MAPTM AEJEA INNSA LKCMB SGSIN KRPUS JPYOK".split()
)
PAIRS = (
    ("CNSHA", "NLRTM"),
    ("CNSHA", "USLAX"),
    ("LKCMB", "DEHAM"),
    ("INNSA", "GBFXT"),
    ("BRSSZ", "NLRTM"),
    ("NLRTM", "USNYC"),
)


@dataclass(frozen=True)
class HomeLane:
    """A lane of the board: its ports, the shortest way by sea, and the one around the canals."""

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
        """The straits and canals of the way, in order."""
        return in_a_row([str(PASSAGE_NAMES[one]) for one in self.way.passages])

    @property
    def sailed(self) -> SailedLane:
        """The way as charts draw it."""
        return SailedLane(self.origin.code, self.destination.code, positions_of(self.way.path))


def hero_chart() -> Markup:
    """The wind rose on Shanghai, with its rays."""
    ends = [harbor(code) for code in HERO_DESTINATIONS]
    return Markup(maps.hero(harbor(HERO_ORIGIN), ends, prefix="hero"))  # noqa: S704 - drawn by us


def hero_lane() -> Lane:
    """The straight line in the hero's sentence."""
    return maps.lane_figures(harbor(HERO_ORIGIN), harbor(HERO_DESTINATIONS[0]))


def home_lanes() -> list[HomeLane]:
    """The lanes of the board, none without the gazetteer; the first is the hero's."""
    try:
        known = route_network().by_code
    except DataUnavailable:
        return []
    return [_lane(known[origin], known[destination]) for origin, destination in PAIRS]


def _lane(origin: Place, destination: Place) -> HomeLane:
    way, *around = route_between(route_network(), origin, destination).ocean
    return HomeLane(origin, destination, way, around[0] if around else None)


def lanes_chart(lanes: list[HomeLane], shape: maps.Shape) -> Markup:
    """The world chart with every lane as it is sailed."""
    label = _("World chart: six lanes as ships sail them, with a tick every 1,000 nautical miles")
    sailed = [lane.sailed for lane in lanes]
    return Markup(maps.lanes(sailed, shape, f"lanes-{shape}", label))  # noqa: S704 - drawn by us


def canal_or_cape(lane: HomeLane) -> dict[str, object]:
    """What the way around the Cape costs: a picture by speed, and the days as words say them.

    The picture is empty where the lane has one way only.
    """
    if lane.around is None:
        return {"canal_or_cape": ""}
    short = NamedWay(_("By the canal"), float(lane.way.distance_nm))
    long = NamedWay(_("By the Cape"), float(lane.around.distance_nm))
    more = lane.around.days.low - lane.way.days.low, lane.around.days.high - lane.way.days.high
    return {
        "canal_or_cape": Markup(both_sheets(short, long)),  # noqa: S704 - drawn by us
        "apart": [days_at(long.nm, knots) - days_at(short.nm, knots) for knots in COMPARED],
        "more_days": "–".join(map(str, dict.fromkeys(more))),
    }
