"""What people type, against the real route network.

queries.csv: the text, the kind asked for if any, and what has to come of it: a code; `?` and the
codes that a question has to offer; `-` for a text that names no place.
"""

from pathlib import Path

import pytest
from babel import Locale

from portolan.domain.places.place import PlaceKind
from portolan.domain.places.resolution import Resolution
from portolan.domain.table import rows
from tests.support import built_places
from tests.support.matrix import in_turn

QUERIES = rows(Path(__file__).with_name("queries.csv"), ("query", "kind", "expected"))
LEAST = 0.95
MEANT_AS_COUNTRIES = {"KSA", "PRC", "ROK", "RSA", "USA"}
"""Codes of small airports that are read as a country's abbreviation."""


def resolved(query: dict[str, str]) -> Resolution:
    kind = PlaceKind(query["kind"]) if query["kind"] else None
    return built_places.resolver().resolve(query["query"], kind)


def holds(expected: str, result: Resolution) -> bool:
    if expected == "-":
        return result.is_unknown
    if expected.startswith("?"):
        codes = {place.code for place in result.candidates}
        return result.is_ambiguous and codes >= set(expected[1:].split("|"))
    return result.best is not None and result.best.code == expected


def test_at_least_95_of_100_hold() -> None:
    misses = [query for query in QUERIES if not holds(query["expected"], resolved(query))]
    assert len(QUERIES) >= 200
    assert len(misses) <= (1 - LEAST) * len(QUERIES), misses


def test_every_expected_place_exists() -> None:
    expected = {code for query in QUERIES for code in query["expected"].strip("?-").split("|")}
    assert expected - {""} <= built_places.by_code().keys()


@pytest.mark.parametrize("expected", ["CNSHA", "?CNSHA|PVG", "-"])
def test_the_measure_itself_can_fail(expected: str) -> None:
    assert not holds(expected, built_places.resolver().resolve("NLRTM"))


def test_every_code_and_every_slug_finds_its_place() -> None:
    resolve = built_places.resolver().resolve
    lost = {
        text
        for place in built_places.places()
        for text in (place.code, place.slug)
        if resolve(text, limit=1).best != place
    }
    assert lost == MEANT_AS_COUNTRIES


@pytest.mark.parametrize("code", sorted(MEANT_AS_COUNTRIES))
def test_a_countrys_abbreviation_offers_the_airport_that_has_it_as_a_code(code: str) -> None:
    result = built_places.resolver().resolve(code)
    assert result.is_ambiguous
    assert built_places.by_code()[code] in result.candidates


def test_no_name_of_a_country_leads_to_a_place_elsewhere() -> None:
    """In both languages, whatever kind of place is asked for: with each name another."""
    names = [
        (name, code)
        for language in ("en", "zh")
        for code, name in Locale(language).territories.items()
        if len(code) == 2 and code.isalpha()
    ]
    resolver = built_places.resolver()
    astray = [
        (name, best.code)
        for (name, code), kind in in_turn(names, (None, *PlaceKind))
        if (best := resolver.resolve(name, kind).best) and best.country != code
    ]
    assert astray == []
