"""The record of a place: its slug and its names."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portolan.domain.geo.position import Position
from portolan.domain.places.place import Place, PlaceKind


def place(name: str, code: str = "XXX", **translations: str) -> Place:
    return Place(code, PlaceKind.AIRPORT, name, name, "PL", 18.47, 54.38, translations)


@pytest.mark.parametrize(
    ("name", "code", "slug"),
    [
        ("Shanghai", "CNSHA", "shanghai-cnsha"),
        ("Los Angeles", "LAX", "los-angeles-lax"),
        ("Gdańsk", "GDN", "gdansk-gdn"),
        ("Tromsø", "TOS", "tromso-tos"),
        ("Shenzhen Bao'an", "SZX", "shenzhen-baoan-szx"),
        ("Cologne/Bonn", "CGN", "cologne-bonn-cgn"),
        ("St. Petersburg", "LED", "st-petersburg-led"),
    ],
)
def test_a_slug_is_the_name_and_the_code(name: str, code: str, slug: str) -> None:
    assert place(name, code).slug == slug


@given(st.text(alphabet=st.characters(max_codepoint=0x24F), max_size=40))
def test_a_slug_is_fit_for_an_address(name: str) -> None:
    slug = place(name).slug
    assert slug.isascii() or not name.isascii()
    assert slug.endswith("xxx")
    assert not set(slug) & set(" /?#%_.'")


def test_a_name_in_a_language_falls_back_on_the_latin_one() -> None:
    named, unnamed = place("Warsaw", zh="华沙"), place("Radom")
    assert (named.name_in("zh"), named.name_in("en")) == ("华沙", "Warsaw")
    assert unnamed.name_in("zh") == "Radom"


def test_only_a_namesake_says_its_state() -> None:
    known = replace(place("Portland"), region="Oregon")
    assert known.name_in("en") == "Portland"
    assert replace(known, is_twin=True).name_in("en") == "Portland, Oregon"


def test_the_position_has_latitude_first() -> None:
    assert place("Gdynia").position == Position(latitude=54.38, longitude=18.47)
