"""The file of the network: the same network back, the same bytes again, no other file taken."""

from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
from hypothesis import given, settings

from portolan.domain.sea import NetworkFileError, Passage, SeaNetwork, read_network
from portolan.domain.sea.build.build import sea_network
from portolan.domain.sea.build.gates import read_gates
from portolan.domain.sea.build.hierarchy import hierarchy_of
from portolan.domain.sea.build.marnet import Ways, marnet_file, read_marnet
from portolan.domain.sea.hierarchy import Hierarchy
from portolan.domain.sea.network_file import HEAD, read, written
from portolan.domain.sea.passage import PASSAGES
from tests.support.sea import crossings, sea_network_bytes


def columns(hierarchy: Hierarchy) -> list[list[int]]:
    return [
        list(each)
        for each in (
            *(hierarchy.first, hierarchy.nodes, hierarchy.lengths),
            *(hierarchy.under, hierarchy.passages),
        )
    ]


@given(crossings())
@settings(max_examples=50)
def test_what_is_written_is_read(plain: SeaNetwork) -> None:
    network = replace(plain, hierarchy=hierarchy_of(plain))
    again = read(written(network))
    assert again.edges == network.edges
    for one, other in zip(again.positions, network.positions, strict=True):
        assert one == pytest.approx(other, abs=1e-5)
    assert network.hierarchy
    if again.hierarchy is None:
        assert not network.edges
        return
    assert columns(again.hierarchy) == columns(network.hierarchy)
    assert again.hierarchy.core == network.hierarchy.core
    assert [*again.hierarchy.climbs] == []


@pytest.fixture(scope="module")
def mediterranean() -> Ways:
    """The ways of a part of the sea."""
    ways = read_marnet(marnet_file())
    return {way for way in ways if all(30 < y < 46 and -6 < x < 37 for y, x in way)}


def test_building_twice_gives_the_same_bytes(mediterranean: Ways) -> None:
    """Whatever the order in which a set gives its ways, here played by a dictionary."""
    orders = (sorted(mediterranean, reverse=backward) for backward in (False, True))
    built = [sea_network(cast("Ways", dict.fromkeys(order)), read_gates()) for order in orders]
    assert len(built[0].positions) > 500
    one, other = (written(replace(each, hierarchy=hierarchy_of(each))) for each in built)
    assert one == other


def test_the_file_is_small_and_says_what_it_is() -> None:
    data = sea_network_bytes()
    assert data.startswith(b"portolan sea network 6\n")
    assert len(data) < 13_000_000


@pytest.mark.parametrize("data", [b"", b"PK\x03\x04", HEAD, HEAD + b"\1\0\0\0", b"\0" * 999])
def test_another_file_is_refused(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "other").write_bytes(data)
    with pytest.raises(NetworkFileError):
        read_network(tmp_path / "other")


@pytest.mark.parametrize("left", [0.0, 0.3, 0.6, 0.999999])
def test_a_file_cut_short_is_refused(left: float) -> None:
    data = sea_network_bytes()
    with pytest.raises(NetworkFileError):
        read(data[: int(len(data) * left)])


def test_a_file_of_another_make_is_refused() -> None:
    """Also one that would be whole: its columns may mean something else."""
    with pytest.raises(NetworkFileError, match="another make"):
        read(sea_network_bytes().replace(b"network 6", b"network 5", 1))


def test_a_file_with_something_at_its_end_is_refused() -> None:
    with pytest.raises(NetworkFileError):
        read(sea_network_bytes() + b"\0")


def test_the_passages_keep_their_numbers() -> None:
    """The file counts passages by their place in the list: a new one goes to its end."""
    assert list(PASSAGES[:2]) == [Passage.SUEZ, Passage.PANAMA]
    assert PASSAGES[18:21] == (Passage.NORTHWEST, Passage.NORTHEAST, Passage.KIEL)
