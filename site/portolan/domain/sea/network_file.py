"""The network as a file: small, quick to read, and the same bytes for the same network.

All numbers are little-endian. A line of text that says what the file is; the number of nodes, of
those at which ports are moored, of ways, of arcs of the hierarchy, of nodes in its core, of stored
climbs and of nodes that they reach, of the sets of closed passages for which there are reaches;
then one column after the other: latitudes and longitudes of the nodes in 1/100,000 of a degree;
those of `Ways`, with lengths in 1/1,000 of a nautical mile, and passages by their number in the
list of passages, counted from 1, or 0; those of `Hierarchy`, passages likewise; those of `Climbs`;
the sets as bits, and the lengths of `Reaches` for each. A network without a hierarchy, or without
ways, has neither arcs nor what follows them.
"""

from array import array
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path

from portolan.domain.sea.climbs import Climbs
from portolan.domain.sea.columns import Columns, ColumnsError, packed
from portolan.domain.sea.hierarchy import MILE, Hierarchy
from portolan.domain.sea.nearby import Nearby
from portolan.domain.sea.network import SeaNetwork
from portolan.domain.sea.positions import Positions
from portolan.domain.sea.reaches import Reaches
from portolan.domain.sea.ways import Ways

HEAD = b"portolan sea network 6\n"
DEGREE = 100_000


class NetworkFileError(Exception):
    """A file that is no network, has another format version, or is cut short."""


def written(network: SeaNetwork) -> bytes:
    """Return the bytes of the file."""
    return HEAD + b"".join(_written(network))


def read(data: bytes) -> SeaNetwork:
    """Return the network of a file's bytes; raise NetworkFileError if it is none."""
    if not data.startswith(HEAD):
        raise NetworkFileError("this is no network of the sea, or one of another make")
    columns = Columns(memoryview(data)[len(HEAD) :])
    try:
        network = _read(columns)
    except ColumnsError as error:
        raise NetworkFileError("the network of the sea is cut short") from error
    if columns.left:
        raise NetworkFileError("the network of the sea has something after its end")
    return network


def read_network(file: Path) -> SeaNetwork:
    """Return the network in a file; raise NetworkFileError if it is none."""
    return read(file.read_bytes())


def _written(network: SeaNetwork) -> Iterator[bytes]:
    nodes, ways = network.positions, network.ways
    hierarchy = network.hierarchy if ways.nodes else None
    yield packed("I", (len(nodes), len(network.nearby.nodes), len(ways.nodes), *_sizes(hierarchy)))
    for degrees in (nodes.latitudes, nodes.longitudes):
        yield packed("i", (round(each * DEGREE) for each in degrees))
    yield packed("I", ways.first)
    yield packed("H", ways.nodes)
    yield packed("I", (round(each * MILE) for each in ways.lengths_nm))
    yield packed("B", _numbers(ways.passages))
    if hierarchy:
        yield packed("I", hierarchy.first)
        yield packed("H", hierarchy.nodes)
        yield packed("I", hierarchy.lengths)
        yield packed("H", hierarchy.under)
        yield packed("B", _numbers(hierarchy.passages))
        yield packed("H", sorted(hierarchy.core))
        yield from _written_climbs(hierarchy.climbs)
        yield packed("I", hierarchy.reaches.lengths)
        for column in hierarchy.reaches.lengths.values():
            yield packed("I", column)


def _sizes(hierarchy: Hierarchy | None) -> tuple[int, ...]:
    if hierarchy is None:
        return 0, 0, 0, 0, 0
    climbs, reaches = hierarchy.climbs, hierarchy.reaches
    sizes = hierarchy.nodes, hierarchy.core, climbs.starts, climbs.nodes, reaches.lengths
    return tuple(map(len, sizes))


def _written_climbs(climbs: Climbs) -> Iterator[bytes]:
    yield packed("H", climbs.starts)
    yield packed("I", climbs.first)
    yield packed("H", climbs.nodes)
    yield packed("I", climbs.lengths)
    yield packed("H", climbs.before)


def _numbers(passages: Iterable[int]) -> Iterator[int]:
    return (each.bit_length() for each in passages)


def _read(columns: Columns) -> SeaNetwork:
    nodes, moorings, ways, *sizes = columns.take("I", 8)
    positions = Positions(_degrees(columns, nodes), _degrees(columns, nodes))
    return SeaNetwork(
        positions,
        _ways(columns, nodes, ways),
        Nearby.of(islice(positions, moorings)),
        _hierarchy(columns, nodes, sizes) if sizes[0] else None,
    )


def _degrees(columns: Columns, count: int) -> "array[float]":
    return array("d", [each / DEGREE for each in columns.take("i", count)])


def _ways(columns: Columns, nodes: int, ways: int) -> Ways:
    return Ways(
        columns.take("I", nodes + 1),
        columns.take("H", ways),
        array("d", [each / MILE for each in columns.take("I", ways)]),
        _passages(columns, ways),
    )


def _passages(columns: Columns, count: int) -> "array[int]":
    return array("I", ((1 << number) >> 1 for number in columns.take("B", count)))


def _hierarchy(columns: Columns, nodes: int, sizes: Sequence[int]) -> Hierarchy:
    arcs, core, climbs, climbed, reaches = sizes
    first = columns.take("I", nodes + 1)
    above, lengths, under = (columns.take(code, arcs) for code in "HIH")
    passages = _passages(columns, arcs)
    gates = columns.take("H", core)
    stored = _climbs(columns, climbs, climbed)
    closed_sets = columns.take("I", reaches)
    reached = {closed: columns.take("I", core * climbs) for closed in closed_sets}
    return Hierarchy(
        *(first, above, lengths, under, passages),
        frozenset(gates),
        stored,
        Reaches(gates, stored.starts, reached),
    )


def _climbs(columns: Columns, count: int, reached: int) -> Climbs:
    starts, first = columns.take("H", count), columns.take("I", count + 1)
    nodes, lengths, before = (columns.take(code, reached) for code in "HIH")
    return Climbs(starts, first, nodes, lengths, before)
