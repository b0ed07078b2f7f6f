"""The coasts of the world, sorted into bands of longitude."""

import random
from math import pi

import pytest

from portolan.drawing.maps.clip import Frame
from portolan.drawing.maps.shore import shore_of
from portolan.drawing.maps.world import Land


def square(left: float, width: float) -> list[tuple[float, float]]:
    return [(left, 0), (left + width, 0), (left + width, 0.1), (left, 0.1)]


@pytest.fixture
def land() -> Land:
    """Islands all around the earth, some of them as wide as a continent."""
    dice = random.Random(1)  # noqa: S311 - the same islands in every run
    spans = [(dice.uniform(-4, 3), dice.choice([0.01, 0.1, 2])) for _ in range(300)]
    return Land.of([shore_of(square(left, width)) for left, width in spans])


def meets(box: Frame, west: float, east: float) -> bool:
    return box.right >= west and box.left <= east


def test_no_coast_between_two_longitudes_is_missed(land: Land) -> None:
    dice = random.Random(2)  # noqa: S311 - the same windows in every run
    for _ in range(200):
        west = dice.uniform(-2 * pi, 2 * pi)
        east = west + dice.choice([0, 0.05, 0.4, 7])
        results = list(land.near(west, east))
        expected = [i for i, box in enumerate(land.boxes) if meets(box, west, east)]
        assert [i for i in results if meets(land.boxes[i], west, east)] == expected
        assert results == sorted(set(results))


def test_a_narrow_window_asks_few_coasts(land: Land) -> None:
    assert len(list(land.near(0, 0.1))) < len(land.boxes) / 2
