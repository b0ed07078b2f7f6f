"""The resolver on a small world, in which each rule can be seen alone."""

import pytest

from portolan.domain.places.place import LARGE, MIDDLING, WRITTEN_UP, Place, PlaceKind
from portolan.domain.places.resolver import Resolver
from tests.unit.domain.places.small_world import (
    AIRPORT,
    ALONE,
    PORT,
    RESOLVER,
    WORLD,
    airport,
    best,
    port,
)


@pytest.mark.parametrize("place", WORLD, ids=lambda place: place.code)
def test_a_slug_finds_its_place(place: Place) -> None:
    assert best(place.slug) == best(place.slug.upper()) == place.code


@pytest.mark.parametrize(
    ("text", "code"), [("KLGA", "LGA"), ("klga", "LGA"), ("Save", "SVF"), ("SABE", None)]
)
def test_a_code_of_icao_is_found_is_no_misspelling_and_gives_way_to_a_name(
    text: str, code: str | None
) -> None:
    """Kuala Lumpur is known as KLIA, a letter away from LaGuardia's code."""
    resolver = Resolver(
        [
            airport("KUL", "Kuala Lumpur", "MY", (101.7, 2.7), importance=3, aliases=("KLIA",)),
            airport("LGA", "LaGuardia", "US", (-73.9, 40.8), importance=LARGE, icao="KLGA"),
            airport("SVF", "Save", "BJ", (2.5, 8.0)),
            airport("EQS", "Esquel", "AR", (-71.1, -42.9), icao="SAVE"),
        ]
    )
    result = resolver.resolve(text)
    assert (result.best and result.best.code) == code
    assert result.is_unknown == (code is None)


@pytest.mark.parametrize("text", ["NLRTM", "nlrtm", "NL RTM", "nl-rtm", "ＮＬＲＴＭ", " NLRTM\n"])
def test_a_code_in_any_dress(text: str) -> None:
    assert best(text) == "NLRTM"


def test_a_code_typed_as_one_is_decisive() -> None:
    assert best("GOA") == "GOA"
    resolution = RESOLVER.resolve("goa")
    assert resolution.is_ambiguous
    assert {place.code for place in resolution.candidates} >= {"GOA", "GOI"}


def test_a_kind_turns_a_code_into_an_alias() -> None:
    assert best("GOA", PORT) == "ITGOA"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("port of Rotterdam", "NLRTM"),
        ("the Port of Rotterdam", "NLRTM"),
        ("Rotterdam port", "NLRTM"),
        ("Rotterdam Harbour", "NLRTM"),
        ("鹿特丹港", "NLRTM"),
        ("Porto di Genova", "ITGOA"),
        ("hong kong international airport", "HKG"),
        ("香港机场", "HKG"),
        ("香港国际机场", "HKG"),
        ("香港港", "HKHKG"),
        ("Hong Kong gang", "HKHKG"),
        ("Hamburg airport", "HAM"),
        ("Port Victoria", "SCPOV"),
    ],
)
def test_the_dressing_says_the_kind(text: str, code: str) -> None:
    assert best(text) == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Portland, Oregon", "USPDX"),
        ("portland or", "USPDX"),
        ("Portland (Maine)", "USPWM"),
        ("Portland, ME", "USPWM"),
        ("Port of Portland, Maine, USA", "USPWM"),
        ("Valencia, Spain", "ESVLC"),
        ("valencia venezuela", "VLN"),
        ("西班牙 Valencia", "ESVLC"),
        ("鹿特丹，荷兰", "NLRTM"),
        ("荷兰鹿特丹", "NLRTM"),
    ],
)
def test_an_area_tells_namesakes_apart(text: str, code: str) -> None:
    assert best(text) == code


def test_an_area_that_has_no_such_place_finds_none_there() -> None:
    assert best("Valencia, Norway") is None


@pytest.mark.parametrize(
    ("text", "codes"), [("Portland", {"USPDX", "USPWM"}), ("valencia", {"ESVLC", "VLN"})]
)
def test_namesakes_far_apart_are_asked_about(text: str, codes: set[str]) -> None:
    resolution = RESOLVER.resolve(text)
    assert resolution.is_ambiguous
    assert resolution.best is None
    assert {place.code for place in resolution.candidates} == codes


def test_a_place_does_not_stand_alone_by_the_name_of_its_city() -> None:
    assert RESOLVER.resolve("Georgetown").is_ambiguous


def test_two_that_stand_alone_do_not_stand_alone_together() -> None:
    assert RESOLVER.resolve("奥克兰").is_ambiguous
    assert best("Auckland") == "NZAKL"


