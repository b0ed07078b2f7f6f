"""The cargo of a query: by weight, by volume, by pieces or by containers.

Each factor takes its own measure. Without a weight, 10 tonnes fill a twenty-foot unit, the
convention of the GLEC Framework, and a volume fills its share of a 20' container; figures based on
either are marked as estimates.
"""

from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum

from forms.choices import FCL
from forms.figures import amount_of, count_of, total_of
from forms.units import VOLUME_UNITS, WEIGHT_UNITS
from portolan.core.i18n import _
from portolan.domain.cargo import container, pieces_volume_m3, pieces_weight_kg, teu
from portolan.domain.emissions import factor_set
from portolan.domain.errors import OutOfRange
from portolan.domain.limits import VOLUME_M3, WEIGHT_KG, Limit
from portolan.sections.shared.emissions_query.pieces import ROWS_ARG
from portolan.sections.shared.emissions_query.problems import Problem
from portolan.sections.shared.emissions_query.query import RAIL, ROAD, EmissionsQuery
from portolan.web.templating import number

CONVENTION_SET = "glec-3.2"
ONE_TEU = "20-standard"
KG_PER_TONNE = 1000
MOST_TEU = Decimal(1000)
IN_CONTAINERS = (FCL, ROAD, RAIL)


class Assumed(StrEnum):
    """The basis of an assumed weight."""

    CONTAINERS = "containers"
    VOLUME = "volume"


@dataclass(frozen=True)
class Cargo:
    """The cargo; `payload_kg` is the maximum of its containers, if it has any."""

    weight_kg: Decimal
    teu: Decimal | None = None
    payload_kg: Decimal | None = None
    assumed: Assumed | None = None

    @property
    def is_overweight(self) -> bool:
        """Whether the weight exceeds the payload of the containers."""
        return self.payload_kg is not None and self.weight_kg > self.payload_kg


def tonnes_per_teu() -> Decimal:
    """Tonnes of goods in a twenty-foot unit, by convention."""
    return factor_set(CONVENTION_SET).tonnes_per_teu or Decimal(1)


def kg_per_m3() -> Decimal:
    """Kilograms per cubic meter, by the same convention."""
    return tonnes_per_teu() * KG_PER_TONNE / container(ONE_TEU).volume_m3


def cargo_of(query: EmissionsQuery, problems: list[Problem]) -> Cargo | None:
    """The cargo; None if invalid, with the reasons added to `problems`."""
    before = len(problems)
    weight = amount(query, "weight_kg", WEIGHT_KG, problems)
    volume = amount(query, "volume_m3", VOLUME_M3, problems)
    rows_weight, rows_volume = _of_rows(query, problems)
    counts = _counts(query, problems)
    if len(problems) > before:
        return None
    weight, volume = weight or rows_weight, volume or rows_volume
    if not (weight or volume or counts):
        text = _("Give a weight, a volume, rows of pieces or a number of containers.")
        problems.append(Problem("weight_kg", text))
        return None
    return _cargo(weight, volume, counts)


def _of_rows(
    query: EmissionsQuery, problems: list[Problem]
) -> tuple[Decimal | None, Decimal | None]:
    """Weight and volume of the rows of pieces; None of what they do not give."""
    rows = query.pieces
    if rows.errors:
        problems.append(Problem(ROWS_ARG, str(rows.errors[0])))
        return None, None
    weight, volume = pieces_weight_kg(rows.pieces), pieces_volume_m3(rows.pieces)
    try:
        return weight and WEIGHT_KG.checked(weight), volume and VOLUME_M3.checked(volume)
    except OutOfRange as error:
        problems.append(Problem(ROWS_ARG, between(error.low, error.high)))
        return None, None


def amount(
    query: EmissionsQuery, field: str, limit: Limit, problems: list[Problem]
) -> Decimal | None:
    """The number in a field; None if empty, or if invalid, which adds a problem."""
    if not query[field]:
        return None
    number = figure_in(query[field], limit)
    if number is None:
        problems.append(Problem(field, _("Write a positive number, such as 1,250.5.")))
        return None
    try:
        return limit.checked(number)
    except OutOfRange as error:
        problems.append(Problem(field, between(error.low, error.high)))
        return None


def figure_in(text: str, limit: Limit) -> Decimal | None:
    """The number in a text, in the unit of its limit."""
    if limit is WEIGHT_KG:
        return total_of(text, WEIGHT_UNITS)
    return total_of(text, VOLUME_UNITS) if limit is VOLUME_M3 else amount_of(text)


def between(low: Decimal, high: Decimal) -> str:
    """The message for a number out of bounds."""
    digits = max(0, -int(low.normalize().as_tuple().exponent))
    return _("From {{low}} to {{high}}.", low=number(float(low), digits), high=number(float(high)))


def _counts(query: EmissionsQuery, problems: list[Problem]) -> dict[str, int]:
    typed = {code: text for code, text in query.counts.items() if text}
    counts = {code: count_of(text) for code, text in typed.items()}
    field = "containers"
    if None in counts.values():
        problems.append(Problem(field, _("Write whole numbers of containers, such as 2.")))
        return {}
    positive = {code: count for code, count in counts.items() if count}
    if typed and not positive:
        problems.append(
            Problem(field, _("Enter at least one container, or leave these fields empty."))
        )
    if positive and query["mode"] not in IN_CONTAINERS:
        text = _("This mode takes no containers. Give a weight or a volume.")
        problems.append(Problem(field, text))
    if positive and teu(positive) > MOST_TEU:
        most = number(int(MOST_TEU))
        problems.append(Problem(field, _("At most {{most}} TEU together.", most=most)))
    return positive


def _cargo(weight: Decimal | None, volume: Decimal | None, counts: dict[str, int]) -> Cargo:
    units = teu(counts) if counts else None
    payload = sum((container(code).payload_kg * n for code, n in counts.items()), Decimal(0))
    if weight:
        return Cargo(weight, units, payload or None)
    if units:
        weight = units * tonnes_per_teu() * KG_PER_TONNE
        return Cargo(weight, units, assumed=Assumed.CONTAINERS)
    return Cargo((volume or Decimal(0)) * kg_per_m3(), assumed=Assumed.VOLUME)
