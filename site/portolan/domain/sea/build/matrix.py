"""The table of ways between all curated ports: computed once, read by pages.

A way is kept in one direction, from the code that sorts first, since ships sail back the same way.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from sqlite3 import Connection
from struct import pack, unpack

from portolan.domain.geo.position import FULL_TURN, longitude_near
from portolan.domain.sea.build.hierarchy import hierarchy_of
from portolan.domain.sea.lane import lane
from portolan.domain.sea.network import SeaNetwork
from portolan.domain.sea.passage import ARCTIC, CANALS, FEEDER_CANALS, Passage, bits_of
from portolan.domain.sea.sea_route import LonLat
from portolan.domain.sea.shortest_path import ShortestPath
from portolan.domain.sea.voyage import (
    Berth,
    Mooring,
    by_river,
    is_for_feeders,
    moored,
    route_of,
)

SCHEMA = """
create table sea_lane (
  origin text not null,
  destination text not null,
  by_cape integer not null,
  distance_nm real not null,
  passages text not null,
  path blob not null,
  primary key (origin, destination, by_cape)
) strict, without rowid
"""
# Paths are kept in whole thousandths of a degree, about 100 m: more than any chart shows.
DEGREE = 1_000

CLOSED = (ARCTIC | FEEDER_CANALS, ARCTIC | FEEDER_CANALS | CANALS, ARCTIC)
"""What is closed to a large ship, to one by the Cape, and to a feeder."""

WayTo = Callable[[int], ShortestPath | None]
"""What finds the way to a node from the one where it begins."""


@dataclass(frozen=True, slots=True)
class SeaLane:
    """A way between two ports by UN/LOCODE: nautical miles, passages, course for charts.

    Between two ports there is the shortest way, and where that takes a canal the one by the Cape.
    The path is empty where nobody draws it.
    """

    origin: str
    destination: str
    by_cape: bool
    distance_nm: float
    passages: tuple[Passage, ...]
    path: tuple[LonLat, ...] = ()


def sea_lanes(network: SeaNetwork, berths: Mapping[str, Berth]) -> Iterator[SeaLane]:
    """Yield the ways between all pairs of ports; raise InlandPoint for a port away from the sea."""
    hierarchy = network.hierarchy or hierarchy_of(network)
    moorings = [(code, moored(network, berth)) for code, berth in sorted(berths.items())]
    for number, (origin, start) in enumerate(moorings):
        by_canal, by_cape, by_feeder = (
            hierarchy.ways_from(start.node, bits_of(closed)) for closed in CLOSED
        )
        for destination, goal in moorings[number + 1 :]:
            ends = (origin, start), (destination, goal)
            first = _lane(network, (by_canal, by_feeder), *ends, by_cape=False)
            yield from filter(None, [first])
            if first and not CANALS.isdisjoint(first.passages):
                yield from filter(None, [_lane(network, (by_cape,), *ends, by_cape=True)])


def _lane(
    network: SeaNetwork,
    ways: tuple[WayTo, ...],
    origin: tuple[str, Mooring],
    destination: tuple[str, Mooring],
    *,
    by_cape: bool,
) -> SeaLane | None:
    """The lane by the first of the ways; by the last where a feeder sails."""
    path = ways[0](destination[1].node)
    if path is None:
        return None
    route = by_river(origin[1], destination[1]) or route_of(
        network, origin[1], path, destination[1]
    )
    if is_for_feeders(route) and (small := ways[-1](destination[1].node)):
        route = route_of(network, origin[1], small, destination[1])
    course = tuple(LonLat(*(round(each * DEGREE) / DEGREE for each in at)) for at in lane(route))
    ends = origin[0], destination[0]
    return SeaLane(*ends, by_cape, route.distance_nm, route.passages, course)


def write_lanes(connection: Connection, lanes: Iterable[SeaLane]) -> None:
    """Create the table of a database and write the ways to it; the caller commits."""
    connection.execute(SCHEMA)
    connection.executemany("insert into sea_lane values (?, ?, ?, ?, ?, ?)", map(_row, lanes))


def read_lanes(
    connection: Connection, origin: str, destination: str, *, drawn: bool = True
) -> list[SeaLane]:
    """Return the ways between two ports, the shortest first; none for ports not in the table.

    Those that are not to be drawn come without their paths, in a tenth of the time.
    """
    first, last = sorted((origin, destination))
    path = "path" if drawn else "x''"
    rows = connection.execute(
        f"select origin, destination, by_cape, distance_nm, passages, {path} from sea_lane"  # noqa: S608 - constants
        " where origin = ? and destination = ? order by by_cape",
        (first, last),
    )
    lanes = [_lane_of(row) for row in rows]
    return lanes if origin == first else [_back(each) for each in lanes]


def _row(each: SeaLane) -> tuple[str, str, int, float, str, bytes]:
    whole = [round(degrees * DEGREE) for position in each.path for degrees in position]
    path = pack(f"<{len(whole)}i", *whole)
    ends = each.origin, each.destination
    return *ends, int(each.by_cape), each.distance_nm, " ".join(each.passages), path


def _lane_of(row: tuple[str, str, int, float, str, bytes]) -> SeaLane:
    origin, destination, by_cape, distance_nm, passages, path = row
    sailed = tuple(map(Passage, passages.split()))
    return SeaLane(origin, destination, bool(by_cape), distance_nm, sailed, path_of(path))


def path_of(path: bytes) -> tuple[LonLat, ...]:
    """Return the course that a row of the table has as bytes."""
    degrees = [whole / DEGREE for whole in unpack(f"<{len(path) // 4}i", path)]
    return tuple(map(LonLat, degrees[0::2], degrees[1::2]))


def _back(there: SeaLane) -> SeaLane:
    """Return the way back; its longitudes begin between -180 and 180."""
    sailed, course = tuple(reversed(there.passages)), _reversed(there.path)
    return SeaLane(
        there.destination, there.origin, there.by_cape, there.distance_nm, sailed, course
    )


def _reversed(path: tuple[LonLat, ...]) -> tuple[LonLat, ...]:
    if not path:
        return ()
    last = path[-1].longitude
    turn = round((longitude_near(last, 0) - last) / FULL_TURN) * FULL_TURN
    return tuple(LonLat(x + turn, y) for x, y in reversed(path))