def test_a_kind_may_settle_it() -> None:
    assert best("Valencia", PORT) == "ESVLC"
    assert best("Valencia", AIRPORT) == "VLN"


def test_the_port_of_a_town_comes_before_its_airport() -> None:
    result = RESOLVER.resolve("hong kong")
    assert [place.code for place in result.candidates] == ["HKHKG", "HKG"]
    assert result.best == result.candidates[0]
    assert best("Copenhagen") == "DKCPH"


def test_the_port_goes_first_though_the_name_is_its_alias() -> None:
    fos = port("FRFOS", "Fos", (4.9, 43.4), importance=WRITTEN_UP, aliases=("Marseille",), **ALONE)
    mrs = airport("MRS", "Marseille", "FR", (5.2, 43.4), importance=LARGE)
    chicago = port("USCHI", "Chicago", (-87.6, 41.9), importance=MIDDLING)
    ord_ = airport("ORD", "Chicago", "US", (-87.9, 42.0), importance=WRITTEN_UP)
    resolver = Resolver([fos, mrs, chicago, ord_])
    assert resolver.resolve("marseille").best == fos
    assert resolver.resolve("chicago").best == ord_


def test_what_serves_a_city_is_offered_and_never_picked() -> None:
    resolver = Resolver([port("CNTAC", "Taicang", (121.2, 31.6), importance=3, serves=("Suzhou",))])
    result = resolver.resolve("suzhou")
    assert result.is_ambiguous
    assert [place.code for place in result.candidates] == ["CNTAC"]


def test_a_place_of_the_name_goes_before_what_serves_it() -> None:
    suzhou = airport("SZV", "Suzhou", "CN", (120.4, 31.3))
    taicang = port("CNTAC", "Taicang", (121.2, 31.6), importance=3, serves=("Suzhou",))
    assert Resolver([taicang, suzhou]).resolve("Suzhou").best == suzhou


@pytest.mark.parametrize(
    ("text", "kind", "codes"),
    [
        ("United States", PORT, ["USPDX", "USOAK", "USPWM"]),
        ("美国", PORT, ["USOAK", "USPDX", "USPWM"]),
        ("ports in the Netherlands", None, ["NLRTM"]),
        ("denmark", None, ["DKCPH", "CPH"]),
    ],
)
def test_a_country_is_no_place(text: str, kind: PlaceKind | None, codes: list[str]) -> None:
    result = RESOLVER.resolve(text, kind)
    assert result.is_ambiguous
    assert {place.code for place in result.candidates} == set(codes)


def test_a_country_without_any_such_place_is_unknown() -> None:
    assert RESOLVER.resolve("Mongolia").is_unknown


@pytest.mark.parametrize("text", ["Roterdam", "Rotterdamm", "Rottedram", "rotterd", "Hambrug"])
def test_misspellings_and_beginnings(text: str) -> None:
    result = RESOLVER.resolve(text)
    assert result.best
    assert not result.is_exact


def test_an_important_place_is_likelier_misspelled() -> None:
    assert best("Hamburgg") == best("Hamurg") == "HAM"


def test_a_small_place_is_suggested_rather_than_guessed() -> None:
    result = RESOLVER.resolve("Quarinton")
    assert result.is_unknown
    assert [place.code for place in result.candidates] == ["GBZZZ"]


def test_both_halves_of_a_text_may_name_the_place() -> None:
    assert best("Genova Genoa", PORT) == "ITGOA"
    assert best("Hamburg HAM") == "HAM"


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "?",
        "xq",
        "zzzzzzzz",
        "port",
        "airport",
        "港",
        "机场",
        "y" * 10_240,
        "\x00",
        "我爱你",
    ],
)
def test_the_rest_is_unknown(text: str) -> None:
    assert RESOLVER.resolve(text).is_unknown


def test_a_letter_of_difference_makes_another_code() -> None:
    assert best("NLRTN") is None
    assert best("NLRT") is None


@pytest.mark.parametrize("text", ["texas", "德州"])
def test_a_state_is_a_choice_of_its_places(text: str) -> None:
    resolver = Resolver(
        [
            port("USHOU", "Houston", (-95.0, 29.7), importance=WRITTEN_UP, region="Texas"),
            airport("DFW", "Dallas", "US", (-97.0, 32.9), importance=LARGE, region="Texas"),
            airport(
                "MSY", "New Orleans", "US", (-90.3, 30.0), importance=LARGE, region="Louisiana"
            ),
        ]
    )
    result = resolver.resolve(text)
    assert result.is_ambiguous
    assert [place.code for place in result.candidates] == ["USHOU", "DFW"]
