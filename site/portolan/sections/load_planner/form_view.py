"""The form of the planner as plain data: rows of pieces, and the kind of unit."""

from collections.abc import Mapping, Sequence
from typing import Any

from forms.cleaning import is_blank
from forms.field_view import ErrorView, SummaryView
from forms.piece_rows import COLUMNS, FEWER
from forms.plain_field import plain_choice, plain_field
from portolan.core.i18n import _, lazy, ngettext, pgettext
from portolan.domain.loading import load_units
from portolan.sections.load_planner.wording import UNIT_NAMES
from portolan.sections.shared.load_query.query import EVERY_UNIT, MORE, MOST_ROWS, LoadQuery
from portolan.sections.shared.load_query.row import PIECES_ARG, WAYS, YES, LoadFault, PieceLine

PALLETS = (
    ("120x80", lazy("Euro pallet 120 × 80")),
    ("120x100", lazy("Pallet 120 × 100")),
    ("122x102", lazy("US pallet 122 × 102")),
)
"""Bases that a button begins a row with, as in the quote form."""


def form_view(query: LoadQuery, faults: Sequence[LoadFault]) -> Mapping[str, Any]:
    """The form with what was typed, and what is wrong with it."""
    return {
        "name": "load",
        "summary": _summary(faults),
        "rows": [_row(line, faults) for line in _lines(query)],
        "next": _next(query),
        "is_changing": MORE in query.typed,
        "may_add": len(_lines(query)) < MOST_ROWS,
        "more": MORE,
        "fewer": FEWER,
        "pallets": PALLETS,
        "along": query.along,
        "unit": _unit(query, faults),
    }


def _lines(query: LoadQuery) -> Sequence[PieceLine]:
    """The rows up to the last one with something in it, and another where one is asked for."""
    last = max((line.row.number for line in query.lines), default=0)
    count = min(max(last, 1) + query.has_open_row, MOST_ROWS)
    return [PieceLine.of(query.typed, number) for number in range(1, count + 1)]


def _next(query: LoadQuery) -> str:
    """The name of the first empty figure of the last row, if a button was pressed for it."""
    if query.typed.get(MORE, FEWER) == FEWER:
        return ""
    row = _lines(query)[-1].row
    empty = (column.name for column in COLUMNS if is_blank(row.texts[column.name]))
    return f"{PIECES_ARG}-{row.number}-{next(empty, COLUMNS[0].name)}"


def _row(line: PieceLine, faults: Sequence[LoadFault]) -> Mapping[str, Any]:
    wrong = {fault.name: fault.message for fault in faults}
    return {
        "number": line.row.number,
        "figures": [
            {
                "name": line.name(column.name),
                "label": column.label,
                "text": line.row.texts[column.name],
                "mode": "numeric" if column.is_whole else "decimal",
                "error": wrong.get(line.name(column.name)),
            }
            for column in COLUMNS
        ],
        "way": plain_field(
            "select",
            line.name("way"),
            line.name("way"),
            pgettext("of a shipment", "Orientation"),
            error=wrong.get(line.name("way")),
            choices=[
                plain_choice(value, label, selected=value == line.way)
                for value, label in WAYS.items()
            ],
        ),
        "ticks": [
            _tick(line, "top", _("Nothing on top"), is_ticked=not line.is_stackable),
            _tick(line, "dangerous", _("Dangerous goods"), is_ticked=line.is_dangerous),
        ],
    }


def _tick(line: PieceLine, name: str, label: str, *, is_ticked: bool) -> Mapping[str, Any]:
    full = line.name(name)
    return plain_field("checkbox", full, full, label, value=YES, checked=is_ticked)


def _unit(query: LoadQuery, faults: Sequence[LoadFault]) -> Mapping[str, Any]:
    choices = [(EVERY_UNIT, _("Compare all, show the smallest container"))]
    choices += [(unit.code, str(UNIT_NAMES[unit.code])) for unit in load_units()]
    return plain_field(
        "select",
        "unit",
        "unit",
        _("Type of unit"),
        error=next((fault.message for fault in faults if fault.name == "unit"), None),
        choices=[plain_choice(code, label, selected=code == query.unit) for code, label in choices],
    )


def _summary(faults: Sequence[LoadFault]) -> SummaryView | None:
    if not faults:
        return None
    title = ngettext(
        "One answer needs another look", "{{count}} answers need another look", len(faults)
    )
    errors: list[ErrorView] = [
        {
            "id": fault.name,
            "message": _("{{label}}: {{problem}}", label=fault.label, problem=fault.message),
        }
        for fault in faults
    ]
    return {"title": title, "errors": errors}
