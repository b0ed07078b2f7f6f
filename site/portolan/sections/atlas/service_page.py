"""The page of a service: its calls, its week, and the days between calls."""

from dataclasses import replace
from itertools import pairwise

from portolan.content.types import Doc
from portolan.core.i18n import _
from portolan.domain.places.place import Place, PlaceKind
from portolan.domain.routes.transit import Days
from portolan.sections.atlas.charts import lanes_chart
from portolan.sections.atlas.entries import places_of
from portolan.sections.atlas.kinds import KINDS
from portolan.sections.atlas.lanes import AtlasLane, air_lane, sea_lanes
from portolan.sections.atlas.pages import entry_page
from portolan.sections.atlas.terms import MODES, day_name, days_of, departures
from portolan.sections.shared.around_suez import LongerWay, detour_of
from portolan.web.content import document
from portolan.web.page import Page
from portolan.web.place_names import written
from portolan.web.route_network import route_network

DAYS = 7
QUOTE_MODES = {"fcl": "ocean-fcl", "lcl": "ocean-lcl", "air": "air"}


def service_page(doc: Doc) -> Page:
    """The page of a service."""
    calls = places_of(doc.meta["calls"])
    ways = [_ways(*pair) for pair in pairwise(calls)]
    detours = [detour_of(each) for each in ways]
    legs = [_sailed(each, detour) for each, detour in zip(ways, detours, strict=True)]
    label = _("Chart of the calls of {{title}}.", title=doc.title)
    context = {
        "calls": calls,
        "legs": legs,
        "total": _total(legs),
        "shortest": _total([each[0] for each in ways]),
        "detour": next(filter(None, detours), None),
        "modes": {leg.mode for leg in legs},
        "mode": MODES[doc.meta["mode"]],
        "departs": days_of(doc),
        "week": week(departures(doc), doc.meta["cutoff_days"]),
        "chart": lanes_chart(calls, legs, label),
        "quote": {
            "origin": written(calls[0]),
            "destination": written(calls[-1]),
            "mode": QUOTE_MODES[doc.meta["mode"]],
        },
        "product": document(doc.type.kind_at("product"), doc.meta["product"]),
    }
    title = _("Service: {{title}}", title=doc.title)
    return entry_page("atlas/service.html", KINDS[doc.type.name], doc, title, context)


def week(departs: list[int], cutoff_days: int) -> list[dict[str, object]]:
    """The seven days, Monday first, each with its cut-off and departure, if any."""
    closes = {(day - cutoff_days) % DAYS for day in departs}
    return [
        {
            "name": day_name(day),
            "short": day_name(day, "abbreviated"),
            "departs": day in departs,
            "closes": day in closes,
        }
        for day in range(DAYS)
    ]


def _ways(origin: Place, destination: Place) -> list[AtlasLane]:
    """The ways from call to call, the shortest first."""
    if PlaceKind.AIRPORT in (origin.kind, destination.kind):
        return [air_lane(origin, destination)]
    return sea_lanes(route_network(), origin, destination)


def _sailed(ways: list[AtlasLane], detour: LongerWay | None) -> AtlasLane:
    """The way that ships take, drawn as such."""
    return replace(ways[1], kind="route") if detour else ways[0]


def _total(legs: list[AtlasLane]) -> Days:
    """The days from the first call to the last."""
    days = [leg.days for leg in legs if leg.days]
    return Days(sum(each.low for each in days), sum(each.high for each in days))
