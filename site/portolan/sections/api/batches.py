"""Lists of shipments in the API, worked out by the page's code."""

from collections.abc import Iterable, Mapping
from typing import Any

from flask import json, request
from werkzeug.exceptions import RequestEntityTooLarge

from forms.cleaning import clean_line
from portolan.core.i18n import _, pgettext
from portolan.domain.emissions import Scope, factor_sets
from portolan.leads.limits import wait_seconds
from portolan.sections.api.answers import Refused
from portolan.sections.api.shapes import land_legs
from portolan.sections.shared.shipment_query.amounts import DecimalMark
from portolan.sections.shared.shipment_query.answer import (
    AnsweredRow,
    ListAnswer,
    RefusedRow,
    answer_to_list,
)
from portolan.sections.shared.shipment_query.headings import ListColumn
from portolan.sections.shared.shipment_query.limits import may_work_out
from portolan.sections.shared.shipment_query.table import ShipmentTable, TableRow
from portolan.sections.shared.shipment_query.totals import (
    ListTotal,
    lane_of,
    mode_name_of,
    month_of_row,
    reference_of,
    total_of,
    totals_by,
)
from portolan.sections.shared.shipment_query.unreadable import LONGEST_CELL, MOST_ROWS
from portolan.web.form_posts import FORM_LIMIT

LIST = "shipments"
NAMES: Mapping[ListColumn, str] = {
    **{column: column.value for column in ListColumn if column is not ListColumn.UNIT},
    ListColumn.WEIGHT: "weight_kg",
    ListColumn.DISTANCE: "distance_km",
}
FIELDS = {name: column for column, name in NAMES.items()}

UNITS = {ListColumn.WEIGHT: "kg", ListColumn.DISTANCE: "km"}
LIMITED, TOO_LARGE, NO_JSON = 429, 413, 415


def worked_out_list() -> Mapping[str, Any]:
    """The answer to the list in the body; raises `Refused` if it is none."""
    rows = _sent_rows()
    if not may_work_out():
        wait = {"Retry-After": str(wait_seconds())}
        raise Refused(_("Please wait a minute, then try again."), None, LIMITED, headers=wait)
    numbered = [TableRow(number, _texts(row, number)) for number, row in enumerate(rows, 1)]
    table = ShipmentTable(0, NAMES, UNITS, numbered, (), DecimalMark.POINT)
    return _shape(answer_to_list(table))


def _sent_rows() -> list[Any]:
    """The rows of the body, of any type."""
    if request.mimetype != "application/json":
        raise Refused(_("Send JSON, with the content type application/json."), None, NO_JSON)
    request.max_content_length = FORM_LIMIT
    try:
        sent = json.loads(request.get_data())
    except RequestEntityTooLarge:
        text = _("What you sent is larger than we accept.")
        raise Refused(text, None, TOO_LARGE) from None
    except (ValueError, RecursionError):
        raise Refused(_("This is not valid JSON."), None) from None
    rows = sent.get(LIST) if isinstance(sent, dict) else None
    if not isinstance(rows, list) or not rows:
        raise Refused(pgettext("field of a form", "Required"), LIST)
    if len(rows) > MOST_ROWS:
        raise Refused(_("At most {{most}} rows.", most=f"{MOST_ROWS:,}"), LIST)
    return rows


def _texts(row: Any, number: int) -> Mapping[ListColumn, str]:
    if not isinstance(row, dict) or not row.keys() <= FIELDS.keys():
        unknown = next(iter(row.keys() - FIELDS.keys())) if isinstance(row, dict) else ""
        name = clean_line(str(unknown)[:LONGEST_CELL])
        raise Refused(
            _("Row {{row}} has a field that is not known: {{name}}", row=number, name=name), LIST
        )
    return {FIELDS[name]: _text(value) for name, value in row.items()}


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return f"{value:.6f}".rstrip("0").rstrip(".")
    text = "" if value is None else str(value)
    return clean_line(text[: 4 * LONGEST_CELL])[: LONGEST_CELL + 1]


