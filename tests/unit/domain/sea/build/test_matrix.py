"""The table of ways between written-up ports against the ways found one by one."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from portolan.domain.places.build.ports import port_list
from portolan.domain.sea import Approaches, Berth, SeaNetwork, sea_options
from portolan.domain.sea.build.matrix import sea_lanes
from portolan.domain.sea.lane import lane
from portolan.domain.sea.lane_table import SeaLane, read_lanes, write_lanes
from tests.support.sea import real_network

CODES = ("CNSHA", "NLRTM", "USLAX", "USNYC", "ROCND", "PLGDN", "CNNKG")


@pytest.fixture(scope="module")
def network() -> SeaNetwork:
    return real_network()


@pytest.fixture(scope="module")
def berths() -> dict[str, Berth]:
    approaches = Approaches.read()
    return {
        port.code: approaches.berth(port.code, port.position)
        for port in port_list()
        if port.code in CODES
    }


@pytest.fixture(scope="module")
def lanes(network: SeaNetwork, berths: dict[str, Berth]) -> list[SeaLane]:
    return list(sea_lanes(network, berths))


@pytest.fixture
def table(tmp_path: Path, lanes: list[SeaLane]) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(tmp_path / "lanes.sqlite")) as connection:
        write_lanes(connection, lanes)
        connection.commit()
        yield connection


def test_every_pair_has_its_shortest_way_once(lanes: list[SeaLane]) -> None:
    pairs = [(each.origin, each.destination) for each in lanes if not each.by_cape]
    assert len(pairs) == len(set(pairs)) == len(CODES) * (len(CODES) - 1) // 2
    assert all(origin < destination for origin, destination in pairs)


def test_the_table_says_what_the_search_says(
    network: SeaNetwork, berths: dict[str, Berth], table: sqlite3.Connection
) -> None:
    for origin in CODES:
        for destination in CODES:
            if origin == destination:
                continue
            result = read_lanes(table, origin, destination)
            options = sea_options(network, berths[origin], berths[destination])
            expected = [each for each in (options.shortest, options.by_cape) if each]
            assert [each.by_cape for each in result] == [False, True][: len(expected)]
            for one, other in zip(result, expected, strict=True):
                assert one.distance_nm == pytest.approx(other.distance_nm, abs=1e-6)
                assert one.passages == other.passages


def test_a_course_is_kept_to_a_thousandth_of_a_degree(
    network: SeaNetwork, berths: dict[str, Berth], table: sqlite3.Connection
) -> None:
    [result, *_] = read_lanes(table, "CNSHA", "NLRTM")
    drawn = lane(sea_options(network, berths["CNSHA"], berths["NLRTM"]).shortest)
    assert len(result.path) == len(drawn)
    for one, other in zip(result.path, drawn, strict=True):
        assert one == pytest.approx(other, abs=0.0005001)


def test_the_way_back_is_the_same_way(table: sqlite3.Connection) -> None:
    for there, back in zip(
        read_lanes(table, "CNSHA", "USLAX"), read_lanes(table, "USLAX", "CNSHA"), strict=True
    ):
        assert back.distance_nm == there.distance_nm
        assert (back.origin, back.destination) == ("USLAX", "CNSHA")
        turned = [(x - 360, y) for x, y in reversed(there.path)]
        assert [tuple(each) for each in back.path] == [
            pytest.approx(each, abs=1e-9) for each in turned
        ]
        assert -180 <= back.path[0].longitude <= 180


def test_passages_are_turned_with_the_way(table: sqlite3.Connection) -> None:
    [there, *_], [back, *_] = (
        read_lanes(table, *ends) for ends in (("CNSHA", "NLRTM"), ("NLRTM", "CNSHA"))
    )
    assert there.passages[0] == back.passages[-1] == "taiwan"
    assert back.passages == tuple(reversed(there.passages))


def test_ways_that_nobody_draws_are_the_same_but_for_their_paths(table: sqlite3.Connection) -> None:
    for ends in (("CNSHA", "NLRTM"), ("NLRTM", "CNSHA")):
        message, drawn = read_lanes(table, *ends, drawn=False), read_lanes(table, *ends)
        assert message == [replace(each, path=()) for each in drawn]
        assert len(message) == 2


def test_ports_that_are_not_in_the_table(table: sqlite3.Connection) -> None:
    assert read_lanes(table, "CNSHA", "XXXXX") == []
