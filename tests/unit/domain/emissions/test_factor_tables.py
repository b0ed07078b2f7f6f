"""The tables of factors: what they hold, to the digit, and that their parts add up."""

from decimal import Decimal

import pytest

from portolan.domain.emissions import DEFAULT_SET, Factor, Unit, factor_set, factor_sets
from portolan.domain.errors import UnknownCode
from portolan.domain.geo.distance import Basis
from portolan.domain.mode import Mode

FACTORS = [factor for each in factor_sets() for factor in each.factors]

DESNZ = """
sea container-ship-average         0.01612 0.00365 0.01977
sea container-ship-8000            0.01266 0.00287 0.01553
sea container-ship-3000            0.01681 0.00381 0.02062
sea container-ship-2000            0.02025 0.00459 0.02484
sea container-ship-1000            0.0325  0.00737 0.03987
sea container-ship-under-1000      0.03675 0.00833 0.04508
air long-haul                      0.5313  0.13516 0.66646
air long-haul        forcing       0.89939 0.13516 1.03455
air short-haul                     0.75539 0.20515 0.96054
air short-haul       forcing       1.27835 0.20515 1.4835
road articulated                   0.078   0.01823 0.09623
road articulated     refrigerated  0.0902  0.02114 0.11134
rail freight-train                 0.02779 0.00691 0.0347
"""
GLEC = """
sea container-ship                 0.0717
sea container-ship   refrigerated  0.1423
air over-1500-km                   0.788
road articulated                   0.089
rail freight-train                 0.0184
"""


def line(factor: Factor) -> list[str]:
    flags = [
        word
        for word, is_set in (
            ("forcing", factor.radiative_forcing),
            ("refrigerated", factor.refrigerated),
        )
        if is_set
    ]
    figures = [factor.direct, factor.wtt, factor.wtw]
    return [factor.mode, factor.vehicle, *flags, *(str(each) for each in figures if each)]


@pytest.mark.parametrize(("code", "published"), [("desnz-2025", DESNZ), ("glec-3.2", GLEC)])
def test_the_tables_are_the_published_ones_and_nothing_else(code: str, published: str) -> None:
    expected = [text.split() for text in published.strip().splitlines()]
    assert [line(factor) for factor in factor_set(code).factors] == expected


@pytest.mark.parametrize("factor", FACTORS, ids=lambda factor: f"{factor.factor_set} {factor.name}")
def test_parts_add_up_and_lines_are_whole(factor: Factor) -> None:
    if factor.direct is not None:
        assert factor.direct + (factor.wtt or 0) == factor.wtw
    assert factor.uplift == 1
    assert factor.value == factor.wtw > 0
    assert factor.year == 2025
    assert factor.name
    assert factor.source


def test_the_default_set_comes_first() -> None:
    assert factor_set() is factor_sets()[0]
    assert factor_set().code == DEFAULT_SET == "desnz-2025"
    assert [each.code for each in factor_sets()] == ["desnz-2025", "glec-3.2"]
    assert sum(len(each.factors) for each in factor_sets()) == 18


def test_the_conventions_of_a_set() -> None:
    uk, glec = factor_sets()
    assert (uk.tonnes_per_teu, uk.refrigerated_road) == (None, None)
    assert (glec.tonnes_per_teu, glec.refrigerated_road) == (Decimal(10), Decimal("1.12"))


def test_only_one_line_counts_containers_and_it_has_a_way_to_tonnes() -> None:
    by_teu = {factor.factor_set for factor in FACTORS if factor.unit is Unit.TEU_KM}
    assert by_teu == {"glec-3.2"}
    assert all(factor_set(code).tonnes_per_teu for code in by_teu)


def test_the_basis_of_every_line() -> None:
    results = {(factor.factor_set, factor.mode): factor.basis for factor in FACTORS}
    assert results == {
        ("desnz-2025", Mode.SEA): Basis.UNKNOWN,
        ("desnz-2025", Mode.AIR): Basis.GREAT_CIRCLE,
        ("desnz-2025", Mode.ROAD): Basis.UNKNOWN,
        ("desnz-2025", Mode.RAIL): Basis.UNKNOWN,
        ("glec-3.2", Mode.SEA): Basis.SHORTEST,
        ("glec-3.2", Mode.AIR): Basis.GREAT_CIRCLE,
        ("glec-3.2", Mode.ROAD): Basis.SHORTEST,
        ("glec-3.2", Mode.RAIL): Basis.UNKNOWN,
    }


def test_a_set_that_is_not_there() -> None:
    with pytest.raises(UnknownCode) as caught:
        factor_set("defra")
    assert (caught.value.field, caught.value.code) == ("factor_set", "defra")
