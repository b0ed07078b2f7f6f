"""The answer as texts and figures: rows, totals, and what is wrong."""

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from portolan.core.i18n import _
from portolan.domain.emissions import factor_sets
from portolan.domain.emissions.factor_names import set_name
from portolan.domain.emissions.formula import plain
from portolan.sections.shared.emissions_query.cargo import ONE_TEU
from portolan.sections.shared.emissions_query.query import YES, container_arg
from portolan.sections.shared.emissions_query.wording import (
    MODE_NAMES,
    by_land,
    distance,
    kilograms,
    manner,
    weight,
)
from portolan.sections.shared.shipment_query.answer import AnsweredRow, ListAnswer, RefusedRow
from portolan.sections.shared.shipment_query.headings import ListColumn
from portolan.sections.shipment_list.totals_view import lane_text, tables_view, total_view
from portolan.sections.shipment_list.wording import COLUMN_NAMES
from portolan.web.templating import number

MOST_OPEN = 25
"""Rows that stand open on the page."""


def result_view(answer: ListAnswer) -> Mapping[str, Any]:
    """The answer to a list of which at least one row could be worked out."""
    return {
        "count": len(answer.rows),
        "sets": [set_name(one.code) for one in factor_sets()],
        "total": total_view(answer),
        "tables": tables_view(answer),
        "rows": [row_view(one) for one in answer.rows],
        "is_open": len(answer.rows) <= MOST_OPEN,
    }


def row_view(one: AnsweredRow) -> Mapping[str, Any]:
    """A row with its leg and its figures."""
    return {
        "number": one.row.number,
        "reference": one.row.texts.get(ListColumn.REFERENCE, ""),
        "lane": lane_text(*one.names),
        "href": _single(one),
        "mode": MODE_NAMES[one.shipment.mode_name],
        "served": _served(one),
        "guesses": one.guesses,
        "distance": distance(one.way),
        "manner": manner(one.way),
        "by_land": by_land(one.way),
        "days": f"{one.days.low}–{one.days.high}" if one.days else "–",
        "cargo": cargo_text(one),
        "figures": [
            kilograms(emission.co2e_kg) if emission else _("no factor")
            for emission in one.emissions
        ],
    }


def _single(one: AnsweredRow) -> str | None:
    """The calculator's address with the same shipment; None for a part of a TEU."""
    shipment, teu = one.shipment, one.shipment.cargo.teu
    if teu is not None and teu % 1:
        return None
    ends = zip(("origin", "destination"), one.ends, strict=True)
    given = {
        **{name: end.place.slug if end.place else end.typed for name, end in ends},
        "mode": shipment.mode_name,
        "weight_kg": "" if shipment.cargo.assumed else plain(shipment.cargo.weight_kg),
        container_arg(ONE_TEU): "" if teu is None else plain(teu),
        "distance_km": "" if shipment.distance_km is None else plain(shipment.distance_km),
        "refrigerated": YES if shipment.is_refrigerated else "",
    }
    query = urlencode({name: text for name, text in given.items() if text})
    return f"/emissions-calculator?{query}#emissions-result"


def cargo_text(one: AnsweredRow) -> str:
    """The weight, and the containers if there are some."""
    cargo = one.shipment.cargo
    kg = _("{{kg}} kg", kg=weight(cargo.weight_kg))
    if cargo.teu is None:
        return kg
    teu = _("{{teu}} TEU", teu=number(cargo.teu, 0 if cargo.teu % 1 == 0 else 2))
    if cargo.assumed:
        return _("{{teu}}, assumed {{weight}}", teu=teu, weight=kg)
    return _("{{teu}}, {{weight}}", teu=teu, weight=kg)


def _served(one: AnsweredRow) -> str:
    """The codes of the ports or airports, where they stand in for a place."""
    if one.way.ends is None or not any(end.is_stand_in for end in one.way.ends):
        return ""
    return " → ".join(end.place.code for end in one.way.ends)


def refused_view(one: RefusedRow) -> Mapping[str, Any]:
    """A row without an answer: what it says, and all that is wrong."""
    texts = one.row.texts
    return {
        "number": one.row.number,
        "reference": texts.get(ListColumn.REFERENCE, ""),
        "says": " · ".join(text for column in ListColumn if column is not ListColumn.REFERENCE
                           and (text := texts.get(column, ""))),
        "problems": problem_lines(one),
    }  # fmt: skip


def problem_lines(one: RefusedRow) -> list[str]:
    """All that is wrong in a row, each with the name of its column."""
    return [
        _(
            "{{label}}: {{problem}}",
            label=COLUMN_NAMES[ListColumn(each.field)],
            problem=each.message,
        )
        for each in one.problems
    ]
