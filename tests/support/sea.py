"""What the tests of the sea lanes share."""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import strategies as st

from portolan.core.config import INSTANCE
from portolan.domain.geo.position import Position
from portolan.domain.places.build.places_build import built_places
from portolan.domain.routes.network_build import berths_of, inputs_mark, is_built_from
from portolan.domain.routes.network_files import RouteNetworkFiles
from portolan.domain.sea import Berth, Passage, SeaNetwork
from portolan.domain.sea.build.build import build_sea_network
from portolan.domain.sea.network_file import read
from portolan.domain.sea.passage import bits_of
from portolan.domain.sea.ways import SeaEdge

BerthOf = Callable[[str], Berth]
"""The berth of a port by its UN/LOCODE."""

SUEZ, PANAMA, NORTHWEST = (
    bits_of(frozenset({each})) for each in (Passage.SUEZ, Passage.PANAMA, Passage.NORTHWEST)
)

positions = st.builds(
    Position, st.floats(min_value=-80, max_value=80), st.floats(min_value=-180, max_value=180)
)


@lru_cache(maxsize=1)
def sea_network_bytes() -> bytes:
    """The file of the real network: as `make content` has built it, or built now if that is old."""
    built = INSTANCE / "route_network"
    if is_built_from(inputs_mark(), built):
        return RouteNetworkFiles(built).network.read_bytes()
    with TemporaryDirectory() as folder:
        file = Path(folder) / "sea-network.bin"
        build_sea_network(file, berths_of(built_places()).values())
        return file.read_bytes()


@lru_cache(maxsize=1)
def real_network() -> SeaNetwork:
    """The real network as the site reads it."""
    return read(sea_network_bytes())


@st.composite
def crossings(draw: st.DrawFn) -> SeaNetwork:
    """Some network of up to 14 nodes, among them islands, passages, and many ways of one length."""
    nodes = draw(st.lists(positions, min_size=2, max_size=14, unique=True))
    ends = st.integers(min_value=0, max_value=len(nodes) - 1)
    pairs = draw(st.sets(st.tuples(ends, ends), max_size=40))
    miles = st.integers(min_value=1, max_value=9) | st.integers(min_value=1, max_value=9_000_000)
    passage = st.sampled_from([0, 0, 0, SUEZ, PANAMA, NORTHWEST])
    return SeaNetwork.of(
        nodes,
        [SeaEdge(a, b, draw(miles) / 1_000, draw(passage)) for a, b in sorted(pairs) if a < b],
    )
