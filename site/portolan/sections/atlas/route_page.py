"""The page of a route: its lane and chart, the emissions of a tonne, and alternatives."""

from dataclasses import replace

from flask import abort

from portolan.content.types import Doc
from portolan.core.i18n import _
from portolan.domain.emissions import factor_set
from portolan.domain.emissions.factor_names import set_name
from portolan.domain.routes.by_way_of import way_around
from portolan.sections.atlas.charts import lanes_chart
from portolan.sections.atlas.entries import places_of
from portolan.sections.atlas.kinds import KINDS
from portolan.sections.atlas.lanes import AtlasLane, air_lane, sea_lanes
from portolan.sections.atlas.pages import entry_page
from portolan.sections.shared.around_suez import detour_of
from portolan.web.content import documents
from portolan.web.page import Page
from portolan.web.place_names import name_of, written
from portolan.web.route_network import route_network

ENDS = 2
QUOTE_MODES = {"ocean": "ocean-fcl", "air": "air"}


def route_page(doc: Doc) -> Page:
    """The page of a route."""
    ends = places_of((doc.meta["origin"], doc.meta["destination"]))
    if len(ends) < ENDS:
        abort(404)
    lanes = lanes_of(doc)
    names = [name_of(place) for place in ends]
    label = _("Chart of the lane from {{origin}} to {{destination}}.", **_pair(names))
    products = documents(doc.type.kind_at("products"))
    detour = detour_of(lanes)
    drawn = [_sailed_strong(lane) for lane in lanes] if detour else lanes
    context = {
        "ends": ends,
        "names": names,
        "lanes": lanes,
        "way_around": way_around,
        "detour": detour,
        "factors": factor_set(),
        "factors_name": set_name(factor_set().code),
        "chart": lanes_chart(ends, drawn, label),
        "quote": {
            "origin": written(ends[0]),
            "destination": written(ends[1]),
            "mode": QUOTE_MODES[doc.meta["mode"]],
        },
        "products": [one for one in products if one.slug in doc.meta["products"]],
    }
    title = _("Route: {{title}}", title=doc.title)
    return entry_page("atlas/route.html", KINDS[doc.type.name], doc, title, context)


def lanes_of(doc: Doc) -> list[AtlasLane]:
    """The lanes of a route, the shortest first."""
    origin, destination = places_of((doc.meta["origin"], doc.meta["destination"]))
    if doc.meta["mode"] == "air":
        return [air_lane(origin, destination)]
    return sea_lanes(route_network(), origin, destination)


def _sailed_strong(lane: AtlasLane) -> AtlasLane:
    """A lane as it is drawn while lines sail around the Cape: that way strong, the other thin."""
    return replace(lane, kind="route" if lane.by_cape else "rhumb")


def _pair(names: list[str]) -> dict[str, str]:
    return {"origin": names[0], "destination": names[1]}
