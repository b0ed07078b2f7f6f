"""The route network as it is built: what is in it, and that what was known to be wrong is right."""

from pathlib import Path

import pytest
from pypinyin import lazy_pinyin

from portolan.domain.geo.distance import great_circle_km
from portolan.domain.geo.position import Position
from portolan.domain.places.build.by_hand import by_hand
from portolan.domain.places.build.checks import faults
from portolan.domain.places.build.finishing import served_cities, translated_names
from portolan.domain.places.build.places_build import built_places
from portolan.domain.places.folding import folded
from portolan.domain.places.place import LARGE, WRITTEN_UP, Place, PlaceKind
from portolan.domain.table import rows
from tests.support.built_places import by_code, places

KNOWN = Path(__file__).with_name("known_places.csv")
COLUMNS = (
    *("code", "kind", "name", "zh", "city", "country", "region", "timezone", "importance"),
    *("stands_alone", "is_twin", "icao", "elevation", "runways", "longest_runway"),
)


def of_kind(kind: PlaceKind) -> list[Place]:
    return [place for place in places() if place.kind is kind]


def test_nothing_is_wrong_with_it() -> None:
    assert faults(places()) == []


def test_it_holds_the_airports_and_the_ports() -> None:
    assert 6_000 < len(of_kind(PlaceKind.AIRPORT)) < 7_884
    assert 2_500 < len(of_kind(PlaceKind.OCEANPORT)) < 3_924


def test_building_it_again_gives_the_same() -> None:
    assert built_places() == places()


def test_the_most_important_come_first() -> None:
    ranks = [place.importance for place in places()]
    assert ranks == sorted(ranks, reverse=True)
    assert ranks[0] == WRITTEN_UP


@pytest.mark.parametrize("row", rows(KNOWN, COLUMNS), ids=lambda row: row["code"])
def test_what_is_known_of_a_place(row: dict[str, str]) -> None:
    """Airports near and far, ports, towns, namesakes: what their pages state."""
    place = by_code()[row["code"]]
    results = {name: getattr(place, name) for name in COLUMNS if name != "zh"}
    results["zh"] = place.translation_in("zh")
    assert {name: str("" if each is None else each) for name, each in results.items()} == row


@pytest.mark.parametrize(
    ("code", "aliases"),
    [
        ("IPC", {"Mataveri"}),
        ("ANC", {"Ted Stevens"}),
        ("JFK", {"NYC", "Kennedy"}),
        ("EMA", {"Castle Donington"}),
    ],
)
def test_an_airport_is_also_called_by_its_own_name_and_its_city_s_code(
    code: str, aliases: set[str]
) -> None:
    place = by_code()[code]
    assert aliases <= set(place.aliases)
    assert place.name not in place.aliases


# Published positions: the aerodromes' own (Belgium and Luxembourg AIP, AD 2.2), to a hundredth.
@pytest.mark.parametrize(
    ("code", "latitude", "longitude"),
    [
        ("BRU", 50.90, 4.48),
        ("CRL", 50.46, 4.45),
        ("LGG", 50.64, 5.44),
        ("OST", 51.20, 2.87),
        ("ANR", 51.19, 4.46),
        ("KJK", 50.82, 3.20),
        ("LUX", 49.63, 6.21),
    ],
)
def test_degrees_and_minutes_are_no_decimals(code: str, latitude: float, longitude: float) -> None:
    assert great_circle_km(by_code()[code].position, Position(latitude, longitude)) < 2


@pytest.mark.parametrize(
    "code",
    [
        "CRSJO",
        "CNQIN",
        "USSLC",
        "ZWHRE",
        "CACAL",
        "USATL",
        "SARYP",
        "CNHKG",
        "SZV",
        "ANWIL",
        "CSBAR",
        "EG",
        "BTZ",
    ],
)
def test_what_is_no_port_or_no_airport_is_left_out(code: str) -> None:
    assert code not in by_code()


def test_st_johns_is_not_saint_john() -> None:
    assert by_code()["YYT"].name == "St. John's"
    newfoundland, new_brunswick = by_code()["CASJF"], by_code()["CASJB"]
    assert great_circle_km(newfoundland.position, new_brunswick.position) > 1_000


