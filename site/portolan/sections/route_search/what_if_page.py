"""The page "What if": a route by sea with canals and straits closed, side by side."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from markupsafe import Markup

from portolan.core.i18n import _, lazy
from portolan.domain.geo.distance import KM_PER_NM
from portolan.domain.places.place import Place
from portolan.domain.routes.canal_limits import (
    CANAL_LIMITS,
    OTHER_LIMITS,
    CanalLimit,
    ShipSize,
    canals_closed_to,
)
from portolan.domain.routes.passages import AT, PASSAGE_NAMES
from portolan.domain.routes.transit import Days
from portolan.domain.routes.what_if import (
    SWITCHES,
    CutOff,
    SailedWay,
    Voyage,
    WhatIf,
    planned_voyage,
    what_if,
)
from portolan.domain.sea.lane import positions_of
from portolan.domain.sea.passage import Passage
from portolan.domain.sea.sea_route import LonLat
from portolan.drawing.maps import MapLine, Mark, route_chart
from portolan.drawing.maps.lines import Kind
from portolan.sections.route_search.addresses import address, way_to
from portolan.sections.route_search.form_pages import UNPROCESSABLE
from portolan.sections.route_search.next_pages import pages_between
from portolan.sections.route_search.result_view import day_range
from portolan.sections.route_search.what_if_query import ARGS, StopQuery, WhatIfQuery
from portolan.sections.shared.place_picker import place_picker
from portolan.web.locale import current_locale
from portolan.web.page import Body, Caching, Metadata, Page
from portolan.web.place_names import name_of, written
from portolan.web.route_network import route_network
from portolan.web.templating import in_a_row, number

SHIPS = {
    ShipSize.FEEDER: lazy("Up to 235 m by 32.5 m: fits every canal"),
    ShipSize.NEOPANAMAX: lazy("Up to 366 m by 51 m: fits Suez and the large locks of Panama"),
    ShipSize.LARGEST: lazy("400 m by 61.5 m: fits only the Suez Canal"),
}


def _limits() -> list[tuple[str, CanalLimit]]:
    """The canals and straits with what they take."""
    canals = [(PASSAGE_NAMES[canal], limit) for canal, limit in CANAL_LIMITS.items()]
    return [(str(name), limit) for name, limit in (*canals, *OTHER_LIMITS)]


def address_of_what_if(origin: Place, destination: Place) -> str:
    """The address of the page for a route."""
    return f"{address(origin, destination)}/what-if"


def what_if_page(
    origin: Place, destination: Place, ports: tuple[Place, Place], query: WhatIfQuery
) -> Page:
    """The page for a route between two places, with the question and its answer for their ports."""
    names = {"origin": name_of(origin), "destination": name_of(destination)}
    voyage = planned_voyage(route_network(), ports, query.stops, query.ship)
    cases = list(what_if(route_network(), voyage, query.closed)) if query.is_valid else []
    title = _("{{origin}} to {{destination}}: what if a canal is closed", **names)
    return Page(
        Body(
            "route_search/what_if.html",
            title=title if query.is_valid else _("Error: {{title}}", title=title),
            context={
                "crumbs": way_to(
                    (_("{{origin}} to {{destination}}", **names), address(origin, destination)),
                    (_("What if"), None),
                ),
                "names": names,
                "action": address_of_what_if(origin, destination),
                "elsewhere": f"/route-search?origin={origin.slug}",
                "served": list(_served(zip((origin, destination), ports, strict=True))),
                "cases": list(_rows(cases)),
                "limits": _limits(),
                "onward": pages_between(origin, destination),
                "chart": _chart(voyage, cases, query.closed, names),
                **_form(query, voyage.ship),
            },
        ),
        metadata=Metadata(
            description=_(
                "From {{origin}} to {{destination}} by sea with canals and straits "
                "closed: distance, days and emissions of each route, side by side.",
                **names,
            ),
            search_index="routes",
            indexable=False,
        ),
        caching=Caching(args=ARGS, many=True),
        status=200 if query.is_valid else UNPROCESSABLE,
    )


def _served(ends: Iterable[tuple[Place, Place]]) -> Iterator[str]:
    """Yield a sentence for each end that is no port of the voyage: which port serves it."""
    for place, port in ends:
        if place != port:
            yield _(
                "By sea {{place}} is served by {{port}} ({{code}}): distances, days and emissions "
                "here are those of the voyage, without the way by land.",
                place=name_of(place),
                port=name_of(port),
                code=port.code,
            )


def _form(query: WhatIfQuery, ship: ShipSize) -> Mapping[str, Any]:
    """The fields of the question, as they were answered."""
    return {
        "switches": [(one.value, PASSAGE_NAMES[one], one in query.closed) for one in SWITCHES],
        "ships": [(one.value, text, one is ship) for one, text in SHIPS.items()],
        "stops": [_stop_field(row, one) for row, one in enumerate(query.stop_queries, 1)],
        "faults": query.faults,
        "too_large": _too_large(ship),
    }


def _stop_field(row: int, one: StopQuery) -> Mapping[str, Any]:
    text = written(one.end.place) if one.end.place else one.end.text
    label = _("Stop {{number}}", number=row)
    return {
        "picker": {**place_picker("via", label, text, one.error), "id": f"via-{row}"},
        "id": f"days-{row}",
        "days": one.days,
        "error": one.days_error,
    }


def _too_large(ship: ShipSize) -> str:
    """Which canals a ship of that size does not pass; empty if it passes all."""
    closed = canals_closed_to(ship)
    names = [str(PASSAGE_NAMES[canal]) for canal in CANAL_LIMITS if canal in closed]
    if not names:
        return ""
    return _("A ship of this size does not fit through: {{canals}}.", canals=in_a_row(names))


def _rows(cases: Sequence[WhatIf]) -> Iterator[Mapping[str, Any]]:
    first = cases[0].way if cases else None
    for case in cases:
        yield {
            "name": _name(case),
            "way": case.way,
            "via": in_a_row([str(PASSAGE_NAMES[one]) for one in case.way.passages])
            if case.way
            else "",
            "no_way": _no_way(case),
            **(_difference(case.way, first) if case.way and first and case.closed else {}),
        }


def _name(case: WhatIf) -> str:
    if not case.closed:
        return _("All open")
    closed = [str(PASSAGE_NAMES[one]) for one in SWITCHES if one in case.closed]
    return _("Closed: {{passages}}", passages=in_a_row(closed))


def _no_way(case: WhatIf) -> str:
    """Which ports are cut off, and which are not far from them."""
    parts = [_("No route by sea."), *(_cut_off(one) for one in case.cut_off)]
    return current_locale().marks.between_sentences.join(parts)


def _cut_off(one: CutOff) -> str:
    if one.stand_in is None:
        return _(
            "Neither {{port}} nor any large port near it can be reached by sea.",
            port=name_of(one.port),
        )
    return _(
        "{{port}} cannot be reached by sea. The nearest large port that can is {{name}} "
        "({{code}}), {{km}} km away in a straight line; from there it goes on by truck or rail.",
        port=name_of(one.port),
        name=name_of(one.stand_in.place),
        code=one.stand_in.place.code,
        km=number(one.stand_in.distance_nm * float(KM_PER_NM)),
    )


def _difference(way: SailedWay, first: SailedWay) -> Mapping[str, Any]:
    """What the way costs more, as one subtracts what the page shows."""
    if way.distance_nm == first.distance_nm:
        return {"is_same": True}
    low, high = sorted((way.days.low - first.days.low, way.days.high - first.days.high))
    return {
        "more_nm": round(way.distance_nm) - round(first.distance_nm),
        "more_days": day_range(Days(low, high)),
        "more_kg": round(way.per_tonne.co2e_kg) - round(first.per_tonne.co2e_kg),
    }


def _chart(
    voyage: Voyage,
    cases: Sequence[WhatIf],
    closed: frozenset[Passage],
    names: Mapping[str, str],
) -> Markup:
    ways = [case.way for case in cases if case.way]
    if not ways:
        return Markup()
    # The same way is drawn once, however many closings lead to it: as it is told first.
    drawn: dict[Sequence[LonLat], Kind] = {}
    for case in cases:
        kind: Kind = "route" if not case.closed else "detour" if case.closed == closed else "rhumb"
        for path in case.way.paths if case.way else ():
            drawn.setdefault(path, kind)
    lines = [MapLine(kind, positions_of(path)) for path, kind in drawn.items()]
    marks = [Mark(port.code, port.position, major=True) for port in dict.fromkeys(voyage.ports)]
    passed = dict.fromkeys(passage for way in ways for passage in way.passages)
    marks += [Mark(str(PASSAGE_NAMES[one]), AT[one]) for one in passed if one in AT]
    label = _("Map of the routes from {{origin}} to {{destination}}", **names)
    return Markup(route_chart(marks, lines, "what-if", label))  # noqa: S704 - drawn by us
