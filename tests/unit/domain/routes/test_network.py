"""Places around a place: the nearest of a kind, and those within a distance."""

import pytest

from portolan.core.config import INSTANCE
from portolan.domain.geo.great_circle import great_circle_nm
from portolan.domain.places.place import PlaceKind
from portolan.domain.routes.network import FARTHEST_NEIGHBOR_NM, RouteNetwork

COUNT = 6


@pytest.fixture(scope="module")
def network() -> RouteNetwork:
    return RouteNetwork.read(INSTANCE / "route_network")


@pytest.mark.parametrize("kind", [PlaceKind.OCEANPORT, PlaceKind.AIRPORT])
@pytest.mark.parametrize("code", ["NLRTM", "AMS", "NRT", "IPC", "FJSUV", "ANC"])
def test_the_nearest_are_those_of_the_least_distances(
    network: RouteNetwork, code: str, kind: PlaceKind
) -> None:
    """In a crowd, on both sides of the antimeridian, and on an island far from all others."""
    place = network.by_code[code]
    lengths = sorted(
        (great_circle_nm(place.position, one.position), one.code)
        for one in network.of_kind(kind)
        if one != place
    )
    near = [each for each in lengths if each[0] <= FARTHEST_NEIGHBOR_NM]
    result = network.nearest(place, kind, COUNT)
    assert [one.place.code for one in result[: len(near)]] == [code for _, code in near[:COUNT]]
    reach_nm = lengths[3][0]
    within = network.within(place, kind, reach_nm)
    assert sorted((one.distance_nm, one.place.code) for one in within) == lengths[:4]
