"""The charts of the atlas, named in the visitor's language."""

from collections.abc import Sequence

from markupsafe import Markup

from portolan.core.i18n import _
from portolan.domain.places.place import WRITTEN_UP, Place, PlaceKind
from portolan.domain.routes.network import RouteNetwork
from portolan.domain.routes.passages import AT, PASSAGE_NAMES, marked
from portolan.drawing import maps
from portolan.drawing.maps import Landmark, Mark, Marks, Position, Shape
from portolan.sections.atlas.gateways import gateways
from portolan.sections.atlas.lanes import AtlasLane, sea_lane
from portolan.web.place_names import name_of

MAIN_LANES = (
    ("CNSHA", "NLRTM"),
    ("CNSHA", "USLAX"),
    ("CNSHA", "USNYC"),
    ("CNSHA", "BRSSZ"),
    ("CNSHA", "AUSYD"),
    ("NLRTM", "USNYC"),
    ("NLRTM", "BRSSZ"),
    ("SGSIN", "KEMBA"),
    ("SGSIN", "NLRTM"),
)


NAMED_SMALL = frozenset({"NLRTM", "CNSHA", "SGSIN", "USLAX", "BRSSZ", "ZADUR", "AUSYD"})
"""The ports that small screens name too."""


def world_chart(network: RouteNetwork) -> Markup:
    """The chart of all places with a document, and the main lanes, for wide and narrow pages."""
    label = _(
        "World chart: the ports and airports with an article, and the shortest ways between some."
    )
    shapes: tuple[Shape, ...] = ("wide", "narrow")
    drawn = (maps.world(_marks(network), shape, f"atlas-{shape}", label) for shape in shapes)
    return Markup("").join(map(Markup, drawn))


def _marks(network: RouteNetwork) -> Marks:
    ports = gateways(network, PlaceKind.OCEANPORT)
    ends = [[network.by_code[code] for code in pair] for pair in MAIN_LANES]
    return Marks(
        named=tuple(
            Landmark(name_of(port), port.position, major=port.code in NAMED_SMALL) for port in ports
        ),
        solid=tuple(place.position for place in drawn_places(network, PlaceKind.OCEANPORT)),
        open=tuple(place.position for place in drawn_places(network, PlaceKind.AIRPORT)),
        lines=tuple(sea_lane(network, *pair).line for pair in ends),
    )


def drawn_places(network: RouteNetwork, kind: PlaceKind) -> list[Place]:
    """The places of a kind that the world chart draws: those with a document."""
    return [place for place in network.of_kind(kind) if place.importance == WRITTEN_UP]


def place_chart(place: Place, in_sight: Sequence[Place], nearest: Place | None) -> Markup:
    """The chart around a place, with the ports and airports nearby, the most important first.

    It shows what is said to be nearest, by its name.
    """
    label = _("Chart of the surroundings of {{name}}.", name=name_of(place))
    center = Landmark(name_of(place), place.position, major=True)
    return _around(center, in_sight, nearest, label)


def spot_chart(position: Position, words: str, near: Sequence[Place], label: str) -> Markup:
    """The chart around a position that is not a port, with the places near it, nearest first."""
    center = Landmark(words, position, major=True)
    return _around(center, near, near[0] if near else None, label)


def _around(center: Landmark, places: Sequence[Place], nearest: Place | None, label: str) -> Markup:
    others = (_mark(one) for one in places if one is not nearest)
    close = Landmark(name_of(nearest), nearest.position) if nearest else None
    drawn = maps.around(center, others, "around", label, close)
    return Markup(drawn)  # noqa: S704 - drawn by us


def lanes_chart(places: Sequence[Place], lanes: Sequence[AtlasLane], label: str) -> Markup:
    """The chart of lanes between places, with the passages on the way."""
    ends = [Mark(place.code, place.position, major=True) for place in dict.fromkeys(places)]
    passed = marked(passage for lane in lanes for passage in lane.passages)
    marks = [Mark(str(PASSAGE_NAMES[each]), AT[each]) for each in passed]
    drawn = maps.route_chart([*ends, *marks], [lane.line for lane in lanes], "lane", label)
    return Markup(drawn)  # noqa: S704 - drawn by us


def _mark(place: Place) -> Landmark:
    return Landmark(place.code, place.position)