def test_the_two_portlands_have_a_code_each() -> None:
    assert by_code()["USPDX"].region == "Oregon"
    assert by_code()["USPWM"].region == "Maine"


def test_a_port_at_a_border_has_its_own_state() -> None:
    """The nearest airports are Newark in New Jersey and Portland in Oregon."""
    assert by_code()["USNYC"].region == "New York"
    assert by_code()["USVAN"].region == "Washington"
    assert by_code()["USHOU"].region == "Texas"


def test_no_code_is_of_a_country_that_is_gone() -> None:
    assert not [place for place in places() if place.country in {"AN", "CS", "YU", "SU", "ZR"}]


@pytest.mark.parametrize(
    ("code", "slug", "name_zh"),
    [
        ("CNSHA", "shanghai-cnsha", "上海"),
        ("LAX", "los-angeles-lax", "洛杉矶"),
        ("PVG", "shanghai-pudong-pvg", "上海浦东"),
        ("NLRTM", "rotterdam-nlrtm", "鹿特丹"),
        ("ORD", "chicago-ohare-ord", "芝加哥奥黑尔"),
        ("VLN", "valencia-vln", None),
        ("DME", "moscow-domodedovo-dme", "莫斯科多莫杰多沃"),
    ],
)
def test_slugs_and_chinese_names(code: str, slug: str, name_zh: str | None) -> None:
    place = by_code()[code]
    assert (place.slug, place.translations.get("zh")) == (slug, name_zh)


def test_every_place_that_search_engines_may_list_has_a_chinese_name() -> None:
    """The pages of other ports and of small airports are not offered in any language."""
    assert [
        place.code
        for place in places()
        if place.importance >= LARGE and not place.translations.get("zh")
    ] == []


@pytest.mark.parametrize(("what", "least"), [("ports", 150), ("airports", 80)])
def test_the_written_up_ones_are_all_there_with_a_chinese_name(what: str, least: int) -> None:
    written = {code: words for code, words in by_hand(what).items() if words.is_written_up}
    assert len(written) >= least
    assert all(words.translations.get("zh") for words in written.values())
    assert {by_code()[code].importance for code in written} == {WRITTEN_UP}


# The ports that the site's own texts name.
@pytest.mark.parametrize(
    "code",
    [
        "CNSHA", "NLRTM", "USLAX", "INNSA", "DEHAM", "BRSSZ", "SGSIN", "VNSGN", "USNYC", "ESVLC",
        "AEJEA", "ZADUR", "LKCMB", "JPYOK", "CNSZX", "HKHKG", "KRPUS", "GBFXT", "MXVER", "MAPTM",
        "GRPIR", "EGPSD", "CNNGB", "ZACPT", "USPDX",
    ],
)  # fmt: skip
def test_every_port_of_the_sites_texts_is_written_up(code: str) -> None:
    assert by_code()[code].importance == WRITTEN_UP


MINORITY_OR_FORMER = 60
"""Chinese places whose Latin name is Mongolian, Uyghur, Tibetan, formal or a former one."""


def test_places_in_china_have_the_name_whose_pinyin_they_bear() -> None:
    named = [place for place in places() if place.country == "CN" and place.translations.get("zh")]
    other = [
        place for place in named if spelled(place.translations.get("zh", "")) != letters(place.name)
    ]
    assert len(named) > 325
    assert len(other) <= MINORITY_OR_FORMER, [
        (place.code, place.translations.get("zh")) for place in other
    ]


def spelled(chinese: str) -> str:
    return letters("".join(lazy_pinyin(chinese)))


def letters(name: str) -> str:
    return "".join(c for c in folded(name) if c.isalpha())


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("PDX", "Portland, Oregon"),
        ("PWM", "Portland, Maine"),
        ("USCHS", "Charleston, South Carolina"),
        ("USLAX", "Los Angeles"),
        ("NLRTM", "Rotterdam"),
    ],
)
def test_a_twin_says_its_state(code: str, name: str) -> None:
    place = by_code()[code]
    assert place.name_in("en") == name
    assert place.name == name.partition(",")[0]


def test_the_codes_of_the_lists_of_names_exist() -> None:
    listed = translated_names().keys() | served_cities().keys()
    assert listed <= by_code().keys()
    assert not translated_names().keys() & (by_hand("ports") | by_hand("airports")).keys()
