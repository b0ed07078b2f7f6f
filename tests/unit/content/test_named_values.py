"""Figures that documents name: computed in one place, never typed beside it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from portolan.content.build import Builder, BuildError
from portolan.content.listing import Listed
from portolan.content.named_values import NamedValues, UnknownValueError
from portolan.content.store import ContentStore
from portolan.content.typed_distances import TypedDistances
from portolan.core.brand import BRAND
from portolan.core.locales import DEFAULT_LOCALE
from portolan.sections.atlas.document_kinds import OCEANPORT
from portolan.sections.glossary.kinds import GLOSSARY_TERM
from portolan.web.route_network import RouteNetworkReader

Write = Callable[[str, str], Path]

ENDS = "shanghai-cnsha/rotterdam-nlrtm"
LANE = f"{{{{distance:{ENDS}}}}}"


@pytest.fixture(scope="module")
def named(content: Path) -> NamedValues:
    return NamedValues(content.parent / "route_network")


def test_a_distance_is_that_of_the_route_search(
    named: NamedValues, route_network_reader: RouteNetworkReader
) -> None:
    network = route_network_reader.route_network()
    ways = network.sea_ways(network.by_code["CNSHA"], network.by_code["NLRTM"])
    assert ways.by_cape is not None
    shortest, by_cape = round(ways.shortest.distance_nm), round(ways.by_cape.distance_nm)
    assert named.figure(f"distance:{ENDS}") == shortest
    assert named.figure(f"distance-by-cape:{ENDS}") == by_cape
    assert named.figure(f"detour-by-cape:{ENDS}") == by_cape - shortest
    assert named.figure(f"distance-km:{ENDS}") == round(shortest * 1.852)
    assert named.figure(f"distance-km-by-cape:{ENDS}") == round(by_cape * 1.852)
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
        view = ContentStore(builder.target).one(GLOSSARY_TERM, "nautical-mile", locale)
        assert view is not None
        assert f"It is {text} miles" in view.html


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


@pytest.mark.parametrize(
    "passage",
    [
        "It is {typed} miles.",
        "Shanghai to Rotterdam: {typed}, a voyage of more than 9,000 nautical miles.",
        "A ship makes {typed}–13,900 nm.",
        "Table: Ways in miles\n\n| Way | Length |\n|---|---|\n| By Suez | {typed} |",
        "| From | To | Miles |\n|---|---|---|\n| Shanghai | Rotterdam | {typed} |",
    ],
)
def test_it_is_found_in_whatever_way_it_is_written(
    builder: Builder, write: Write, named: NamedValues, passage: str
) -> None:
    typed = named.text(f"distance:{ENDS}", DEFAULT_LOCALE)
    write("nautical-mile", f"It is {LANE} miles.")
    write("knot", passage.format(typed=typed))
    with pytest.raises(BuildError, match=rf"knot.md:\d+: {typed} is typed by hand"):
        builder.build()


PORTS = ("shanghai-cnsha", "rotterdam-nlrtm")


@pytest.fixture
def typed_in(named: NamedValues, tmp_path: Path) -> Callable[[str], list[tuple[int, str]]]:
    """What is found in a text, where no document names a distance and two ports have a page."""
    ports = [Listed(OCEANPORT, tmp_path, "", OCEANPORT.page(slug), "", (), ()) for slug in PORTS]
    search = TypedDistances(ports, named, {})

    def values_in(text: str) -> list[tuple[int, str]]:
        file = tmp_path / "knot.md"
        file.write_text(text.format(typed=named.text(f"distance:{ENDS}", DEFAULT_LOCALE)), "utf-8")
        return [*search.within(file)]

    return values_in


@pytest.mark.parametrize(
    "passage",
    [
        "Shanghai to Rotterdam is {typed} miles.",
        "From `CNSHA` to `NLRTM` a ship sails {typed} nm.",
        "Table: Miles\n\n| From | To | Way |\n|---|---|---|\n| Shanghai | Rotterdam | {typed} |",
    ],
)
def test_a_distance_that_no_document_names_is_found_by_its_ports(
    typed_in: Callable[[str], list[tuple[int, str]]], passage: str
) -> None:
    [(line, message)] = typed_in(f"---\n---\n\n{passage}\n")
    assert line == 4 + passage.count("\n")
    assert message.endswith(f"is typed by hand: write {LANE}")


def test_the_way_by_the_cape_is_found_too(
    typed_in: Callable[[str], list[tuple[int, str]]], named: NamedValues
) -> None:
    by_cape = named.text(f"distance-by-cape:{ENDS}", DEFAULT_LOCALE)
    [(_, message)] = typed_in(f"Rotterdam is {by_cape} miles from Shanghai by the Cape.")
    assert "{{distance-by-cape:rotterdam-nlrtm/shanghai-cnsha}}" in message


@pytest.mark.parametrize(
    "passage",
    [
        "Shanghai to Rotterdam is {typed} kilometers.",
        "Shanghai, Rotterdam: {typed} × 20 × 0.01553 = 6,005 kg",
    ],
)
def test_kilometers_are_found_as_miles_are(
    typed_in: Callable[[str], list[tuple[int, str]]], named: NamedValues, passage: str
) -> None:
    typed = named.text(f"distance-km:{ENDS}", DEFAULT_LOCALE)
    [(_, message)] = typed_in(passage.replace("{typed}", typed))
    assert f"{{{{distance-km:{ENDS}}}}}" in message


def test_a_distance_named_in_kilometers_is_not_typed_elsewhere(
    builder: Builder, write: Write, named: NamedValues
) -> None:
    typed = named.text(f"distance-km:{ENDS}", DEFAULT_LOCALE)
    write("nautical-mile", f"It is {{{{distance-km:{ENDS}}}}} kilometers.")
    write("knot", f"Emissions: {typed} × 20 × 0.01553 = 6,005 kg.")
    with pytest.raises(BuildError, match=rf"knot.md:7: {typed} is typed by hand"):
        builder.build()


@pytest.mark.parametrize(
    "passage",
    [
        "Shanghai to Rotterdam is 10,001 miles.",
        "Rotterdam is {typed} miles from somewhere.",
        "Shanghai and Rotterdam moved {typed} containers.",
        "| Miles | Published |\n|---|---|\n| Shanghai–Rotterdam | {typed} |",
    ],
)
def test_other_numbers_may_be_typed(
    typed_in: Callable[[str], list[tuple[int, str]]], passage: str
) -> None:
    assert not typed_in(passage)
