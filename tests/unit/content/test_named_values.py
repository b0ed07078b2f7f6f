"""Figures that documents name: computed in one place, never typed beside it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from portolan.content.build import Builder, BuildError
from portolan.content.named_values import NamedValues, UnknownValueError
from portolan.content.store import ContentStore
from portolan.core.brand import BRAND
from portolan.core.locales import DEFAULT_LOCALE
from portolan.sections.glossary.kinds import GLOSSARY_TERM
from portolan.web.route_network import RouteNetworkReader

Write = Callable[[str, str], Path]

ENDS = "shanghai-cnsha/rotterdam-nlrtm"
LANE = f"{{{{distance:{ENDS}}}}}"


@pytest.fixture(scope="module")
def named(content: Path) -> NamedValues:
    return NamedValues(content.parent / "gazetteer")


def test_a_distance_is_that_of_the_route_search(
    named: NamedValues, gazetteer_shelf: RouteNetworkReader
) -> None:
    network = gazetteer_shelf.route_network()
    ways = network.sea_ways(network.by_code["CNSHA"], network.by_code["NLRTM"])
    assert ways.by_cape is not None
    shortest, by_cape = round(ways.shortest.distance_nm), round(ways.by_cape.distance_nm)
    assert named.figure(f"distance:{ENDS}") == shortest
    assert named.figure(f"distance-by-cape:{ENDS}") == by_cape
    assert named.figure(f"detour-by-cape:{ENDS}") == by_cape - shortest
    assert named.text(f"distance:{ENDS}", DEFAULT_LOCALE) == f"{shortest:,}"


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("factor:desnz-2025/container-ship-average", "0.01977"),
        ("fact:founded", str(BRAND.founded)),
    ],
)
def test_factors_and_facts(named: NamedValues, name: str, text: str) -> None:
    assert named.text(name, DEFAULT_LOCALE) == text


@pytest.mark.parametrize(
    "name",
    [
        "distance:nowhere/rotterdam-nlrtm",
        "distance:shanghai-cnsha",
        "distance-by-cape:shanghai-cnsha/los-angeles-uslax",
        "factor:desnz-2025/rowing-boat",
        "factor:desnz-1925/articulated",
        "fact:secrets",
        "price:shanghai-cnsha",
    ],
)
def test_what_stands_for_nothing(named: NamedValues, name: str) -> None:
    with pytest.raises(UnknownValueError, match=name):
        named.figure(name)


def test_both_languages_show_the_figure(builder: Builder, write: Write, named: NamedValues) -> None:
    write("nautical-mile", f"It is {LANE} miles.")
    builder.build()
    text = named.text(f"distance:{ENDS}", DEFAULT_LOCALE)
    for locale in ("en-US", "zh-CN"):
        shown = ContentStore(builder.target).one(GLOSSARY_TERM, "nautical-mile", locale)
        assert shown is not None
        assert f"It is {text} miles" in shown.html


def test_the_build_stops_at_a_name_that_stands_for_nothing(builder: Builder, write: Write) -> None:
    write("nautical-mile", "It is {{distance:shanghai-cnsha/atlantis-xxatl}} miles.")
    with pytest.raises(BuildError, match=r"nautical-mile.md:7: no figure is called distance:"):
        builder.build()


def test_a_named_distance_is_not_typed_elsewhere(
    builder: Builder, write: Write, named: NamedValues
) -> None:
    typed = named.text(f"distance:{ENDS}", DEFAULT_LOCALE)
    write("nautical-mile", f"It is {LANE} miles.")
    write("knot", f"It is {typed} nautical miles.")
    with pytest.raises(BuildError, match=rf"knot.md:7: {typed} is typed by hand"):
        builder.build()
