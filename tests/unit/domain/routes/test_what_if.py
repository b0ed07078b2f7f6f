"""What if a canal or a strait is closed."""

from pathlib import Path

import pytest

from portolan.core.config import INSTANCE
from portolan.domain.places.place import LARGE
from portolan.domain.routes.canal_limits import ShipSize, canals_closed_to
from portolan.domain.routes.network import RouteNetwork
from portolan.domain.routes.what_if import (
    OPEN,
    SWITCHES,
    Stop,
    Voyage,
    WhatIf,
    by_stand_ins,
    sailed,
    what_if,
)
from portolan.domain.sea.passage import Passage

SUEZ, PANAMA, MALACCA, HORMUZ = Passage.SUEZ, Passage.PANAMA, Passage.MALACCA, Passage.HORMUZ


@pytest.fixture(scope="module")
def network() -> RouteNetwork:
    return RouteNetwork.read(Path(INSTANCE) / "route_network")


def voyage(network: RouteNetwork, ends: str, *stops: tuple[str, int], **more: ShipSize) -> Voyage:
    origin, destination = (network.by_code[code] for code in ends.split("-"))
    called = tuple(Stop(network.by_code[code], days) for code, days in stops)
    return Voyage(origin, destination, called, **more)


PAIRS = ("CNSHA-NLRTM", "JPYOK-USNYC", "INNSA-GBFXT", "SGSIN-NLRTM", "USHOU-JPYOK", "ROCND-CNSHA")


@pytest.mark.parametrize("ends", PAIRS)
def test_the_ways_are_those_of_the_route_search(network: RouteNetwork, ends: str) -> None:
    query = voyage(network, ends)
    known = network.sea_ways(query.origin, query.destination)
    for lane, closed in ((known.shortest, OPEN), (known.by_cape, frozenset({SUEZ, PANAMA}))):
        way = sailed(network, query, closed)
        assert lane
        assert way
        assert float(way.distance_nm) == pytest.approx(lane.distance_nm, abs=0.1)
        assert way.passages == lane.passages


@pytest.mark.parametrize("ends", PAIRS)
@pytest.mark.parametrize("closed", SWITCHES)
def test_no_way_leads_through_what_is_closed(
    network: RouteNetwork, ends: str, closed: Passage
) -> None:
    query = voyage(network, ends)
    first, way = sailed(network, query, OPEN), sailed(network, query, frozenset({closed}))
    assert first
    if way is None:
        assert closed is Passage.BOSPORUS
        return
    assert closed not in way.passages
    assert (way == first) is (closed not in first.passages)
    assert way.distance_nm >= first.distance_nm


def by_closing(result: list[WhatIf]) -> dict[frozenset[Passage], WhatIf]:
    return {one.closed: one for one in result}


def test_each_passage_on_the_way_is_closed_alone(network: RouteNetwork) -> None:
    results = list(what_if(network, voyage(network, "CNSHA-NLRTM"), frozenset({SUEZ, MALACCA})))
    first = results[0]
    assert first.closed == OPEN
    assert first.way
    assert results[1].closed == {SUEZ, MALACCA}
    alone = {frozenset({one}) for one in first.way.passages if one in SWITCHES}
    assert {one.closed for one in results[2:]} == alone
    assert all(one.way and one.way.distance_nm >= first.way.distance_nm for one in results)


def test_a_closing_that_is_asked_for_is_not_told_twice(network: RouteNetwork) -> None:
    results = list(what_if(network, voyage(network, "CNSHA-NLRTM"), frozenset({SUEZ})))
    assert len({one.closed for one in results}) == len(results)


@pytest.mark.parametrize(
    ("ends", "passage", "cut_off", "country"),
    [
        ("AEJEA-NLRTM", HORMUZ, "AEJEA", "AE"),
        ("CNSHA-AEJEA", HORMUZ, "AEJEA", "AE"),
        ("ROCND-CNSHA", Passage.BOSPORUS, "ROCND", "TR"),
    ],
)
def test_a_port_that_is_cut_off_has_the_nearest_that_is_not(
    network: RouteNetwork, ends: str, passage: Passage, cut_off: str, country: str
) -> None:
    result = by_closing(list(what_if(network, voyage(network, ends), frozenset({passage}))))
    case = result[frozenset({passage})]
    assert case.way is None
    [message] = case.cut_off
    assert message.port.code == cut_off
    assert message.stand_in
    assert message.stand_in.place.importance >= LARGE
    assert message.stand_in.place.country == country
    other = next(code for code in ends.split("-") if code != cut_off)
    reached = voyage(network, f"{message.stand_in.place.code}-{other}")
    assert sailed(network, reached, frozenset({passage}))
    instead = voyage(network, ends.replace(cut_off, message.stand_in.place.code))
    assert by_stand_ins(voyage(network, ends), case) == instead
    assert by_stand_ins(voyage(network, ends), result[OPEN]) is None


@pytest.mark.parametrize(
    ("ends", "stop", "closed", "cut_off"),
    [
        ("CNSHA-NLRTM", "AEJEA", {HORMUZ}, ["AEJEA"]),
        ("AEJEA-AEKLF", None, {HORMUZ}, ["AEJEA"]),
        ("AEKLF-AEJEA", None, {HORMUZ}, ["AEJEA"]),
        ("ROCND-AEJEA", None, {HORMUZ, Passage.BOSPORUS}, ["ROCND", "AEJEA"]),
    ],
)
def test_those_alone_are_cut_off_that_are_shut_in(
    network: RouteNetwork,
    ends: str,
    stop: str | None,
    closed: set[Passage],
    cut_off: list[str],
) -> None:
    query = voyage(network, ends, *([(stop, 1)] if stop else []))
    case = by_closing(list(what_if(network, query, frozenset(closed))))[frozenset(closed)]
    assert [one.port.code for one in case.cut_off] == cut_off
    assert all(one.stand_in for one in case.cut_off)


def test_the_largest_ships_keep_out_of_panama(network: RouteNetwork) -> None:
    small = sailed(network, voyage(network, "CNSHA-USNYC"), OPEN)
    large = sailed(network, voyage(network, "CNSHA-USNYC", ship=ShipSize.LARGEST), OPEN)
    assert small
    assert large
    assert PANAMA in small.passages
    assert PANAMA not in large.passages


def test_a_stop_adds_its_days_and_its_detour(network: RouteNetwork) -> None:
    straight = sailed(network, voyage(network, "CNSHA-NLRTM"), OPEN)
    calling = sailed(network, voyage(network, "CNSHA-NLRTM", ("SGSIN", 0), ("GRPIR", 0)), OPEN)
    staying = sailed(network, voyage(network, "CNSHA-NLRTM", ("SGSIN", 2), ("GRPIR", 3)), OPEN)
    assert straight
    assert calling
    assert staying
    assert straight.distance_nm < calling.distance_nm == staying.distance_nm
    assert (staying.days.low, staying.days.high) == (calling.days.low + 5, calling.days.high + 5)
    assert len(staying.paths) == 3


@pytest.mark.parametrize(
    ("ship", "closed"),
    [
        (ShipSize.FEEDER, set()),  # 235.5 by 32.5 m is just what Kiel takes
        (ShipSize.NEOPANAMAX, {Passage.KIEL}),  # 366 by 51.25 m is just what Panama takes
        (ShipSize.LARGEST, {Passage.KIEL, Passage.PANAMA}),  # 400 by 61.5 m: Suez takes 400 by 77.5
    ],
)
def test_the_limits_of_the_canals_decide_what_a_ship_passes(
    ship: ShipSize, closed: set[Passage]
) -> None:
    assert canals_closed_to(ship) == closed
