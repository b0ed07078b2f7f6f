"""The columns of a list, recognized by their names in every language, in any order."""

import re
import unicodedata
from collections.abc import Mapping
from decimal import Decimal
from enum import StrEnum
from typing import NamedTuple

from portolan.core.locales import typed
from portolan.domain.geo.distance import KM_PER_NM

KG_PER_POUND = Decimal("0.45359237")
KM_PER_MILE = Decimal("1.609344")


class ListColumn(StrEnum):
    """A column that is read, in the order of the template."""

    REFERENCE = "reference"
    DATE = "date"
    ORIGIN = "origin"
    DESTINATION = "destination"
    MODE = "mode"
    WEIGHT = "weight"
    UNIT = "unit"
    TEU = "teu"
    DISTANCE = "distance"
    REFRIGERATED = "refrigerated"


NAMES: Mapping[ListColumn, str] = {
    ListColumn.REFERENCE: (
        "reference|ref|ref no|ref number|reference no|reference number|shipment|shipment id|"
        "shipment no|shipment number|id|no|number|booking|booking no|booking number|order|"
        "order no|po|po number|bl|bl no|b l|awb|job|file|file no"
    ),
    ListColumn.DATE: (
        "date|month|day|period|departure date|date of departure|ship date|shipping date|"
        "shipment date|etd|atd"
    ),
    ListColumn.ORIGIN: (
        "origin|from|pol|port of loading|loading port|load port|origin port|port of origin|"
        "departure|departure port|place of departure|start|place of receipt|"
        "airport of departure|shipped from|origin city"
    ),
    ListColumn.DESTINATION: (
        "destination|to|pod|port of discharge|discharge port|destination port|"
        "port of destination|arrival|arrival port|place of delivery|end|"
        "airport of destination|shipped to|destination city|place of arrival"
    ),
    ListColumn.MODE: (
        "mode|transport mode|mode of transport|transport|transportation|by|means|service|"
        "shipping mode"
    ),
    ListColumn.WEIGHT: (
        "weight|gross weight|cargo weight|total weight|gross|mass|actual weight|gw|g w"
    ),
    ListColumn.UNIT: "unit|uom|weight unit|unit of weight|weight uom|unit of measure",
    ListColumn.TEU: "teu|teus|number of teu|containers teu",
    ListColumn.DISTANCE: "distance|own distance",
    ListColumn.REFRIGERATED: (
        "refrigerated|reefer|cold|cold chain|temperature controlled|refrigerated goods"
    ),
}

WEIGHT_UNITS: Mapping[str, Decimal] = {
    **dict.fromkeys(("kg", "kgs", "kilogram", "kilograms", *typed("kg")), Decimal(1)),
    **dict.fromkeys(
        ("t", "to", "ton", "tons", "tonne", "tonnes", "mt", *typed("t")), Decimal(1000)
    ),
    **dict.fromkeys(("lb", "lbs", "pound", "pounds", *typed("lb")), KG_PER_POUND),
}
"""Kilograms in each unit of weight. A ton is one of 1,000 kg."""

DISTANCE_UNITS: Mapping[str, Decimal] = {
    **dict.fromkeys(("km", "kms", "kilometer", "kilometers", "kilometre", "kilometres",
                     *typed("km")), Decimal(1)),
    **dict.fromkeys(("mi", "mile", "miles", *typed("mi")), KM_PER_MILE),
    **dict.fromkeys(("nm", "nmi", *typed("nm")), KM_PER_NM),
}  # fmt: skip
"""Kilometers in each unit of distance."""

UNITS = {ListColumn.WEIGHT: WEIGHT_UNITS, ListColumn.DISTANCE: DISTANCE_UNITS}
BY_NAME = {
    name: column for column, names in NAMES.items() for name in (*names.split("|"), *typed(column))
}

_SEAM = re.compile(r"(?<=[a-z0-9])(?=[\u4e00-\u9fff])|(?<=[\u4e00-\u9fff])(?=[a-z0-9])")
_OTHER = re.compile(r"[\W_]+")


class ListHeading(NamedTuple):
    """A column with the unit that its name says; empty if it says none."""

    column: ListColumn
    unit: str = ""


def heading_of(text: str) -> ListHeading | None:
    """The column that a name means: `Gross weight (t)`, `重量/吨`; None for any other text."""
    plain = _SEAM.sub(" ", unicodedata.normalize("NFKC", text[:80]).casefold())
    words = [word for word in _OTHER.split(plain) if word]
    if column := BY_NAME.get(" ".join(words)):
        return ListHeading(column)
    if not words:
        return None
    for column, units in UNITS.items():
        rest = words[:-2] if words[-2:-1] == ["in"] else words[:-1]
        named = BY_NAME.get(" ".join(rest)) if rest else column
        if words[-1] in units and named is column:
            return ListHeading(column, words[-1])
    return None
