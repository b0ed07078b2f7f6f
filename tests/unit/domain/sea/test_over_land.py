"""Courses keep off the land: between all ports with a text of their own, and seeded others."""

from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from random import Random

from portolan.domain.places.build.places_build import built_places
from portolan.domain.places.build.ports import port_list
from portolan.domain.places.place import WRITTEN_UP
from portolan.domain.routes.network_build import berths_of
from portolan.domain.sea import InlandPoint, NoSeaRoute, SeaNetwork, shortest
from portolan.domain.sea.build.matrix import sea_lanes
from portolan.domain.sea.lane import lane
from portolan.domain.sea.sea_route import LonLat
from tests.support.matrix import one_in
from tests.support.over_land import MOST_KM, over_land_km
from tests.support.sea import BerthOf

PAIRS, SEED = 2_000, 21
UP_RIVERS = 7
"""So many of those courses end up a river or fjord that the coast 1:10 million does not show."""


def test_land_is_measured_beyond_the_ends() -> None:
    """Straight from the Channel to the Mediterranean, and along a parallel of the Atlantic."""
    across = [LonLat(-1.5, 50.0), LonLat(4.0, 43.0)]
    at_sea = [LonLat(-40.0, 30.0), LonLat(-30.0, 30.0)]
    over = over_land_km([across, at_sea])
    assert 650 < over[0] < 850
    assert over[1] == 0


def test_courses_keep_off_the_land(network: SeaNetwork) -> None:
    written_up = berths_of(each for each in built_places() if each.importance == WRITTEN_UP)
    lanes = [each.path for each in sea_lanes(network, written_up)]
    assert len(lanes) > len(written_up) ** 2 / 2
    assert max(over_land_km(one_in(3, lanes))) <= MOST_KM


def test_courses_of_other_ports_keep_off_the_land(network: SeaNetwork, berth: BerthOf) -> None:
    courses = list(islice(seeded_courses(network, berth), PAIRS))
    assert len(courses) == PAIRS
    over = [km for km in over_land_km(courses) if km > MOST_KM]
    assert len(over) <= UP_RIVERS


def seeded_courses(network: SeaNetwork, berth: BerthOf) -> Iterator[tuple[LonLat, ...]]:
    """Courses between ports by lot; some have no sea near, and some lie on the Caspian."""
    codes = [port.code for port in port_list()]
    chance = Random(SEED)  # noqa: S311 - the same pairs in every run
    while True:
        with suppress(InlandPoint, NoSeaRoute):
            yield lane(shortest(network, *map(berth, chance.sample(codes, 2))))
