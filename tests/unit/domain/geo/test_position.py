"""Positions as mariners write them."""

import pytest

from portolan.domain.geo.position import Position, in_degrees_and_minutes


@pytest.mark.parametrize(
    ("latitude", "longitude", "text"),
    [
        (31.2222, 121.4581, "31°13'N 121°27'E"),
        (-33.999, -70.5, "34°00'S 70°30'W"),
        (0, 0, "0°00'N 0°00'E"),
        (0.5, -0.05, "0°30'N 0°03'W"),
    ],
)
def test_a_position_to_the_minute(latitude: float, longitude: float, text: str) -> None:
    assert in_degrees_and_minutes(Position(latitude, longitude)) == text
