"""The hubs of small ports: the nearest by sea of those in hubs.csv, found by the build for each."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from math import inf
from pathlib import Path
from sqlite3 import Connection

from portolan.domain.geo.great_circle import great_circle_nm
from portolan.domain.places.place import LARGE, Place, PlaceKind
from portolan.domain.sea.approaches import Approaches
from portolan.domain.sea.errors import InlandPoint, NoSeaRoute
from portolan.domain.sea.network import SeaNetwork
from portolan.domain.sea.voyage import shortest
from portolan.domain.table import rows

TABLE = Path(__file__).with_name("hubs.csv")
COLUMNS = ("code", "note")

LOOKED_AT = 3
"""So many of the hubs that are nearest in a straight line are compared by sea."""

SCHEMA = "create table hub (port text primary key, hub text not null) strict, without rowid"

PortAndHub = tuple[str, str]
"""Their codes."""


def nearest_hubs(network: SeaNetwork, places: Sequence[Place]) -> Iterator[PortAndHub]:
    """Yield each of the places that may need a hub, and the hub; none where no ship can go."""
    approaches, by_code = Approaches.read(), {place.code: place for place in places}
    hubs = [by_code[row["code"]] for row in rows(TABLE, COLUMNS)] if places else []
    for place in places:
        is_on_water = place.kind is PlaceKind.OCEANPORT or place.code in approaches.by_code
        if is_on_water and place.importance < LARGE:
            hub = _nearest(network, approaches, place, hubs)
            if hub:
                yield place.code, hub.code


def _nearest(
    network: SeaNetwork, approaches: Approaches, port: Place, hubs: Iterable[Place]
) -> Place | None:
    straight = {hub: great_circle_nm(port.position, hub.position) for hub in hubs}
    berth = approaches.berth(port.code, port.position)
    least, nearest = inf, None
    for hub in sorted(straight, key=straight.__getitem__)[:LOOKED_AT]:
        if straight[hub] >= least:
            break  # Nor is it nearer by sea.
        with suppress(InlandPoint, NoSeaRoute):
            route = shortest(network, berth, approaches.berth(hub.code, hub.position))
            if route.distance_nm < least:
                least, nearest = route.distance_nm, hub
    return nearest


def write_hubs(connection: Connection, hubs: Iterable[PortAndHub]) -> None:
    """Create the table of a database and write the hubs to it; the caller commits."""
    connection.execute(SCHEMA)
    connection.executemany("insert into hub values (?, ?)", hubs)


def read_hub(connection: Connection, port: str) -> str | None:
    """Return the code of the hub of a small port, by its code."""
    row = connection.execute("select hub from hub where port = ?", (port,)).fetchone()
    return row[0] if row else None
