"""Totals of a list as texts and figures, each the sum of what the rows show."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from decimal import Decimal
from itertools import islice
from typing import Any, NamedTuple

from babel.dates import format_skeleton

from portolan.core.i18n import _, ngettext, pgettext
from portolan.domain.emissions.factor_names import set_name
from portolan.sections.shared.emissions_query.wording import (
    MODE_NAMES,
    kilograms,
    rounded_for_display,
    weight,
)
from portolan.sections.shared.shipment_query.answer import ListAnswer
from portolan.sections.shared.shipment_query.months import Month
from portolan.sections.shared.shipment_query.totals import (
    ListTotal,
    Rounding,
    SetTotal,
    as_it_is,
    has_legs,
    lane_of,
    mode_name_of,
    month_of_row,
    reference_of,
    total_of,
    totals_by,
)
from portolan.web.locale import current_locale
from portolan.web.templating import number

FULL = 100
MOST_LINES = 50
"""Lines of a table of totals on the page."""


def total_view(answer: ListAnswer) -> Mapping[str, Any]:
    """The sum of all rows."""
    total = total_of(answer.rows, rounded_for_display)
    return {
        "weight": weight(total.weight_kg),
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


def totals_of(answer: ListAnswer, seen: Rounding = as_it_is) -> Iterator[NamedTotals]:
    """The totals by mode, month, lane, and by shipment where one has several rows."""
    rows = answer.rows
    modes = totals_by(rows, mode_name_of, seen)
    yield NamedTotals("mode", _("By mode"), pgettext("way of transport", "Mode"), modes)
    if any(row.shipment.month for row in rows):
        months = sorted(totals_by(rows, month_of_row, seen), key=lambda one: str(one.key or "~"))
        yield NamedTotals("month", _("By month"), pgettext("of a shipment", "Month"), months)
    lanes = totals_by(rows, lane_of, seen)
    yield NamedTotals("lane", _("By lane"), pgettext("route", "Lane"), lanes)
    if has_legs(rows):
        shipments = totals_by(rows, reference_of, seen)
        yield NamedTotals(
            "shipment", _("By shipment"), pgettext("legs added up", "Shipment"), shipments
        )


def tables_view(answer: ListAnswer) -> list[Mapping[str, Any]]:
    """The tables of totals, with figures as the rows show them."""
    return [table_view(table) for table in totals_of(answer, rounded_for_display)]


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
            _figure(one, part, share) for part, share in zip(one.by_set, one.shares, strict=True)
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


def _figure(one: ListTotal, part: SetTotal, share: Decimal) -> tuple[str, str, str]:
    """The figure by a set, its share of the list, and its intensity with the rows left out."""
    if part.missing == one.count:
        return _("no factor"), "–", ""
    kg = _("{{kg}} kg", kg=kilograms(part.co2e_kg))
    notes = [_intensity(part)]
    if part.missing:
        notes.append(
            ngettext("one row without a factor", "{{count}} rows without a factor", part.missing)
        )
    return kg, f"{number(share * FULL, 1)}%", " · ".join(notes)
