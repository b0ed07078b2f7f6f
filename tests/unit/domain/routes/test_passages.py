"""Passages on charts: each mark stands in its strait, and no other passage has one."""

import pytest
from shapely import LineString, Point

from portolan.domain.routes.passages import AT, PASSAGE_NAMES, TELLING, marked
from portolan.domain.sea.build.gates import read_gates
from portolan.domain.sea.passage import ARCTIC, CANALS, Passage

HALF_A_DEGREE = 0.5
RIVERS_AND_LAKES = {
    *(Passage.ST_LAWRENCE, Passage.GREAT_LAKES, Passage.ELBE, Passage.WESER, Passage.YANGTZE),
    *(Passage.AMAZON, Passage.PARANA, Passage.MISSISSIPPI, Passage.SEINE, Passage.RHINE),
    Passage.DANUBE,
}


@pytest.mark.parametrize("passage", AT)
def test_a_mark_stands_where_ships_pass(passage: Passage) -> None:
    at = Point(AT[passage].longitude, AT[passage].latitude)
    gates = [
        LineString([(end.longitude, end.latitude) for end in (gate.start, gate.end)])
        for gate in read_gates()
        if gate.passage is passage
    ]
    assert min(map(at.distance, gates)) <= HALF_A_DEGREE


def test_every_passage_has_a_name_and_those_that_are_a_point_at_sea_a_mark() -> None:
    assert PASSAGE_NAMES.keys() == set(Passage)
    assert set(Passage) - AT.keys() == {*RIVERS_AND_LAKES, Passage.NORTHWEST, Passage.NORTHEAST}
    assert ARCTIC & AT.keys() <= {Passage.BERING}


def test_canals_and_capes_are_named_before_straits_and_each_once() -> None:
    way = (Passage.TAIWAN, Passage.MALACCA, Passage.SUEZ, Passage.RHINE, Passage.MALACCA)
    assert marked(way) == [Passage.SUEZ, Passage.TAIWAN, Passage.MALACCA]
    capes = {Passage.CAPE_OF_GOOD_HOPE, Passage.CAPE_HORN, Passage.MAGELLAN}
    assert set(TELLING) == CANALS | capes
