"""The rows of the page "What if": each case, what it costs more, and what to do without a way."""

from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from typing import Any
from urllib.parse import urlencode

from portolan.core.i18n import _, ngettext
from portolan.domain.geo.distance import KM_PER_NM
from portolan.domain.routes.gateways import LandLeg
from portolan.domain.routes.passages import PASSAGE_NAMES
from portolan.domain.routes.transit import Days
from portolan.domain.routes.what_if import (
    SWITCHES,
    CutOff,
    SailedWay,
    Stop,
    Voyage,
    WhatIf,
    by_stand_ins,
    sailed,
)
from portolan.domain.sea.passage import Passage
from portolan.sections.route_search.addresses import WEIGHT, address_of_what_if
from portolan.sections.route_search.cargo_weight import CargoWeight
from portolan.sections.route_search.result_view import day_range
from portolan.web.locale import current_locale
from portolan.web.place_names import name_of, written
from portolan.web.route_network import route_network
from portolan.web.templating import in_a_row, number


def called_at(voyage: Voyage) -> str:
    """The ports of call with their days; empty without any."""
    stops = [_call(stop) for stop in voyage.stops]
    return _("Calls at {{ports}}", ports=in_a_row(stops)) if stops else ""


def _call(stop: Stop) -> str:
    if not stop.days:
        return written(stop.port)
    days = ngettext("{{count}} day", "{{count}} days", stop.days)
    return _("{{port}}: {{days}}", port=written(stop.port), days=days)


def compared(
    voyage: Voyage, cases: Sequence[WhatIf], weight: CargoWeight
) -> Iterator[Mapping[str, Any]]:
    """Yield a row for each case; what it costs more is compared with all open."""
    first = cases[0].way if cases else None
    for case in cases:
        yield {
            "name": case_name(case.closed),
            "way": case.way,
            "co2e_kg": _co2e_kg(case.way, weight.tonnes) if case.way else None,
            "via": in_a_row([str(PASSAGE_NAMES[one]) for one in case.way.passages])
            if case.way
            else "",
            "no_way": _no_way(case),
            "instead": _instead(voyage, case, weight.own),
            **(
                _difference(case.way, first, weight.tonnes)
                if case.way and first and case.closed
                else {}
            ),
        }


def finding(
    cases: Sequence[WhatIf], closed: frozenset[Passage], legs: Sequence[LandLeg] = ()
) -> str:
    """The result in a sentence or two: what closing costs, and the days.

    With ways by land the days are those of the whole way too, as on the route's page.
    """
    first, case = cases[0], cases[1 if closed else 0]
    if not case.way or not first.way:
        return _("No route by sea.")
    told = [_longer(_difference(case.way, first.way)), _days_of(case.way, legs)]
    return current_locale().marks.between_sentences.join(told if closed else told[1:])


def _longer(more: Mapping[str, Any]) -> str:
    """What closing some passages costs."""
    if "more_nm" not in more:
        return _("The closure changes nothing.")
    # A range such as 0–1 is of several days.
    return ngettext(
        "{{miles}} nautical miles and {{days}} day longer.",
        "{{miles}} nautical miles and {{days}} days longer.",
        1 if more["more_days"] == "1" else 2,
        miles=number(more["more_nm"]),
        days=more["more_days"],
    )


def _days_of(way: SailedWay, legs: Sequence[LandLeg]) -> str:
    if not legs:
        return _("{{days}} days by sea.", days=day_range(way.days))
    parts = [way.days, *(leg.days for leg in legs)]
    whole = Days(sum(days.low for days in parts), sum(days.high for days in parts))
    return _(
        "{{days}} days by sea and land, {{sea}} of them at sea.",
        days=day_range(whole),
        sea=day_range(way.days),
    )


def case_name(closed: frozenset[Passage]) -> str:
    """The passages that a case closes, as they are told."""
    if not closed:
        return _("All open")
    names = [str(PASSAGE_NAMES[one]) for one in SWITCHES if one in closed]
    return _("Closed: {{passages}}", passages=in_a_row(names))


def _no_way(case: WhatIf) -> str:
    """Which ports are cut off, and which are not far from them."""
    parts = [_("No route by sea."), *(_cut_off(one) for one in case.cut_off)]
    return current_locale().marks.between_sentences.join(parts)


def _instead(voyage: Voyage, case: WhatIf, weight: str) -> Mapping[str, str] | None:
    """The voyage by the ports that stand in, with its own page; None if there is none."""
    other = by_stand_ins(voyage, case)
    closed = case.closed
    way = sailed(route_network(), other, closed) if other else None
    if not other or not way:
        return None
    given = [("avoid", passage.value) for passage in SWITCHES if passage in closed]
    given += [("ship", voyage.ship.value)]
    for stop in other.stops:
        given += [("via", written(stop.port)), ("days", str(stop.days))]
    given += [(WEIGHT, weight)] if weight else []
    return {
        "href": f"{address_of_what_if(other.origin, other.destination)}?{urlencode(given)}",
        "text": _(
            "{{origin}} to {{destination}}: {{miles}} nm, {{days}} days",
            origin=name_of(other.origin),
            destination=name_of(other.destination),
            miles=number(way.distance_nm),
            days=day_range(way.days),
        ),
    }


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


def _co2e_kg(way: SailedWay, tonnes: Decimal) -> Decimal:
    return way.per_tonne.co2e_kg * tonnes


def _difference(
    way: SailedWay, first: SailedWay, tonnes: Decimal = Decimal(1)
) -> Mapping[str, Any]:
    """The difference between two ways, of the rounded figures that the page shows."""
    if way.distance_nm == first.distance_nm:
        return {"is_same": True}
    low, high = sorted((way.days.low - first.days.low, way.days.high - first.days.high))
    return {
        "more_nm": round(way.distance_nm) - round(first.distance_nm),
        "more_days": day_range(Days(low, high)),
        "more_kg": round(_co2e_kg(way, tonnes)) - round(_co2e_kg(first, tonnes)),
    }
