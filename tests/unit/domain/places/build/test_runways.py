"""The excerpt of the airports' runways, and what is said of airports that everybody knows."""

import pytest

from portolan.domain.places.build.runways import excerpt, runways
from tests.support.built_places import by_code, places


def line(
    icao: str, length: str = "9000", closed: str = "0", surface: str = "ASP"
) -> dict[str, str]:
    return {"airport_ident": icao, "length_ft": length, "closed": closed, "surface": surface}


def test_runways_are_counted_and_the_longest_is_taken() -> None:
    lines = [line("ZSNB"), line("ZSNB", "10499"), line("FLLS"), line("KXYZ")]
    icao_codes = {"NGB": "ZSNB", "LUN": "FLKK", "AAA": "NTGA"}
    assert excerpt(lines, icao_codes) == [("LUN", 1, 9000), ("NGB", 2, 10499)]


@pytest.mark.parametrize(
    "other",
    [
        line("ZSNB", ""),
        line("ZSNB", "80"),
        line("ZSNB", closed="1"),
        line("ZSNB", surface="WATER"),
    ],
    ids=["unknown", "a pad", "closed", "water"],
)
def test_what_no_freighter_lands_on_is_no_runway(other: dict[str, str]) -> None:
    assert excerpt([other], {"NGB": "ZSNB"}) == []


@pytest.mark.parametrize(
    ("code", "count", "least"),
    [("AMS", 6, 12_400), ("HKG", 3, 12_400), ("LHR", 2, 12_700), ("ORD", 8, 12_900)],
)
def test_known_airports(code: str, count: int, least: int) -> None:
    place = by_code()[code]
    assert place.runways == count
    assert least <= place.longest_runway <= least + 200


def test_every_airport_that_is_written_up_has_them() -> None:
    assert [place.code for place in places() if place.importance == 3 and place.icao] != []
    missing = [p.code for p in places() if p.importance == 3 and p.icao and not p.runways]
    assert missing == []


def test_lengths_are_those_of_runways() -> None:
    assert all(1_000 <= found.longest_runway < 18_100 for found in runways().values())
