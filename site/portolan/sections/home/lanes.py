"""The lanes on the home page, and the charts of straight lines and of the shortest ways by sea."""

from markupsafe import Markup

from portolan.core.i18n import _
from portolan.core.unavailable import DataUnavailable
from portolan.domain.places.harbors import harbor
from portolan.drawing import maps
from portolan.drawing.maps import Lane
from portolan.sections.shared.lane_at_sea import LaneAtSea, lane_at_sea
from portolan.web.place_names import name_of_harbor
from portolan.web.templating import number

HERO_ORIGIN = "CNSHA"
HERO_DESTINATIONS = tuple("NLRTM DEHAM GRPIR EGPSD MAPTM AEJEA INNSA LKCMB SGSIN JPYOK".split())
PAIRS = (
    ("CNSHA", "NLRTM"),
    ("CNSHA", "USLAX"),
    ("LKCMB", "DEHAM"),
    ("INNSA", "GBFXT"),
    ("BRSSZ", "NLRTM"),
    ("NLRTM", "USNYC"),
)


def hero_chart() -> Markup:
    """The wind rose on Shanghai, with its rays."""
    origin, *ends = (
        maps.Landmark(name_of_harbor(code), harbor(code).position)
        for code in (HERO_ORIGIN, *HERO_DESTINATIONS)
    )
    return Markup(maps.hero(origin, ends, prefix="hero"))  # noqa: S704 - drawn by us


def hero_lane() -> Lane:
    """The straight line in the hero's sentence."""
    return maps.lane_figures(harbor(HERO_ORIGIN), harbor(HERO_DESTINATIONS[0]))


def home_lanes() -> list[LaneAtSea]:
    """The lanes of the board, none without the route network; the first is the hero's."""
    try:
        return [lane_at_sea(*pair) for pair in PAIRS]
    except DataUnavailable:
        return []


def lanes_chart(lanes: list[LaneAtSea], shape: maps.Shape) -> Markup:
    """The world chart with every lane by the shortest way, and the straight line of the first."""
    label = _("World chart: six lanes by sea, a tick every 1,000 nautical miles")
    first = lanes[0]
    straight, by_sea = (
        _("{{miles}} nm", miles=number(miles))
        for miles in (first.straight_nm, first.way.distance_nm)
    )
    if shape == "wide":
        straight = _("Straight line: {{length}}", length=straight)
        by_sea = _("By sea: {{length}}", length=by_sea)
    contrast = maps.Contrast(straight, by_sea)
    sailed = [lane.named if shape == "wide" else lane.sailed for lane in lanes]
    drawn = maps.lanes(sailed, shape, f"lanes-{shape}", label, contrast=contrast)
    return Markup(drawn)  # noqa: S704 - drawn by us
