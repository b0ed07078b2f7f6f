"""From berth to berth: what holds between any two ports, and the ways that are closed."""

from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from portolan.domain.geo.great_circle import great_circle_nm
from portolan.domain.geo.position import Position
from portolan.domain.places.build.ports import port_list
from portolan.domain.sea import (
    ARCTIC,
    CANALS,
    Approaches,
    Berth,
    InlandPoint,
    NoSeaRoute,
    Passage,
    SeaNetwork,
    sea_options,
    shortest,
)
from portolan.domain.sea.voyage import FEEDER_NM
from tests.support.sea import BerthOf

MOST_OPEN = st.frozensets(st.sampled_from([p for p in Passage if p not in ARCTIC]), max_size=4)


@pytest.fixture(scope="module")
def berths(network: SeaNetwork) -> list[Berth]:
    """The berths of all ports by the sea."""
    approaches, result = Approaches.read(), []
    for port in port_list():
        each = approaches.berth(port.code, port.position)
        try:
            network.nearest((each.position, *each.approach)[-1])
        except InlandPoint:
            continue
        result.append(each)
    return result


def length_nm(path: tuple[tuple[float, float], ...]) -> float:
    """The length of a path given as longitudes and latitudes."""
    course = [Position(latitude, longitude) for longitude, latitude in path]
    return sum(great_circle_nm(*leg) for leg in pairwise(course))


@given(st.data())
@settings(max_examples=40)
def test_there_is_as_far_as_back(
    network: SeaNetwork, berths: list[Berth], data: st.DataObject
) -> None:
    a, b = data.draw(st.sampled_from(berths)), data.draw(st.sampled_from(berths))
    there, back = shortest(network, a, b), shortest(network, b, a)
    assert there.distance_nm == pytest.approx(back.distance_nm, abs=1e-6)


@given(st.data())
@settings(max_examples=40)
def test_no_call_on_the_way_is_shorter(
    network: SeaNetwork, berths: list[Berth], data: st.DataObject
) -> None:
    a, b, c = (data.draw(st.sampled_from(berths)) for _ in range(3))
    direct, first, last = (shortest(network, *ends) for ends in ((a, c), (a, b), (b, c)))
    # Except where a feeder carries on: a large ship has to sail around Jutland.
    assume(direct.distance_nm <= FEEDER_NM or Passage.KIEL not in first.passages + last.passages)
    assert direct.distance_nm <= first.distance_nm + last.distance_nm + 1e-6


@given(st.data())
@settings(max_examples=60)
def test_no_way_is_shorter_than_the_great_circle(
    network: SeaNetwork, berths: list[Berth], data: st.DataObject
) -> None:
    a, b = data.draw(st.sampled_from(berths)), data.draw(st.sampled_from(berths))
    way = shortest(network, a, b)
    assert way.distance_nm >= great_circle_nm(a.position, b.position) - 1e-6


@given(st.data())
@settings(max_examples=40)
def test_the_path_is_as_long_as_the_way(
    network: SeaNetwork, berths: list[Berth], data: st.DataObject
) -> None:
    a, b = data.draw(st.sampled_from(berths)), data.draw(st.sampled_from(berths))
    way = shortest(network, a, b)
    # Lengths in the file are rounded up to a thousandth of a mile, positions to about a meter.
    assert length_nm(way.path) == pytest.approx(way.distance_nm, abs=0.002 * len(way.path))
    assert way.path[0] == (a.position.longitude, a.position.latitude)
    assert all(abs(p.longitude - q.longitude) < 180 for p, q in pairwise(way.path))


@given(st.data(), MOST_OPEN)
@settings(max_examples=60)
def test_a_closed_passage_is_never_taken(
    network: SeaNetwork, berths: list[Berth], data: st.DataObject, closed: frozenset[Passage]
) -> None:
    a, b = data.draw(st.sampled_from(berths)), data.draw(st.sampled_from(berths))
    free = shortest(network, a, b)
    assert ARCTIC.isdisjoint(free.passages)
    try:
        way = shortest(network, a, b, closed=closed)
    except NoSeaRoute:
        # The Black Sea, the Baltic, the Gulf: only a closed strait on the way can be the reason.
        assert not closed.isdisjoint(free.passages)
        return
    assert closed.isdisjoint(way.passages)
    assert way.distance_nm >= free.distance_nm - 1e-6
    if closed.isdisjoint(free.passages):
        assert way.distance_nm == pytest.approx(free.distance_nm, abs=1e-6)


def test_passages_in_the_order_of_sailing(network: SeaNetwork, berth: BerthOf) -> None:
    out = shortest(network, berth("CNSHA"), berth("NLRTM"))
    assert out.passages == ("taiwan", "malacca", "bab-el-mandeb", "suez", "gibraltar", "dover")
    back = shortest(network, berth("NLRTM"), berth("CNSHA"))
    assert back.passages == tuple(reversed(out.passages))


def test_each_passage_is_where_the_path_says(network: SeaNetwork, berth: BerthOf) -> None:
    way = shortest(network, berth("CNSHA"), berth("NLRTM"))
    leg = way.passage_legs[way.passages.index(Passage.SUEZ)]
    (west, south), (east, north) = way.path[leg], way.path[leg + 1]
    assert 32 < min(west, east) <= max(west, east) < 33
    assert min(south, north) < 30.7 < max(south, north)


