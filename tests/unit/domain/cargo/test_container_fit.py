"""How many containers a cargo needs, and which limit comes first."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portolan.domain.cargo import Bound, FitCaution, container_fit, smallest_single
from portolan.domain.cargo.container_fit import Fit
from portolan.domain.errors import OutOfRange

volumes = st.decimals(min_value="0.001", max_value=20_000, places=3)
weights = st.decimals(min_value="0.1", max_value=10_000_000, places=1)


def in_twenty_feet(volume_m3: float, weight_kg: float) -> Fit:
    return container_fit(volume_m3, weight_kg)[0]


def test_floor_tiles_reach_the_payload_first() -> None:
    """24,000 kg in 20 m³, from the help center: one box of twenty feet, about 60% of its space."""
    tiles = in_twenty_feet(20, 24_000)
    assert (tiles.count, tiles.limited_by) == (1, Bound.PAYLOAD)
    assert round(tiles.volume_share, 2) == Decimal("0.60")
    assert tiles.cautions == (FitCaution.MAKERS_DIFFER, FitCaution.ROAD_LIMIT)


@pytest.mark.parametrize(
    ("volume", "weight", "counts"),
    [
        (33.2, 28_180, [1, 2, 2, 2]),
        (33.201, 100, [2, 1, 1, 1]),
        (76.3, 26_540, [3, 2, 1, 2]),
        (99.6, 1000, [3, 2, 2, 2]),
        (99.601, 1000, [4, 2, 2, 2]),
        (10, 56_361, [3, 3, 3, 3]),
    ],
)
def test_counts_at_the_edge(volume: float, weight: int, counts: list[int]) -> None:
    assert [fit.count for fit in container_fit(volume, weight)] == counts


def test_a_full_container_is_warned_of_and_not_refused() -> None:
    assert FitCaution.GAPS in in_twenty_feet(33.2, 1000).cautions
    assert FitCaution.GAPS in in_twenty_feet(28.221, 1000).cautions
    assert FitCaution.GAPS not in in_twenty_feet(28.22, 1000).cautions
    assert FitCaution.ROAD_LIMIT not in in_twenty_feet(33.2, 1000).cautions


def test_the_smallest_that_is_enough() -> None:
    best = smallest_single(container_fit(60, 10_000))
    assert best is not None
    assert best.container.code == "40-standard"
    assert smallest_single(container_fit(200, 10_000)) is None


@given(volumes, weights)
def test_the_boxes_hold_the_cargo_and_one_less_would_not(volume: Decimal, weight: Decimal) -> None:
    for fit in container_fit(volume, weight):
        box = fit.container
        assert fit.count * box.volume_m3 >= volume
        assert fit.count * box.payload_kg >= weight
        fewer = fit.count - 1
        assert fewer * box.volume_m3 < volume or fewer * box.payload_kg < weight
        assert 0 < fit.volume_share <= 1
        assert 0 < fit.payload_share <= 1


@given(volumes, weights)
def test_the_limit_is_the_larger_share(volume: Decimal, weight: Decimal) -> None:
    for fit in container_fit(volume, weight):
        by_weight = fit.payload_share > fit.volume_share
        assert fit.limited_by is (Bound.PAYLOAD if by_weight else Bound.VOLUME)
        assert FitCaution.MAKERS_DIFFER in fit.cautions


@given(st.integers(1, 9000), st.integers(1, 4_000_000), st.integers(1, 9000), st.integers(1, 9000))
def test_more_cargo_never_needs_fewer_boxes(volume: int, weight: int, more: int, kg: int) -> None:
    for small, large in zip(
        container_fit(volume, weight), container_fit(volume + more, weight + kg), strict=True
    ):
        assert small.count <= large.count


@pytest.mark.parametrize(
    ("volume", "weight", "field"),
    [
        (0, 100, "volume_m3"),
        (float("nan"), 100, "volume_m3"),
        (20_001, 100, "volume_m3"),
        (1, 0, "weight_kg"),
        (1, -5, "weight_kg"),
        (1, float("inf"), "weight_kg"),
    ],
)
def test_what_is_no_cargo(volume: float, weight: float, field: str) -> None:
    with pytest.raises(OutOfRange) as caught:
        container_fit(volume, weight)
    assert caught.value.field == field
