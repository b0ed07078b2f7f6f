"""The form of the page "What if", as it was answered, with what is wrong with it."""

from collections.abc import Mapping, Sequence
from typing import Any

from portolan.core.i18n import _, lazy, ngettext, pgettext
from portolan.domain.routes.canal_limits import CANAL_LIMITS, ShipSize, canals_closed_to
from portolan.domain.routes.passages import PASSAGE_NAMES
from portolan.domain.routes.what_if import SWITCHES
from portolan.sections.route_search.what_if_query import StopQuery, WhatIfQuery
from portolan.sections.shared.emissions_query.wording import place_line
from portolan.sections.shared.place_picker import place_picker
from portolan.sections.shared.route_ends import RouteEnd
from portolan.web.place_names import written
from portolan.web.templating import in_a_row

SHIPS = {
    ShipSize.FEEDER: lazy("Up to 235 m by 32.5 m: fits Suez, Panama and Kiel"),
    ShipSize.NEOPANAMAX: lazy("Up to 366 m by 51 m: fits Suez and the large locks of Panama"),
    ShipSize.LARGEST: lazy("400 m by 61.5 m: fits only the Suez Canal"),
}


def what_if_form(query: WhatIfQuery, ship: ShipSize) -> Mapping[str, Any]:
    """The fields of the query, as they were filled in."""
    errors = query.errors
    return {
        "name": "what-if",
        "summary": _summary(errors),
        "errors": errors,
        "ends": [_end_field(end, errors) for end in query.ends],
        "switches": [(one.value, PASSAGE_NAMES[one], one in query.closed) for one in SWITCHES],
        "ships": [(one.value, text, one is ship) for one, text in SHIPS.items()],
        "has_stops": any(one.end.text or one.days for one in query.stop_queries),
        "stops": [_stop_field(row, one) for row, one in enumerate(query.stop_queries, 1)],
        "too_large": _too_large(ship),
    }


def _summary(errors: Mapping[str, str]) -> Mapping[str, Any] | None:
    """The list of what is wrong, each with a link to its field; None without a fault."""
    wrong = {field: message for field, message in errors.items() if message}
    if not wrong:
        return None
    title = ngettext(
        "One answer needs another look", "{{count}} answers need another look", len(wrong)
    )
    listed = [
        {"id": field, "message": _("{{label}}: {{problem}}", label=_label(field), problem=message)}
        for field, message in wrong.items()
    ]
    return {"title": title, "errors": listed}


def _label(field: str) -> str:
    """The name of a field by its id."""
    name, _dash, row = field.partition("-")
    if row:
        return _("Stop {{number}}", number=row)
    return {
        "origin": pgettext("route", "From"),
        "destination": pgettext("route", "To"),
        "avoid": pgettext("canals and straits", "Closed"),
        "ship": pgettext("size of a ship", "Ship"),
    }[name]


def _end_field(end: RouteEnd, errors: Mapping[str, str]) -> Mapping[str, Any]:
    text = written(end.place) if end.place else end.text
    picker = place_picker(end.name, _label(end.name), text, errors[end.name])
    return {"picker": picker, "choices": _choices(end)}


def _choices(end: RouteEnd) -> Sequence[tuple[str, str]]:
    """The places that a text may mean: the value of the field, and the label."""
    return [(written(place), place_line(place)) for place in end.choices]


def _stop_field(row: int, one: StopQuery) -> Mapping[str, Any]:
    text = written(one.end.place) if one.end.place else one.end.text
    label = _("Stop {{number}}", number=row)
    return {
        "picker": {**place_picker("via", label, text, one.error), "id": f"via-{row}"},
        "choices": _choices(one.end),
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