def test_suez_closed_alone_goes_by_the_cape_or_by_panama(
    network: SeaNetwork, berth: BerthOf
) -> None:
    suez = frozenset({Passage.SUEZ})
    to_europe = shortest(network, berth("SGSIN"), berth("NLRTM"), closed=suez)
    assert Passage.CAPE_OF_GOOD_HOPE in to_europe.passages
    from_japan = shortest(network, berth("JPTYO"), berth("GBLIV"), closed=suez)
    assert Passage.PANAMA in from_japan.passages


def test_the_options_between_china_and_europe(network: SeaNetwork, berth: BerthOf) -> None:
    options = sea_options(network, berth("CNSHA"), berth("NLRTM"))
    assert Passage.SUEZ in options.shortest.passages
    assert options.by_cape is not None
    assert Passage.CAPE_OF_GOOD_HOPE in options.by_cape.passages
    assert CANALS.isdisjoint(options.by_cape.passages)


def test_no_second_option_where_no_canal_is_taken(network: SeaNetwork, berth: BerthOf) -> None:
    assert sea_options(network, berth("CNSHA"), berth("USLAX")).by_cape is None


def test_no_second_option_where_there_is_no_way_but_the_canal(network: SeaNetwork) -> None:
    """Between two nodes that only the Suez Canal joins."""
    bit = 1 << list(Passage).index(Passage.SUEZ)
    canal = [edge for edge in network.edges if edge.passage == bit]
    lonely = SeaNetwork.of(network.positions, canal)
    north, south = (Berth(network.positions[end]) for end in (canal[0].start, canal[0].end))
    assert sea_options(lonely, north, south).by_cape is None


def test_the_black_sea_has_one_gate(network: SeaNetwork, berth: BerthOf) -> None:
    with pytest.raises(NoSeaRoute) as none:
        shortest(network, berth("ROCND"), berth("GRPIR"), closed=frozenset({Passage.BOSPORUS}))
    assert none.value.closed == {"bosporus"}


def test_the_corinth_canal_is_not_sailed(network: SeaNetwork) -> None:
    """From the gulf of Corinth to Athens by its canal it would be 60 miles."""
    gulf, athens = Berth(Position(38.02, 22.83)), Berth(Position(37.93, 23.6))
    assert shortest(network, gulf, athens).distance_nm > 250


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("CNSHA", "NLRTM"), ("KRPUS", "NOTOS"), ("RUMMK", "RUVVO"), ("CAVAN", "CAHAL"),
        ("JPYOK", "ISREY"), ("USANC", "NLRTM"),
    ],
)  # fmt: skip
def test_the_arctic_is_not_sailed(
    network: SeaNetwork, berth: BerthOf, one: str, other: str
) -> None:
    way = shortest(network, berth(one), berth(other))
    assert max(latitude for _, latitude in way.path) < 73
    assert Passage.BERING not in way.passages


@pytest.mark.parametrize(
    ("place", "position"),
    [
        ("Denver", Position(39.74, -104.99)), ("Harare", Position(-17.83, 31.05)),
        ("Salt Lake City", Position(40.75, -111.88)), ("Calgary", Position(51.08, -114.08)),
        ("Madrid", Position(40.42, -3.70)), ("Baku on the Caspian", Position(40.37, 49.89)),
        ("Makhachkala on the Caspian", Position(42.98, 47.50)),
    ],
)  # fmt: skip
def test_inland_is_refused(
    network: SeaNetwork, berth: BerthOf, place: str, position: Position
) -> None:
    for ends in ((Berth(position), berth("NLRTM")), (berth("NLRTM"), Berth(position))):
        with pytest.raises(InlandPoint) as refused:
            shortest(network, *ends)
        assert refused.value.position == position


def test_from_a_port_to_itself(network: SeaNetwork, berth: BerthOf) -> None:
    way = shortest(network, berth("SGSIN"), berth("SGSIN"))
    assert (way.distance_nm, way.passages, len(way.path)) == (0, (), 1)


def test_the_two_coasts_of_panama(network: SeaNetwork, berth: BerthOf) -> None:
    """Colón lies on the Atlantic, Balboa on the Pacific, also when the canal is closed."""
    panama = frozenset({Passage.PANAMA})
    for atlantic in ("PAONX", "PAMIT", "PACTB"):
        way = shortest(network, berth("USNYC"), berth(atlantic), closed=panama)
        assert way.distance_nm < 2_100
        assert max(abs(latitude - 9.2) for _, latitude in way.path[-2:]) > 0.1
    assert shortest(network, berth("PECLL"), berth("PABLB"), closed=panama).distance_nm < 1_450


def test_the_two_ends_of_suez(network: SeaNetwork, berth: BerthOf) -> None:
    suez = frozenset({Passage.SUEZ})
    assert shortest(network, berth("EGPSD"), berth("GRPIR"), closed=suez).distance_nm < 650
    assert shortest(network, berth("EGSOK"), berth("SAJED"), closed=suez).distance_nm < 750
    assert shortest(network, berth("EGPSD"), berth("EGSOK"), closed=suez).distance_nm > 10_000
