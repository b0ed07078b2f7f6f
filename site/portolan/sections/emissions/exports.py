"""The result as JSON, with the names of the API, and as CSV, one line per figure."""

import csv
from collections.abc import Iterator
from decimal import Decimal
from io import StringIO
from typing import Any

from portolan.core.table_cells import as_cell
from portolan.domain.emissions import in_figures
from portolan.domain.limits import rounded
from portolan.sections.shared.emissions_query.ends import End
from portolan.sections.shared.emissions_query.result import ComparisonRow, EmissionsResult
from portolan.sections.shared.emissions_query.wording import end_name

COLUMNS = (
    *("compared", "origin", "destination", "transport", "way", "from", "to"),
    *("distance_km", "distance_basis"),
    *("tonnes", "teu", "factor", "factor_unit", "factor_set", "year", "scope"),
    *("radiative_forcing", "co2e_kg", "formula", "source", "source_url"),
)
KG_PER_TONNE = 1000
TENTH = Decimal("0.1")


def as_data(answer: EmissionsResult) -> dict[str, Any]:
    """The result as JSON data; figures are numbers, the formula is a line of text."""
    main = next(line for line in answer.modes if line.emission is answer.emission)
    return {
        "origin": _end(answer.origin),
        "destination": _end(answer.destination),
        "mode": answer.query["mode"],
        "weight_kg": float(answer.cargo.weight_kg),
        "weight_assumed_from": answer.cargo.assumed,
        "teu": None if answer.cargo.teu is None else float(answer.cargo.teu),
        "refrigerated": answer.query.is_refrigerated,
        "ship_size": answer.query["ship_size"] or None,
        **_figures(main),
        "modes": [_figures(line) for line in answer.modes],
        "factor_sets": [_figures(line) for line in answer.sets],
    }


def as_csv(answer: EmissionsResult) -> str:
    """The result as CSV: the figure, then the other modes, then the other sets of factors."""
    text = StringIO()
    table = csv.DictWriter(text, COLUMNS, extrasaction="ignore")
    table.writeheader()
    for row in _rows(answer):
        table.writerow({name: as_cell(_text(value)) for name, value in row.items()})
    # The byte order mark by which spreadsheets recognise UTF-8.
    return "\ufeff" + text.getvalue()


def _rows(answer: EmissionsResult) -> Iterator[dict[str, Any]]:
    ends = {"origin": end_name(answer.origin), "destination": end_name(answer.destination)}
    cargo = {"tonnes": float(answer.cargo.weight_kg / KG_PER_TONNE), "teu": answer.cargo.teu}
    shared = {**ends, **cargo}
    is_main = [line for line in answer.modes if line.emission is answer.emission]
    for kind, lines in (("result", is_main), ("modes", answer.modes), ("sets", answer.sets)):
        for line in lines:
            yield {"compared": kind, **shared, **_figures(line)}


def _figures(line: ComparisonRow) -> dict[str, Any]:
    first, last = line.way.ends or (None, None)
    way = {
        "from": first and first.place.code,
        "to": last and last.place.code,
        "transport": line.way.mode,
        "way": line.way.kind,
        "planned_km": float(rounded(line.way.km, TENTH)),
        "factor_set": line.factors.code,
        "year": line.factors.year,
        "radiative_forcing": line.radiative_forcing,
    }
    emission = line.emission
    if emission is None:
        return {**way, "co2e_kg": None}
    return {
        **way,
        "co2e_kg": float(emission.co2e_kg),
        "distance_km": float(emission.distance_km),
        "distance_basis": emission.distance_basis,
        "factor": float(emission.factor),
        "factor_unit": emission.factor_unit,
        "scope": emission.scope,
        "formula": in_figures(emission.formula),
        "source": emission.line.source,
        "source_url": line.factors.url,
    }


def _end(end: End) -> dict[str, str | None]:
    code = end.place.code if end.place else None
    return {"code": code, "name": end.place.name if end.place else end.typed}


def _text(value: object) -> str:
    return "" if value is None else str(value)
