"""The lanes on the home page, and the charts of straight lines and of the shortest ways by sea."""

from decimal import Decimal

from markupsafe import Markup

from portolan.core.i18n import _
from portolan.core.unavailable import DataUnavailable
from portolan.domain.places.harbors import harbor
from portolan.domain.routes import OceanWay
from portolan.domain.routes.passages import past_the_cape
from portolan.domain.sea.lane import positions_of
from portolan.domain.sea.passage import Passage
from portolan.drawing import maps
from portolan.drawing.maps import Lane
from portolan.sections.shared.lane_at_sea import LaneAtSea, lane_at_sea
from portolan.web.place_names import name_of_harbor
from portolan.web.templating import number

HERO_ORIGIN = "CNSHA"
HERO_DESTINATION = "NLRTM"
RAYS: dict[maps.Shape, str] = {
    "wide": "DEHAM GRPIR MAPTM JPYOK",
    "narrow": "GRPIR AEJEA LKCMB SGSIN JPYOK",
}
"""The other harbors to which the hero points. On a phone its title stands below the chart."""
PAIRS = (
    ("CNSHA", "NLRTM"),
    ("CNSHA", "USLAX"),
    ("LKCMB", "DEHAM"),
    ("INNSA", "GBFXT"),
    ("BRSSZ", "NLRTM"),
    ("NLRTM", "USNYC"),
)


def hero_chart(shape: maps.Shape) -> Markup:
    """The wind rose on Shanghai, with its rays."""
    origin, *ends = (
        maps.Landmark(name_of_harbor(code), harbor(code).position)
        for code in (HERO_ORIGIN, HERO_DESTINATION, *RAYS[shape].split())
    )
    drawn = maps.hero(origin, ends, f"hero-{shape}", shape)
    return Markup(drawn)  # noqa: S704 - drawn by us


def hero_lane() -> Lane:
    """The straight line in the hero's sentence."""
    return maps.lane_figures(harbor(HERO_ORIGIN), harbor(HERO_DESTINATION))


def home_lanes() -> list[LaneAtSea]:
    """The lanes of the board, none without the route network; the first is the hero's."""
    try:
        return [lane_at_sea(*pair) for pair in PAIRS]
    except DataUnavailable:
        return []


def lanes_chart(lanes: list[LaneAtSea], shape: maps.Shape) -> Markup:
    """The world chart of the lanes as lines sail them; the first straight and the other way too."""
    label = _("World chart: six lanes by sea, a tick every 1,000 nautical miles")
    first = lanes[0]
    other = first.way if first.longer else first.around
    told = maps.Contrast(
        _("Straight line: {{length}}", length=_miles(first.straight_nm)),
        _named(first.sailed_way),
        _named(other) if other else "",
        positions_of(other.path) if other else (),
    )
    sailed = [lane.named._replace(course=positions_of(lane.sailed_way.path)) for lane in lanes]
    drawn = maps.contrast(sailed, shape, f"lanes-{shape}", label, told)
    return Markup(drawn)  # noqa: S704 - drawn by us


def _named(way: OceanWay) -> str:
    """What is written on a way: its length, and whether it goes by Suez or the Cape."""
    length = _miles(way.distance_nm)
    if past_the_cape(way):
        return _("By the Cape: {{length}}", length=length)
    by_suez = Passage.SUEZ in way.passages
    return (
        _("By Suez: {{length}}", length=length)
        if by_suez
        else _("By sea: {{length}}", length=length)
    )


def _miles(miles: Decimal | int) -> str:
    return _("{{miles}} nm", miles=number(miles))
