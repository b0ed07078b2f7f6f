"""Totals of a list by lane, mode, month and shipment, with the share of each."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from decimal import Decimal

from portolan.domain.emissions import Emission, FactorSet, factor_sets
from portolan.sections.shared.shipment_query.answer import AnsweredRow
from portolan.sections.shared.shipment_query.headings import ListColumn

ZERO = Decimal(0)
Rounding = Callable[[Decimal], Decimal]


def as_it_is(figure: Decimal) -> Decimal:
    """A figure with all its decimals."""
    return figure


@dataclass(frozen=True)
class SetTotal:
    """A sum by one set of factors, in kilograms of CO2e.

    `direct_kg` is the part from burning fuel, of the rows whose factor tells it apart, which emit
    `parted_kg`; `missing` rows have no factor in this set.
    """

    factors: FactorSet
    co2e_kg: Decimal
    direct_kg: Decimal
    parted_kg: Decimal
    missing: int
    tonne_km: Decimal

    @property
    def wtt_kg(self) -> Decimal:
        """The part from making the fuel, of the same rows."""
        return self.parted_kg - self.direct_kg

    @property
    def grams_per_tonne_km(self) -> Decimal | None:
        """The intensity, over the tonne-kilometers of the rows that have a figure."""
        return self.co2e_kg * 1000 / self.tonne_km if self.tonne_km else None


@dataclass(frozen=True)
class ListTotal:
    """The sum of some rows, by every set; `shares` are parts of the whole list, from 0 to 1.

    `weight_kg` is the cargo: that of a shipment with several legs counts once.
    """

    key: Hashable
    count: int
    weight_kg: Decimal
    tonne_km: Decimal
    by_set: Sequence[SetTotal]
    shares: Sequence[Decimal]


def total_of(rows: Sequence[AnsweredRow], rounding: Rounding = as_it_is) -> ListTotal:
    """The sum of all rows; `rounding` rounds their figures first, so that what is shown adds up."""
    by_set = _by_set(rows, rounding)
    return _total(None, rows, by_set, by_set)


def totals_by(
    rows: Sequence[AnsweredRow],
    key_of: Callable[[AnsweredRow], Hashable],
    rounding: Rounding = as_it_is,
) -> list[ListTotal]:
    """The sums of the rows of each key, the greatest first."""
    whole = _by_set(rows, rounding)
    groups: dict[Hashable, list[AnsweredRow]] = {}
    for row in rows:
        groups.setdefault(key_of(row), []).append(row)
    totals = [_total(key, group, _by_set(group, rounding), whole) for key, group in groups.items()]
    return sorted(totals, key=lambda one: [-each.co2e_kg for each in one.by_set])


def lane_of(one: AnsweredRow) -> Hashable:
    """The lane of a row: the names of its ends."""
    return one.names


def mode_name_of(one: AnsweredRow) -> Hashable:
    """The mode of a row."""
    return one.shipment.mode_name


def month_of_row(one: AnsweredRow) -> Hashable:
    """The month of a row; None without one."""
    return one.shipment.month


def reference_of(one: AnsweredRow) -> Hashable:
    """The shipment that a row is a leg of."""
    return one.row.texts.get(ListColumn.REFERENCE, "")


def has_legs(rows: Iterable[AnsweredRow]) -> bool:
    """Whether some rows are legs of one shipment: they have the same reference."""
    references = [reference for row in rows if (reference := reference_of(row))]
    return len(set(references)) < len(references)


def _total(
    key: Hashable,
    rows: Sequence[AnsweredRow],
    by_set: Sequence[SetTotal],
    whole: Sequence[SetTotal],
) -> ListTotal:
    return ListTotal(
        key,
        len(rows),
        _cargo_kg(rows),
        sum((row.tonne_km for row in rows), ZERO),
        by_set,
        [
            part.co2e_kg / every.co2e_kg if every.co2e_kg else ZERO
            for part, every in zip(by_set, whole, strict=True)
        ],
    )


def _cargo_kg(rows: Sequence[AnsweredRow]) -> Decimal:
    """The cargo of all rows; of legs with one reference, that of the lane with most."""
    shipments: dict[Hashable, dict[Hashable, Decimal]] = {}
    for row in rows:
        lanes = shipments.setdefault(reference_of(row) or row.row.number, {})
        leg = lane_of(row), mode_name_of(row)
        lanes[leg] = lanes.get(leg, ZERO) + row.shipment.cargo.weight_kg
    return sum((max(lanes.values()) for lanes in shipments.values()), ZERO)


def _by_set(rows: Sequence[AnsweredRow], rounding: Rounding) -> list[SetTotal]:
    return [
        _set_total(factors, [(row, row.emissions[place]) for row in rows], rounding)
        for place, factors in enumerate(factor_sets())
    ]


def _set_total(
    factors: FactorSet,
    figures: Sequence[tuple[AnsweredRow, Emission | None]],
    rounding: Rounding,
) -> SetTotal:
    known = [(row, emission) for row, emission in figures if emission]
    parted = [emission for _row, emission in known if emission.direct_kg is not None]
    return SetTotal(
        factors,
        sum((rounding(emission.co2e_kg) for _row, emission in known), ZERO),
        sum((rounding(emission.direct_kg or ZERO) for emission in parted), ZERO),
        sum((rounding(emission.co2e_kg) for emission in parted), ZERO),
        len(figures) - len(known),
        sum((row.tonne_km for row, _emission in known), ZERO),
    )
