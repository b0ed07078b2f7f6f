"""Print the courses that lead over land: `python -m tests.land`, in a few minutes."""

import random
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing

from portolan.core.config import INSTANCE
from portolan.domain.places.build.ports import port_list
from portolan.domain.routes.network_files import RouteNetworkFiles
from portolan.domain.sea import Approaches, NoSeaRoute, shortest
from portolan.domain.sea.errors import InlandPoint
from portolan.domain.sea.lane import lane
from portolan.domain.sea.lane_table import path_of
from portolan.domain.sea.sea_route import LonLat
from tests.support.over_land import MOST_KM, over_land_km, worst_leg
from tests.support.sea import real_network

SEED, OTHERS = 21, 2_000
MOST_LINES = 60

Course = tuple[str, Sequence[LonLat]]


def drawn() -> Iterator[Course]:
    """Yield the courses between all ports that are written up, as charts draw them."""
    with closing(sqlite3.connect(RouteNetworkFiles(INSTANCE / "route_network").lanes)) as lanes:
        for origin, destination, path in lanes.execute(
            "select origin, destination, path from sea_lane"
        ):
            yield f"{origin} {destination}", path_of(path)


def answered(count: int = OTHERS, seed: int = SEED) -> Iterator[Course]:
    """Yield courses between so many other pairs of ports, as the tools answer them."""
    ports, approaches = port_list(), Approaches.read()
    chance = random.Random(seed)  # noqa: S311 - the same pairs in every run
    left = count
    while left:
        ends = chance.sample(ports, 2)
        berths = (approaches.berth(port.code, port.position) for port in ends)
        try:
            yield " ".join(port.code for port in ends), lane(shortest(real_network(), *berths))
        except (InlandPoint, NoSeaRoute):
            continue
        left -= 1


def main() -> int:
    """Print how many courses lead over land, and the worst; return 1 if there is one."""
    result = 0
    for name, courses in (("drawn", list(drawn())), ("answered", list(answered()))):
        over = sorted(zip(over_land_km([path for _, path in courses]), courses, strict=True))
        bad = [(km, *course) for km, course in reversed(over) if km > MOST_KM]
        sys.stdout.write(f"{name}: {len(courses)} courses, {len(bad)} over land\n")
        for km, ends, path in bad[:MOST_LINES]:
            sys.stdout.write(f"  {ends} {km:.1f} km, most on {worst_leg(path)}\n")
        result += len(bad)
    return int(result > 0)


if __name__ == "__main__":
    sys.exit(main())
