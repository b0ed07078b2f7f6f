"""Which records are airports, and the excerpt of the second source."""

import pytest

from portolan.domain.geo.position import Position
from portolan.domain.places.build.airports import Record, airport_records, is_airport
from portolan.domain.places.build.ourairports import Opinion, excerpt, opinions
from portolan.domain.places.build.packaged import airport_rows, metropolitan_codes, package_folder

HERE = Position(50, 4)


def record(name: str, city: str = "Town", opinion: Opinion | None = None) -> Record:
    return Record("XXX", name, city, "", "BE", "Europe/Brussels", HERE, opinion, None)


def size(of: str, *, scheduled: bool) -> Opinion:
    return Opinion(of, scheduled, HERE, "")


@pytest.mark.parametrize(
    ("result", "expected"),
    [
        (record("Town Airport"), True),
        (record("Town Airport", city=""), False),
        (record("Town Heliport"), False),
        (record("Town Seaplane Base"), False),
        (record("Town Air Force Base"), False),
        (record("RAF Town"), False),
        (record("Town Naval Air Station", opinion=size("large", scheduled=False)), False),
        (record("Town Air Base", opinion=size("medium", scheduled=True)), True),
        (record("Town Airport", opinion=size("closed", scheduled=False)), False),
        (record("Town Airport", opinion=size("heliport", scheduled=False)), False),
        (record("Town Airport", opinion=size("small", scheduled=False)), True),
        (record("Strafford Airport"), True),
    ],
)
def test_what_is_an_airport(result: Record, expected: bool) -> None:
    assert is_airport(result) is expected


def test_a_missing_town_comes_from_the_second_source() -> None:
    without = {row["iata"] for row in airport_rows() if not row["city"]}
    filled = {result.code for result in airport_records()} & without
    assert filled
    second = opinions()
    assert all(second[code].city for code in filled)


def test_a_record_has_its_codes_its_time_and_its_height() -> None:
    """Published in the Dutch AIP, EHAM AD 2.2: eleven feet below the sea."""
    [result] = [one for one in airport_records() if one.code == "AMS"]
    assert (result.icao, result.elevation, result.country) == ("EHAM", -11, "NL")
    assert result.timezone == "Europe/Amsterdam"


def line(code: str, kind: str = "medium_airport", longitude: str = "4.444444") -> dict[str, str]:
    return {
        "iata_code": code,
        "type": kind,
        "scheduled_service": "yes",
        "longitude_deg": longitude,
        "latitude_deg": "50.0",
        "municipality": "Town",
    }


def test_an_excerpt_is_short_and_in_order() -> None:
    towns = {"AAA": "Known", "BBB": ""}
    assert excerpt([line("BBB"), line("AAA"), line("CCC"), line("")], towns) == [
        ("AAA", "medium", "yes", 4.44, 50.0, ""),
        ("BBB", "medium", "yes", 4.44, 50.0, "Town"),
    ]


@pytest.mark.parametrize("first", [0, 1])
def test_an_excerpt_takes_the_open_one_of_two(first: int) -> None:
    lines = [line("AAA", "closed", "1"), line("AAA", "small_airport", "2")]
    assert excerpt([lines[first], lines[1 - first]], {"AAA": "Known"})[0][3] == 2


def test_cities_with_many_airports_have_a_code_of_their_own() -> None:
    assert {metropolitan_codes()[code] for code in ("JFK", "LGA")} == {"NYC"}


def test_a_package_that_is_missing_says_so() -> None:
    with pytest.raises(FileNotFoundError, match="no_such_package"):
        package_folder("no_such_package")
