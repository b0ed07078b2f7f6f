"""Examples of how a price is put together, by lane and mode, from the table that editors keep.

The amounts are made up, in whole US dollars, and the page says so.
"""

import datetime as dt
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from babel.numbers import format_currency
from flask_babel.speaklater import LazyString

from forms.choices import AIR, FCL, LCL
from portolan.core.i18n import lazy
from portolan.domain.geo.distance import great_circle_km
from portolan.domain.places.place import Place
from portolan.domain.routes.network import RouteNetwork
from portolan.domain.table import rows
from portolan.web.locale import current_locale
from portolan.web.route_network import route_network

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


Lane = tuple[Place, Place]
"""Origin and destination."""


class Examples(NamedTuple):
    """The examples of a lane by mode, in the order of the table; its ends if it is another lane."""

    prices: list["ExamplePrice"]
    ends: Lane | None


class ExamplePrice(NamedTuple):
    """An example: its mode, its shipment, its charges in the order of the table, their sum."""

    mode: str
    shipment: str
    date: dt.date
    charges: tuple[str, ...]
    total: str


def example_prices(origin: Place, destination: Place, *, by_sea: bool, by_air: bool) -> Examples:
    """The examples of a lane, else of the nearest between the same countries; none for most."""
    modes = {FCL: by_sea, LCL: by_sea, AIR: by_air}
    near = _lanes(route_network()).get((origin.country, destination.country))
    if not near:
        return Examples([], None)
    lane = min(near, key=lambda one: _apart_km(one, (origin, destination)))
    codes = [place.code for place in lane]
    every = [row for row in _table() if [row["origin"], row["destination"]] == codes]
    prices = [_example(row) for row in every if modes[row["mode"]]]
    return Examples(prices, None if codes == [origin.code, destination.code] else lane)


def _apart_km(one: Lane, other: Lane) -> float:
    return sum(great_circle_km(a.position, b.position) for a, b in zip(one, other, strict=True))


@lru_cache(maxsize=1)
def _lanes(network: RouteNetwork) -> Mapping[tuple[str, str], Sequence[Lane]]:
    """The lanes of the table by the countries of their ends."""
    lanes: dict[tuple[str, str], list[Lane]] = {}
    for codes in dict.fromkeys((row["origin"], row["destination"]) for row in _table()):
        origin, destination = (network.by_code[code] for code in codes)
        lanes.setdefault((origin.country, destination.country), []).append((origin, destination))
    return lanes


def _example(row: dict[str, str]) -> ExamplePrice:
    amounts = [int(row[charge]) for charge in CHARGES]
    locale = current_locale().babel
    return ExamplePrice(
        row["mode"],
        str(SHIPMENTS[row["mode"]]),
        dt.date.fromisoformat(row["date"]),
        tuple(_written(amount, locale) for amount in amounts),
        _written(sum(amounts), locale),
    )


@cache
def _written(amount: int, locale: str) -> str:
    return str(format_currency(amount, "USD", "¤#,##0", locale=locale, currency_digits=False))


@cache
def _table() -> list[dict[str, str]]:
    return rows(TABLE, ("origin", "destination", "mode", "date", *CHARGES))
