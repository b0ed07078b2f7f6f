"""The tables of ways that `make sea-ways` makes, here of an archipelago that nobody sailed."""

from pathlib import Path

import pytest

from portolan.domain.geo.position import Position
from portolan.domain.sea.build import build, survey
from portolan.domain.sea.build.added_ways import COLUMNS
from portolan.domain.sea.build.marnet import Ways, way
from portolan.domain.sea.build.straightening import __main__ as program
from portolan.domain.sea.build.straightening import harbors
from portolan.domain.sea.build.straightening.__main__ import WayTables, sea_ways
from portolan.domain.sea.network_file import read_network
from portolan.domain.sea.voyage import Berth, moored
from portolan.domain.table import rows
from tests.support import archipelago

KNOWN = Path(__file__).with_name("archipelago_ways.csv")
"""The tables as the program makes them, written anew where it is to make others."""


@pytest.fixture(scope="module")
def made() -> WayTables:
    """What the program makes of the archipelago."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(program, "rings", lambda: archipelago.RINGS)
        patch.setattr(program, "read_gates", lambda: archipelago.GATES)
        patch.setattr(program, "read_marnet", lambda _file: archipelago.lattice())
        patch.setattr(program, "read_added_ways", set)
        patch.setattr(harbors, "by_hand", lambda _kind: archipelago.WRITTEN_UP)
        for module in (program, harbors):
            patch.setattr(module, "port_list", lambda: archipelago.PORTS)
        return sea_ways()


@pytest.fixture
def surveyed_ways(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Ways:
    """The ways off quiet coasts that the survey adds."""
    file = tmp_path / "land.json"
    file.write_text("{}", encoding="utf-8")
    monkeypatch.setattr(survey, "rings_of", lambda _topology, _name: archipelago.RINGS)
    monkeypatch.setattr(survey, "read_gates", lambda: archipelago.GATES)
    monkeypatch.setattr(survey, "read_marnet", lambda _file: archipelago.lattice())
    monkeypatch.setattr(survey, "by_hand", lambda _kind: archipelago.WRITTEN_UP)
    monkeypatch.setattr(survey, "port_list", lambda: archipelago.PORTS)
    return survey.surveyed(file)


def known(table: str) -> list[tuple[float, ...]]:
    return [
        tuple(float(row[name]) for name in COLUMNS)
        for row in rows(KNOWN, ("table", *COLUMNS))
        if row["table"] == table
    ]


def as_rows(ways: Ways) -> list[tuple[float, ...]]:
    return [(a.longitude, a.latitude, b.longitude, b.latitude) for a, b in sorted(ways)]


# A corner may be let go to where it is: that way has no length, and is left out.
@pytest.mark.filterwarnings("ignore:invalid value encountered:RuntimeWarning")
@pytest.mark.parametrize("table", WayTables._fields)
def test_the_same_coasts_make_the_same_ways(made: WayTables, table: str) -> None:
    """To a thousandth of a degree, a hundred meters."""
    result = as_rows(getattr(made, table))
    assert result == [pytest.approx(row, abs=0.001) for row in known(table)]


def test_the_same_coasts_make_the_same_survey(surveyed_ways: Ways) -> None:
    expected = [pytest.approx(row, abs=0.001) for row in known("survey")]
    assert as_rows(surveyed_ways) == expected


def test_a_network_is_built_of_all_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is written is read: ways, taut ones in legs, and climbs from berths that have sea."""
    taut = {way(Position(b, a), Position(d, c)) for a, b, c, d in known("taut")}
    monkeypatch.setattr(build, "surveyed_ways", archipelago.lattice)
    monkeypatch.setattr(build, "read_gates", lambda: archipelago.GATES)
    monkeypatch.setattr(build, "read_added_ways", lambda _file: taut)
    quay, inland = Berth(archipelago.PORTS[0].position), Berth(Position(-8.5, 177.0))
    network = build.build_sea_network(tmp_path / "network", [quay, inland])
    assert len(network.edges) > len(archipelago.lattice())
    read = read_network(tmp_path / "network")
    assert list(read.positions) == list(network.positions)
    assert read.edges == network.edges
    assert read.hierarchy
    assert list(read.hierarchy.climbs) == [moored(network, quay).node]
    assert network.hierarchy
    assert read.hierarchy.reaches.lengths == network.hierarchy.reaches.lengths
    assert len(read.hierarchy.reaches.lengths) == 2
