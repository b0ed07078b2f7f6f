"""How many pieces a unit takes: published counts, and sums by hand that stand in each row."""

from typing import NamedTuple

import pytest

from portolan.domain.loading import LoadPiece, load_plan, load_unit
from tests.support.load_checks import assert_sound


class Fill(NamedTuple):
    """A piece in centimeters, how it may stand, and the most of it that a unit takes."""

    unit: str
    piece: tuple[float, float, float]
    most: int
    how: str = "upright"
    kg: float = 1


EURO, INDUSTRIAL, US = (120, 80, 100), (120, 100, 100), (121.9, 101.6, 100)
AMERICAN = (122, 102, 100)
FILLS = [
    # Published counts of pallets that are not stacked.
    Fill("20-standard", EURO, 11, "alone"),
    Fill("40-standard", EURO, 25, "alone"),
    Fill("40-high-cube", EURO, 25, "alone"),
    Fill("40-reefer", EURO, 23, "alone"),
    Fill("20-standard", INDUSTRIAL, 10, "alone"),
    # Twelve lengthwise of 1.0 m and ten of 1.2 m side by side: 1.0 + 1.2 of 2.35 m in width.
    Fill("40-standard", INDUSTRIAL, 22, "alone"),
    # 48 × 40 inches: 4 × 1.016 + 1.219 m beside 4 × 1.219 + 1.016 = 5.892 of 5.898 m.
    Fill("20-standard", US, 10, "alone"),
    # In whole centimeters only on a pinwheel: two of 2.24 m, and 1.22 m for the last two; in 40
    # feet four of 2.24 m, and five pallets on 3 × 1.02 m (3horsestrailer.com: 10, and 20 to 21).
    Fill("20-standard", AMERICAN, 10, "alone"),
    Fill("40-standard", AMERICAN, 21, "alone"),
    Fill("40-high-cube", AMERICAN, 21, "alone"),
    # Five pairs, and ten (containerload.org).
    Fill("20-standard", (110, 110, 100), 10, "alone"),
    Fill("40-standard", (110, 110, 100), 20, "alone"),
    # Eleven times three along (containerbasis.de); thirteen pairs across.
    Fill("45-pallet-wide", EURO, 33, "alone"),
    Fill("45-pallet-wide", INDUSTRIAL, 26, "alone"),
    # Stacked twice: on a pinwheel, and under 2.392 m.
    Fill("20-standard", (122, 102, 110), 20),
    Fill("40-standard", (120, 80, 110), 50),
    # Standing as given: 9 × 5 × 5 of 589.8 × 235 × 239.2 cm.
    Fill("20-standard", (60, 40, 40), 225, "given"),
    # 11 × 5 × 7.
    Fill("20-standard", (50, 40, 30), 385, "given"),
    # 14 × 7 × 9.
    Fill("20-standard", (40, 30, 25), 882, "given"),
    # Drums of 60 × 90 cm: 9 × 3 × 2; of 1,000 kg only the payload of 28,180 kg.
    Fill("20-standard", (60, 60, 90), 54),
    Fill("20-standard", (60, 60, 90), 28, kg=1000),
    # Cubes of a meter: 5 × 2 × 2, 12 × 2 × 2, and 11 × 2 × 2 below the load line.
    Fill("20-standard", (100, 100, 100), 20),
    Fill("40-high-cube", (100, 100, 100), 48),
    Fill("40-reefer", (100, 100, 100), 44),
    # The module of 60 × 40 cm: four on a Euro pallet, five on an industrial one, five layers high.
    Fill("euro-pallet", (60, 40, 30), 20),
    Fill("industrial-pallet", (60, 40, 30), 25),
    # Eight of 40 × 30 cm on a Euro pallet.
    Fill("euro-pallet", (40, 30, 30), 40),
    # 6 × 4 × 3 of 304 × 230 × 160 cm; 3 × 3 × 3 of 148.2 × 145.4 × 154.6 cm.
    Fill("pmc", (50, 50, 50), 72),
    Fill("ake", (40, 40, 40), 27),
]


@pytest.mark.parametrize("fill", FILLS, ids=str)
def test_known_fills(fill: Fill) -> None:
    """All go into one unit; one more needs another."""
    for count, units in ((fill.most, 1), (fill.most + 1, 2)):
        plan = load_plan(load_unit(fill.unit), [_piece(fill, count)])
        assert_sound(plan)
        assert (plan.units, plan.is_complete) == (units, True)


def _piece(fill: Fill, count: int) -> LoadPiece:
    length, width, height = (round(side * 10) for side in fill.piece)
    return LoadPiece(
        (length, width, height),
        fill.kg,
        count,
        stackable=fill.how != "alone",
        turns=fill.how != "given",
    )
