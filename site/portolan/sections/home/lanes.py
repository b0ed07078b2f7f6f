"""The lanes on the home page, as ships sail them, and the charts of straight lines and of ways."""

from markupsafe import Markup

from portolan.core.i18n import _
from portolan.core.unavailable import DataUnavailable
from portolan.domain.places.harbors import harbor
from portolan.drawing import maps
from portolan.drawing.maps import Lane
from portolan.sections.shared.lane_at_sea import LaneAtSea, lane_at_sea

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
    ends = [harbor(code) for code in HERO_DESTINATIONS]
    return Markup(maps.hero(harbor(HERO_ORIGIN), ends, prefix="hero"))  # noqa: S704 - drawn by us


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
    """The world chart with every lane as it is sailed."""
    label = _("World chart: six lanes as ships sail them, with a tick every 1,000 nautical miles")
    sailed = [lane.sailed for lane in lanes]
    return Markup(maps.lanes(sailed, shape, f"lanes-{shape}", label))  # noqa: S704 - drawn by us
