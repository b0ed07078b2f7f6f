"""Answers to the questions on places: each is written into the cells that it is for."""

from collections.abc import Iterable, Mapping

from portolan.domain.mode import MODES, Mode
from portolan.domain.places.place import Place
from portolan.sections.shared.shipment_query.headings import ListColumn
from portolan.sections.shared.shipment_query.table import ShipmentTable, TableRow
from portolan.sections.shared.shipment_query.words import mode_of
from portolan.web.place_names import written
from portolan.web.route_network import route_network

ENDS = (ListColumn.ORIGIN, ListColumn.DESTINATION)
Chosen = Mapping[tuple[Mode, str], Place]


def choice_value(mode: Mode, text: str, place: Place) -> str:
    """A choice as a form sends it: the mode, the place, and the text that means it."""
    return f"{mode} {place.slug} {text}"


def chosen_of(values: Iterable[str]) -> Chosen:
    """The places that were chosen; what is no choice is left out."""
    chosen: dict[tuple[Mode, str], Place] = {}
    for value in values:
        mode, _, rest = value.partition(" ")
        slug, _, text = rest.partition(" ")
        place = route_network().by_slug.get(slug)
        if mode in list(Mode) and place and text:
            chosen[Mode(mode), text] = place
    return chosen


def with_choices(table: ShipmentTable, chosen: Chosen) -> ShipmentTable:
    """The table with the chosen places in the cells of their texts."""
    return table.with_rows([_with_choices(row, chosen) for row in table.rows]) if chosen else table


def _with_choices(row: TableRow, chosen: Chosen) -> TableRow:
    mode = mode_of(row.texts.get(ListColumn.MODE, ""))
    if mode is None:
        return row
    places = {
        column: written(place)
        for column in ENDS
        if (place := chosen.get((MODES[mode], row.texts.get(column, ""))))
    }
    return TableRow(row.number, {**row.texts, **places})
