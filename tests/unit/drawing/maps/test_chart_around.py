"""The chart around a place, and the chart of the world with marks."""

import re

from portolan.drawing.maps import (
    Landmark,
    MapLine,
    Marks,
    Position,
    around,
    around_places,
    world,
)

HERE = Landmark("NLRTM", Position(51.9, 4.48), major=True)
NAMES = re.compile(r">([A-Z]{3,5})</text>")


def near(words: str, north: float, east: float) -> Landmark:
    """A neighbor at a distance in degrees."""
    return Landmark(words, Position(51.9 + north, 4.48 + east))


def test_the_place_is_named_in_the_middle() -> None:
    drawn = around(HERE, [], "x", "Around Rotterdam")
    assert NAMES.findall(drawn) == ["NLRTM"]
    assert '<g class="port maj" transform="translate(720 280)">' in drawn
    assert 'aria-label="Around Rotterdam"' in drawn


def test_the_first_neighbors_are_named_and_the_others_are_dots() -> None:
    neighbors = [near(f"AAA{letter}", -0.8, n - 3) for n, letter in enumerate("ABCDEFG")]
    drawn = around(HERE, neighbors, "x", "")
    assert len(NAMES.findall(drawn)) == 6
    assert drawn.count("<circle") > 7


def test_a_neighbor_on_the_place_is_not_named() -> None:
    assert NAMES.findall(around(HERE, [near("BBBBB", 0.01, 0.01)], "x", "")) == ["NLRTM"]


def test_the_nearest_is_always_named_at_a_scale_that_parts_it_from_the_place() -> None:
    close = near("RTM", 0.05, 0.0)
    drawn = around(HERE, [near("CCC", 0.4, 0.4)], "x", "", close)
    assert NAMES.findall(drawn) == ["NLRTM", "RTM", "CCC"]
    y = re.search(r'class="port" transform="translate\(720 ([\d.]+)', drawn)
    assert y
    # Three miles of a hundred and ten on 560 units.
    assert 10 < 280 - float(y[1]) < 20
    assert "25" in drawn.partition('class="scale')[2]


def test_a_nearest_far_away_leaves_the_chart_as_wide_as_ever() -> None:
    far = near("FFF", 3.0, 0.0)
    assert "100" in around(HERE, [], "x", "", far).partition('class="scale')[2]


def test_a_neighbor_out_of_sight_is_not_drawn() -> None:
    assert around(HERE, [near("CCCCC", 30, 30)], "x", "") == around(HERE, [], "x", "")


def test_a_hundred_miles_are_longer_on_the_chart_than_ninety_and_the_same_everywhere() -> None:
    def bar(latitude: float) -> str:
        place = Landmark("X", Position(latitude, 20))
        scale = around(place, [], "x", "").partition('class="scale')[2]
        return str(re.findall(r'd="([^"]+)"', scale)[0])

    assert bar(0) == bar(60) == bar(-40)


def test_a_small_world_names_major_places_only() -> None:
    marks = Marks(
        named=(HERE, Landmark("GBFXT", Position(51.95, 1.32))),
        solid=(Position(1.3, 103.8),),
        open=(Position(22.3, 114.2), Position(89.0, 0.0)),
        lines=(MapLine("route", (HERE.position, Position(40.7, -74.0))),),
    )
    assert NAMES.findall(world(marks, "wide", "x", "World")) == ["NLRTM", "GBFXT"]
    narrow = world(marks, "narrow", "y", "World")
    assert NAMES.findall(narrow) == ["NLRTM"]
    # In two halves; the one beyond the northern edge is left out.
    assert narrow.count('class="others"') == 2
    assert narrow.partition('class="others"')[2].partition("</g>")[0].count("<circle") == 1


def test_a_small_world_has_a_ruled_seam_between_its_halves() -> None:
    narrow = world(Marks(named=(HERE,)), "narrow", "x", "World")
    height, second = re.findall(r'viewBox="0 0 780 (\d+)"|<svg y="(\d+)"', narrow)[::2]
    seam = int(second[1]) - 600
    assert seam >= 24
    assert int(height[0]) == 2 * 600 + seam
    assert f'd="M0 600h780m0 {seam}H0"' in narrow


def test_a_chart_of_places_is_cut_in_the_widest_sea() -> None:
    """Not along a fixed meridian, which would put the Pacific between Shanghai and Santos."""
    places = (
        Landmark("CNSHA", Position(31.4, 121.5), major=True),
        HERE,
        Landmark("BRSSZ", Position(-24.0, -46.3), major=True),
    )
    drawn = around_places(places, "wide", "x", "Offices")
    assert 'viewBox="0 0 1440 480"' in drawn
    port = r'class="port maj" transform="translate\(([\d.]+) [^>]*>.*?>([A-Z]{5})</text>'
    points = {code: float(x) for x, code in re.findall(port, drawn)}
    assert points["BRSSZ"] < points["NLRTM"] < points["CNSHA"]