def _shape(answer: ListAnswer) -> Mapping[str, Any]:
    shapes = {one.row.number: _answered(one) for one in answer.rows}
    shapes |= {one.row.number: _refused(one) for one in answer.refused}
    rows = answer.rows
    return {
        "rows": [shapes[number] for number in sorted(shapes)],
        "total": _total(total_of(rows)),
        "modes": _totals(totals_by(rows, mode_name_of)),
        "months": _totals(totals_by(rows, month_of_row)),
        "lanes": _totals(totals_by(rows, lane_of)),
        "references": _totals(totals_by(rows, reference_of)),
    }


def _answered(one: AnsweredRow) -> Mapping[str, Any]:
    shipment, (origin, destination) = one.shipment, one.names
    first, last = one.way.ends or (None, None)
    return {
        "row": one.row.number,
        "reference": one.row.texts.get(ListColumn.REFERENCE, ""),
        "error": None,
        "origin": origin,
        "destination": destination,
        **{f"{end.field}_guessed": bool(end.guess) for end in one.ends},
        "from": first and first.place.code,
        "to": last and last.place.code,
        "mode": shipment.mode_name,
        "month": str(shipment.month) if shipment.month else None,
        "weight_kg": float(shipment.cargo.weight_kg),
        "weight_assumed": shipment.cargo.assumed is not None,
        "teu": None if shipment.cargo.teu is None else float(shipment.cargo.teu),
        "distance_km": round(float(one.way.km), 1),
        "by_land": land_legs(one.way.legs),
        "way": one.way.kind,
        "transit_days": list(one.days or ()),
        "tonne_km": round(float(one.tonne_km), 3),
        "emissions": [
            _figure(factors.code, one, place) for place, factors in enumerate(factor_sets())
        ],
    }


def _figure(code: str, one: AnsweredRow, place: int) -> Mapping[str, Any]:
    emission = one.emissions[place]
    direct = emission.direct_kg if emission else None
    return {
        "factor_set": code,
        "co2e_kg": float(emission.co2e_kg) if emission else None,
        "direct_kg": None if direct is None else float(direct),
        "factor": float(emission.factor) if emission else None,
        "factor_unit": emission.factor_unit.value if emission else None,
        "scope": Scope.WELL_TO_WHEEL,
    }


def _refused(one: RefusedRow) -> Mapping[str, Any]:
    texts, first = one.row.texts, one.problems[0]
    return {
        "row": one.row.number,
        "reference": texts.get(ListColumn.REFERENCE, ""),
        "error": {
            "message": first.message,
            "field": NAMES[ListColumn(first.field)],
            "choices": [place.code for place in first.choices],
        },
        "origin": texts.get(ListColumn.ORIGIN, ""),
        "destination": texts.get(ListColumn.DESTINATION, ""),
        **dict.fromkeys(("from", "to", "mode", "month", "weight_kg", "teu"), None),
        **dict.fromkeys(("distance_km", "way", "tonne_km"), None),
        "by_land": [],
        "origin_guessed": False,
        "destination_guessed": False,
        "weight_assumed": False,
        "transit_days": [],
        "emissions": [],
    }


def _totals(totals: Iterable[ListTotal]) -> list[Mapping[str, Any]]:
    return [_total(one) for one in totals]


def _total(one: ListTotal) -> Mapping[str, Any]:
    names = one.key if isinstance(one.key, tuple) and isinstance(one.key[0], str) else (one.key,)
    return {
        "name": " – ".join(map(str, names)) if one.key else None,
        "rows": one.count,
        "weight_kg": float(one.weight_kg),
        "tonne_km": round(float(one.tonne_km), 3),
        "emissions": [
            {
                "factor_set": part.factors.code,
                "co2e_kg": float(part.co2e_kg),
                "share": round(float(share), 4),
                "rows_without_factor": part.missing,
            }
            for part, share in zip(one.by_set, one.shares, strict=True)
        ],
    }
