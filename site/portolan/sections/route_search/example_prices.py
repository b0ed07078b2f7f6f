"""Examples of how a price is put together, by lane and mode, from the table that editors keep.

The amounts are made up, in whole US dollars, and the page says so.
"""

import datetime as dt
from functools import cache
from pathlib import Path
from typing import NamedTuple

from babel.numbers import format_currency
from flask_babel.speaklater import LazyString

from forms.choices import AIR, FCL, LCL
from portolan.core.i18n import lazy
from portolan.domain.routes import Route
from portolan.domain.table import rows
from portolan.web.locale import current_locale

TABLE = Path(__file__).with_name("example_prices.csv")

CHARGES: dict[str, LazyString] = {
    "carriage": lazy("The carriage itself"),
    "origin_charges": lazy("Terminal and handling at origin"),
    "destination_charges": lazy("Terminal and handling at destination"),
    "documents": lazy("Documents and export filing"),
}

SHIPMENTS: dict[str, LazyString] = {
    FCL: lazy("One 40' High Cube container"),
    LCL: lazy("5 m³, 1,500 kg"),
    AIR: lazy("300 kg chargeable weight"),
}


class ExamplePrice(NamedTuple):
    """An example: its mode, its shipment, its charges in the order of the table, their sum."""

    mode: str
    shipment: str
    date: dt.date
    charges: tuple[str, ...]
    total: str


def example_prices(route: Route) -> list[ExamplePrice]:
    """The examples of a route, in the order of the table; none for most routes."""
    ends = route.origin.place.code, route.destination.place.code
    return [_example(row) for row in _table() if (row["origin"], row["destination"]) == ends]


def _example(row: dict[str, str]) -> ExamplePrice:
    amounts = [int(row[charge]) for charge in CHARGES]
    return ExamplePrice(
        row["mode"],
        str(SHIPMENTS[row["mode"]]),
        dt.date.fromisoformat(row["date"]),
        tuple(_written(amount) for amount in amounts),
        _written(sum(amounts)),
    )


def _written(amount: int) -> str:
    locale = current_locale().babel
    return str(format_currency(amount, "USD", "¤#,##0", locale=locale, currency_digits=False))


@cache
def _table() -> list[dict[str, str]]:
    return rows(TABLE, ("origin", "destination", "mode", "date", *CHARGES))
