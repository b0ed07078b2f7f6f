"""Courses keep off the land: seeded pairs of ports with a text of their own."""

from random import Random

from portolan.domain.places.build.by_hand import by_hand
from portolan.domain.sea import SeaNetwork, shortest
from portolan.domain.sea.lane import lane
from portolan.domain.sea.sea_route import LonLat
from tests.support.over_land import MOST_KM, over_land_km
from tests.support.sea import BerthOf

PAIRS, SEED = 300, 21


def test_land_is_measured_beyond_the_ends() -> None:
    """Straight from the Channel to the Mediterranean, and along a parallel of the Atlantic."""
    across = [LonLat(-1.5, 50.0), LonLat(4.0, 43.0)]
    at_sea = [LonLat(-40.0, 30.0), LonLat(-30.0, 30.0)]
    over = over_land_km([across, at_sea])
    assert 650 < over[0] < 850
    assert over[1] == 0


def test_courses_keep_off_the_land(network: SeaNetwork, berth: BerthOf) -> None:
    codes, chance = sorted(by_hand("ports")), Random(SEED)  # noqa: S311
    ways = [shortest(network, *map(berth, chance.sample(codes, 2))) for _ in range(PAIRS)]
    over = over_land_km([lane(way) for way in ways])
    assert max(over) <= MOST_KM
