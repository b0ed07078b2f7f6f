"""Names that read well, from records that do not."""

import pytest

from portolan.domain.places.build.cldr_names import city_names
from portolan.domain.places.build.naming import (
    airport_name,
    occurring_once,
    own_name,
    port_name,
    town,
    without_port,
)


@pytest.mark.parametrize(
    ("city", "expected"),
    [
        ("Tapaktuan, Sumatra Island", "Tapaktuan"),
        ("Serui-Japen Island", "Serui"),
        ("Chitose / Tomakomai", "Chitose"),
        ("Bale/Mulhouse", "Bale"),
        ("Fort-de-France", "Fort-de-France"),
        ("Karpathos Island", "Karpathos Island"),
    ],
)
def test_a_town_is_its_own_name(city: str, expected: str) -> None:
    assert town(city) == expected


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("London Heathrow Airport", "London Heathrow"),
        ("Domodedovo International Airport", "Domodedovo"),
        ("Shuozhou Zirun Airport (under construction)", "Shuozhou Zirun"),
        ("Atlanta Fulton County/Charlie Brown Field", "Atlanta Fulton/Charlie Brown"),
        ("International Airport", ""),
    ],
)
def test_what_an_airport_is_called(name: str, expected: str) -> None:
    assert own_name(name) == expected


@pytest.mark.parametrize(
    ("city", "name", "alone", "expected"),
    [
        ("Warsaw", "Warsaw Chopin Airport", True, "Warsaw"),
        ("Warsaw", "Warsaw Chopin Airport", False, "Warsaw Chopin"),
        ("Moscow", "Domodedovo International Airport", False, "Moscow Domodedovo"),
        ("Zürich", "Zurich Airport", False, "Zürich"),
    ],
)
def test_an_airport_is_named_after_its_city(
    city: str, name: str, alone: bool, expected: str
) -> None:
    assert airport_name(city, name, alone=alone) == expected


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Seattle (Wa)", "Seattle"),
        ("Semarang, Java", "Semarang"),
        ("LONGONI", "Longoni"),
        ("Fos Sur Mer", "Fos Sur Mer"),
        ("(Unnamed)", "(Unnamed)"),
    ],
)
def test_a_port_is_named_without_its_island(name: str, expected: str) -> None:
    assert port_name(name) == expected


def test_port_victoria_is_also_victoria() -> None:
    assert without_port("Port Victoria") == ("Victoria",)
    assert without_port("Newport") == ()


def test_towns_are_lonely_once() -> None:
    towns = [("US", "Oregon", "portland"), ("US", "Maine", "portland"), ("GB", "", "london")] * 1
    assert occurring_once([*towns, ("GB", "", "london")]) == frozenset(towns[:2])


def test_names_in_other_languages_are_those_of_cldr() -> None:
    assert city_names("Chicago", "America/Chicago") == {"zh": "芝加哥"}
    assert city_names("Zürich", "Europe/Zurich") == {"zh": "苏黎世"}
    assert not city_names("Houston", "America/Chicago")
    assert not city_names("Paris", "America/Chicago")
