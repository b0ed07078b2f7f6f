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
        if approach.positions:
            assert network.nearest(approach.positions[-1]), code


@pytest.mark.parametrize(
    ("ends", "river", "published_nm"),
    [
        (("CNCKG", "CNSHA"), Passage.YANGTZE, 1297),
        (("CNCKG", "CNWUH"), Passage.YANGTZE, 690),
        (("CNWUH", "CNSHA"), Passage.YANGTZE, 607),
        (("PEIQT", "BRMAO"), Passage.AMAZON, 1183),
        (("BRMAO", "BRSTM"), Passage.AMAZON, 412),
        (("BRBEL", "BRMAO"), Passage.AMAZON, 920),
        (("ARROS", "ARBUE"), Passage.PARANA, 227),
        (("PYASU", "ARROS"), Passage.PARANA, 653),
        (("USMSY", "USBTR"), Passage.MISSISSIPPI, 117),
        (("FRURO", "FRLEH"), Passage.SEINE, 69),
        (("ROTCE", "ROBRA"), Passage.DANUBE, 54),
    ],
    ids=str,
)
def test_rivers_are_as_long_as_published(
    network: SeaNetwork,
    berth: BerthOf,
    ends: tuple[str, str],
    river: Passage,
    published_nm: float,
) -> None:
    way = shortest(network, *map(berth, ends))
    assert way.distance_nm == pytest.approx(published_nm, rel=0.02)
    assert way.passages == (river,)


@pytest.mark.parametrize(
    ("ends", "waters"),
    [
        (("CAMTR", "CAQUE"), (Passage.ST_LAWRENCE,)),
        (("DEHAM", "DECUX"), (Passage.ELBE,)),
        (("USDET", "USTOL"), (Passage.GREAT_LAKES,)),
        (("USDLH", "USMQT"), (Passage.GREAT_LAKES,)),
        (("CAMTR", "USCHI"), (Passage.ST_LAWRENCE, Passage.WELLAND, Passage.GREAT_LAKES)),
    ],
    ids=str,
)
def test_rivers_and_lakes_are_named(
    network: SeaNetwork, berth: BerthOf, ends: tuple[str, str], waters: tuple[Passage, ...]
) -> None:
    way = shortest(network, *map(berth, ends))
    assert way.passages == waters
    assert len(way.passage_legs) == len(waters)
    assert max(way.passage_legs) < len(way.path) - 1


def test_the_mouth_of_a_river_is_the_sea(network: SeaNetwork, berth: BerthOf) -> None:
    assert Passage.RHINE not in shortest(network, berth("CNWUH"), berth("NLRTM")).passages
    assert Passage.PARANA in shortest(network, berth("ARROS"), berth("ESALG")).passages


def test_a_feeder_takes_the_kiel_canal(network: SeaNetwork, berth: BerthOf) -> None:
    """The Elbe below Hamburg, the canal's 53 miles, and the Baltic: half the way around Skagen."""
    way = shortest(network, berth("DEHAM"), berth("PLGDN"))
    assert way.passages == (Passage.KIEL,)
    assert 415 < way.distance_nm < 480


def test_a_large_ship_sails_around_jutland(network: SeaNetwork, berth: BerthOf) -> None:
    hamburg, gdansk = berth("DEHAM"), berth("PLGDN")
    around = shortest(network, hamburg, gdansk, closed=FEEDER_CANALS)
    assert around.passages == (Passage.GREAT_BELT,)
    assert around.distance_nm > 1.6 * shortest(network, hamburg, gdansk).distance_nm
    assert Passage.KIEL not in shortest(network, berth("CNSHA"), gdansk).passages


def test_ports_of_one_river_meet_on_it(network: SeaNetwork, berth: BerthOf) -> None:
    """The way between them is the difference of their ways to the sea, there and back."""
    upper, lower = berth("CNCKG"), berth("CNWUH")
    way, back = shortest(network, upper, lower), shortest(network, lower, upper)
    assert way.path == tuple(reversed(back.path))
    assert max(place.longitude for place in way.path) < 114.4


def test_large_ships_take_the_great_belt(network: SeaNetwork, berth: BerthOf) -> None:
    passages = shortest(network, berth("CNSHA"), berth("PLGDN")).passages
    assert Passage.GREAT_BELT in passages
    assert Passage.SOUND not in passages


def test_no_ship_passes_between_india_and_sri_lanka(network: SeaNetwork, berth: BerthOf) -> None:
    """Adam's Bridge has three meters of water: Chennai is around Sri Lanka from Colombo."""
    way = shortest(network, berth("INMAA"), berth("LKCMB"))
    assert min(latitude for _, latitude in way.path) < 5.95
    assert way.distance_nm == pytest.approx(611, rel=0.04)
