"""Ports in bays that the network leaves by one long way to the ocean."""

import pytest

from portolan.domain.sea import SeaNetwork, shortest
from tests.support.sea import BerthOf


@pytest.mark.parametrize(
    ("port", "least_nm", "most_nm"),
    [
        ("CABYR", 45, 65),
        ("CACRB", 45, 60),
        ("CAHRE", 45, 60),
        ("CAHOD", 55, 75),
        ("CALOP", 45, 65),
        ("CACLE", 105, 135),
    ],
)
def test_bays_of_newfoundland_are_around_the_cape_from_st_johns(
    network: SeaNetwork, berth: BerthOf, port: str, least_nm: float, most_nm: float
) -> None:
    way = shortest(network, berth("CASJF"), berth(port))
    assert least_nm < way.distance_nm < most_nm
