"""Ends and narrow ways of a voyage: approaches, rivers, the Kiel Canal."""

import pytest

from portolan.domain.sea import (
    Approaches,
    Berth,
    InlandPoint,
    Passage,
    SeaNetwork,
    shortest,
)
from portolan.domain.sea.passage import FEEDER_CANALS
from tests.support.sea import BerthOf


def test_an_approach_leads_out_to_sea(network: SeaNetwork, berth: BerthOf) -> None:
    """Nanjing lies 200 miles up the Yangtze; its way begins with the towns on the river."""
    nanjing = berth("CNNKG")
    way = shortest(network, nanjing, berth("CNSHA"))
    assert [tuple(reversed(each)) for each in nanjing.approach] == list(way.path[1:4])
    assert way.distance_nm > 150
    with pytest.raises(InlandPoint):
        shortest(network, Berth(nanjing.position), berth("CNSHA"))


def test_every_approach_reaches_the_sea(network: SeaNetwork) -> None:
    for code, approach in Approaches.read().by_code.items():
        assert network.nearest(approach.positions[-1]), code


@pytest.mark.parametrize(
    ("ends", "published_nm"),
    [
        (("CNCKG", "CNSHA"), 1297),
        (("CNCKG", "CNWUH"), 690),
        (("CNWUH", "CNSHA"), 607),
        (("PEIQT", "BRMAO"), 1183),
    ],
    ids=str,
)
def test_rivers_are_as_long_as_published(
    network: SeaNetwork, berth: BerthOf, ends: tuple[str, str], published_nm: float
) -> None:
    way = shortest(network, *map(berth, ends))
    assert way.distance_nm == pytest.approx(published_nm, rel=0.03)
    assert way.passages in {(Passage.YANGTZE,), (Passage.AMAZON,)}


def test_a_feeder_takes_the_kiel_canal(network: SeaNetwork, berth: BerthOf) -> None:
    """The Elbe below Hamburg, the canal's 53 miles, and the Baltic: half the way around Skagen."""
    way = shortest(network, berth("DEHAM"), berth("PLGDN"))
    assert way.passages == (Passage.KIEL,)
    assert 415 < way.distance_nm < 480


def test_a_large_ship_sails_around_jutland(network: SeaNetwork, berth: BerthOf) -> None:
    hamburg, gdansk = berth("DEHAM"), berth("PLGDN")
    around = shortest(network, hamburg, gdansk, closed=FEEDER_CANALS)
    assert around.passages == (Passage.DANISH_STRAITS,)
    assert around.distance_nm > 1.6 * shortest(network, hamburg, gdansk).distance_nm
    assert Passage.KIEL not in shortest(network, berth("CNSHA"), gdansk).passages


def test_ports_of_one_river_meet_on_it(network: SeaNetwork, berth: BerthOf) -> None:
    """The way between them is the difference of their ways to the sea, there and back."""
    upper, lower = berth("CNCKG"), berth("CNWUH")
    way, back = shortest(network, upper, lower), shortest(network, lower, upper)
    assert way.path == tuple(reversed(back.path))
    assert max(place.longitude for place in way.path) < 114.4
