"""The table of ways between written-up ports: computed by the build, read by pages.

A way is kept in one direction, from the code that sorts first, since ships sail back the same way.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from sqlite3 import Connection
from struct import pack, unpack

from portolan.domain.geo.position import FULL_TURN, longitude_near
from portolan.domain.sea.passage import Passage
from portolan.domain.sea.sea_route import LonLat

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
