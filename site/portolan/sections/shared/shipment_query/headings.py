"""The columns of a list, recognized by their names in every language, in any order."""

import re
import unicodedata
from collections.abc import Mapping
from decimal import Decimal
from enum import StrEnum
from typing import NamedTuple

from forms.units import WEIGHT_UNITS
from portolan.core.locales import UNSPACED, typed
from portolan.domain.geo.distance import KM_PER_NM

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


DISTANCE_UNITS: Mapping[str, Decimal] = {
    **dict.fromkeys(typed("km"), Decimal(1)),
    **dict.fromkeys(typed("mi"), KM_PER_MILE),
    **dict.fromkeys(typed("nm"), KM_PER_NM),
}
"""Kilometers in each unit of distance."""

UNITS = {ListColumn.WEIGHT: WEIGHT_UNITS, ListColumn.DISTANCE: DISTANCE_UNITS}
BY_NAME = {name: column for column in ListColumn for name in typed(column)}

_SEAM = re.compile(rf"(?<=[a-z0-9])(?={UNSPACED})|(?<={UNSPACED})(?=[a-z0-9])")
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
    # Said twice, in two languages perhaps: `箱量（TEU）`.
    if len(said := {BY_NAME.get(word) for word in words}) == 1 and (column := said.pop()):
        return ListHeading(column)
    for column, units in UNITS.items():
        rest = words[:-2] if words[-2:-1] == ["in"] else words[:-1]
        named = BY_NAME.get(" ".join(rest)) if rest else column
        if words[-1] in units and named is column:
            return ListHeading(column, words[-1])
    return None
