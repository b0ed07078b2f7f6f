"""The answer as texts and figures: rows, totals, and what is wrong."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from decimal import Decimal
from itertools import islice
from typing import Any, NamedTuple
from urllib.parse import urlencode

from babel.dates import format_skeleton

from portolan.core.i18n import _, pgettext
from portolan.domain.emissions import factor_sets
from portolan.domain.emissions.formula import plain
from portolan.domain.routes.factor_names import set_name
from portolan.sections.shared.emissions_query.cargo import ONE_TEU
from portolan.sections.shared.emissions_query.query import YES, container_arg
from portolan.sections.shared.emissions_query.wording import (
    MODE_NAMES,
    by_land,
    distance,
    kilograms,
    manner,
)
from portolan.sections.shared.shipment_query.answer import AnsweredRow, ListAnswer, RefusedRow
from portolan.sections.shared.shipment_query.headings import ListColumn
from portolan.sections.shared.shipment_query.months import Month
from portolan.sections.shared.shipment_query.totals import (
    ListTotal,
    SetTotal,
    has_legs,
    lane_of,
    mode_name_of,
    month_of_row,
    reference_of,
    total_of,
    totals_by,
)
from portolan.sections.shipment_list.wording import COLUMN_NAMES
from portolan.web.locale import current_locale
from portolan.web.templating import number

FULL = 100
MOST_LINES, MOST_OPEN = 50, 25
"""Lines of a table of totals; rows that stand open on the page."""


def result_view(answer: ListAnswer) -> Mapping[str, Any]:
    """The answer to a list of which at least one row could be worked out."""
    return {
        "count": len(answer.rows),
        "sets": [set_name(one.code) for one in factor_sets()],
        "total": total_view(answer),
        "tables": [table_view(table) for table in totals_of(answer)],
        "rows": [row_view(one) for one in answer.rows],
        "is_open": len(answer.rows) <= MOST_OPEN,
    }


def total_view(answer: ListAnswer) -> Mapping[str, Any]:
    """The sum of all rows."""
    total = total_of(answer.rows)
    return {
        "weight": number(total.weight_kg),
        "tonne_km": number(total.tonne_km),
        "sets": [_set_view(one) for one in total.by_set],
    }


def _set_view(one: SetTotal) -> Mapping[str, Any]:
    intensity = one.grams_per_tonne_km
    return {
        "name": set_name(one.factors.code),
        "year": one.factors.year,
        "source": one.factors.source,
        "url": one.factors.url,
        "figure": kilograms(one.co2e_kg),
        "direct": kilograms(one.direct_kg) if one.parted_kg else None,
        "wtt": kilograms(one.wtt_kg) if one.parted_kg else None,
        "intensity": None if intensity is None else number(intensity, 1),
        "missing": one.missing,
    }


class NamedTotals(NamedTuple):
    """A table of totals: its name, its title, the head of its first column, and its lines."""

    name: str
    title: str
    column: str
    totals: Sequence[ListTotal]

    @property
    def lines(self) -> Iterator[tuple[str, ListTotal]]:
        """Each sum with its name in the visitor's language."""
        return ((key_text(self.name, one.key), one) for one in self.totals)


def totals_of(answer: ListAnswer) -> Iterator[NamedTotals]:
    """The totals by mode, month, lane, and by shipment where one has several rows."""
    rows = answer.rows
    yield NamedTotals(
        "mode", _("By mode"), pgettext("way of transport", "Mode"), totals_by(rows, mode_name_of)
    )
    if any(row.shipment.month for row in rows):
        months = sorted(totals_by(rows, month_of_row), key=lambda one: str(one.key or "~"))
        yield NamedTotals("month", _("By month"), _("Month"), months)
    yield NamedTotals("lane", _("By lane"), pgettext("route", "Lane"), totals_by(rows, lane_of))
    if has_legs(rows):
        shipments = totals_by(rows, reference_of)
        yield NamedTotals(
            "shipment", _("By shipment"), pgettext("legs added up", "Shipment"), shipments
        )


def table_view(table: NamedTotals, most: int = MOST_LINES) -> Mapping[str, Any]:
    """A table of totals, of which the first lines are shown."""
    return {
        "name": table.name,
        "title": table.title,
        "column": table.column,
        "lines": [_line(name, one) for name, one in islice(table.lines, most)],
        "more": max(len(table.totals) - most, 0),
    }


def _line(name: str, one: ListTotal) -> Mapping[str, Any]:
    return {
        "name": name,
        "count": number(one.count),
        "tonne_km": number(one.tonne_km),
        "figures": [
            (_figure(part), _share(share), _intensity(part))
            for part, share in zip(one.by_set, one.shares, strict=True)
        ],
    }


def _intensity(one: SetTotal) -> str:
    grams = one.grams_per_tonne_km
    return "" if grams is None else _("{{grams}} g per tonne-km", grams=number(grams, 1))


def key_text(name: str, key: Hashable) -> str:
    """The name of a line of a table of totals."""
    if isinstance(key, tuple) and name == "lane":
        return lane_text(str(key[0]), str(key[1]))
    if isinstance(key, Month):
        return month_text(key)
    return str(MODE_NAMES[str(key)] if name == "mode" else key or _("not given"))


def lane_text(origin: str, destination: str) -> str:
    """A lane: `Shanghai to Rotterdam`."""
    return _("{{origin}} to {{destination}}", origin=origin, destination=destination)


def month_text(month: Month) -> str:
    """A month in the locale: `Mar 2026`."""
    return str(format_skeleton("yMMM", month.first_day, locale=current_locale().babel))


def _figure(part: SetTotal) -> str:
    return kilograms(part.co2e_kg) if part.co2e_kg else _("no factor")


def _share(share: Decimal) -> str:
    return f"{number(share * FULL, 1)}%"


def row_view(one: AnsweredRow) -> Mapping[str, Any]:
    """A row with its leg and its figures."""
    return {
        "number": one.row.number,
        "reference": one.row.texts.get(ListColumn.REFERENCE, ""),
        "lane": lane_text(*one.names),
        "href": _single(one),
        "mode": MODE_NAMES[one.shipment.mode_name],
        "served": _served(one),
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
    """The calculator's page on the same shipment; None for parts of a TEU, which it has not."""
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
    weight = _("{{kg}} kg", kg=number(cargo.weight_kg, 0 if cargo.weight_kg >= 1 else 1))
    if cargo.teu is None:
        return weight
    teu = _("{{teu}} TEU", teu=number(cargo.teu, 0 if cargo.teu % 1 == 0 else 2))
    if cargo.assumed:
        return _("{{teu}}, assumed {{weight}}", teu=teu, weight=weight)
    return _("{{teu}}, {{weight}}", teu=teu, weight=weight)


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
