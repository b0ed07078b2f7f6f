"""The page of a route: its chart, its modes side by side, the sums, what a price holds."""

from portolan.core.i18n import _
from portolan.domain.geo.position import in_degrees_and_minutes
from portolan.domain.places.place import WRITTEN_UP
from portolan.domain.routes import Route
from portolan.sections.route_search import onward, shown
from portolan.sections.route_search.addresses import address, way_to
from portolan.sections.route_search.chart import chart_of
from portolan.sections.route_search.popular import is_popular
from portolan.sections.route_search.props import RouteMapProps
from portolan.web.locale import current_locale, site_url
from portolan.web.page import Body, Caching, Metadata, Page
from portolan.web.place_names import name_of


def route_page(found: Route) -> Page:
    """The ways of a journey, compared."""
    first, last = found.origin.place, found.destination.place
    names = {"origin": name_of(first), "destination": name_of(last)}
    return Page(
        Body(
            "route_search/route.html",
            title=_("{{origin}} to {{destination}}: distance, days, emissions", **names),
            context={
                "crumbs": way_to((_("{{origin}} to {{destination}}", **names), None)),
                "found": found,
                "names": names,
                "positions": {
                    "origin": in_degrees_and_minutes(first.position),
                    "destination": in_degrees_and_minutes(last.position),
                },
                "chart": chart_of(found),
                "map_props": _map_props(),
                "columns": shown.columns(found),
                "headline": shown.headline(found),
                "lacks": [shown.LACKS[one] for one in found.lacking],
                "stand_ins": _stand_ins(found),
                "detour": shown.detour(found),
                "workings": shown.workings(found),
                "address": site_url(current_locale()) + address(first, last),
                "swapped": address(last, first),
                "quote": onward.quote_address(found, onward.first_mode(found)),
                "emissions": onward.emissions_address(found),
            },
        ),
        metadata=Metadata(
            description=_(
                "From {{origin}} to {{destination}} by sea and by air: distance, passages, transit "
                "time as a range, emissions per tonne, and what a price holds.",
                **names,
            ),
            search_index="routes",
            indexable=is_popular(first, last),
        ),
        caching=Caching(
            # Any two places make a page: few are kept, fewer are listed.
            ages=not first.importance == last.importance == WRITTEN_UP
        ),
    )


def _map_props() -> RouteMapProps:
    label = _(
        "Chart. The arrow keys move it, plus and minus enlarge and reduce it, zero shows all of it."
    )
    return {"label": label}


def _stand_ins(found: Route) -> list[dict[str, object]]:
    """The ports and airports that stand in for another place, each once."""
    ends = [
        (end.place, served)
        for end in (found.origin, found.destination)
        for served in (found.ports and end.port, found.airports and end.airport)
        if served and served.is_stand_in
    ]
    return [
        {"for": name_of(place), "place": served.place, "name": name_of(served.place),
         "km": served.away_km}
        for place, served in ends
    ]  # fmt: skip
