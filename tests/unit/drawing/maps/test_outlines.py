"""From TopoJSON to the small file of coasts, and back out of it."""

import json
from pathlib import Path
from typing import Any

import pytest

from portolan.domain.geo.position import Position
from portolan.domain.geo.topojson import rings_of
from portolan.drawing.maps.clip import Frame, clipped_line, clipped_ring
from portolan.drawing.maps.outlines import packed, write
from portolan.drawing.maps.simplify import ring_area, simplified, weights
from portolan.drawing.maps.world import FILE, land

SQUARE = [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)]


def topology(*arcs: list[list[int]]) -> dict[str, Any]:
    """Return a topology of one area, made of the first arc and of the second walked backward."""
    return {
        "transform": {"scale": [1, 1], "translate": [170, 0]},
        "arcs": list(arcs),
        "objects": {
            "land": {
                "type": "GeometryCollection",
                "geometries": [{"type": "MultiPolygon", "arcs": [[[0, -2]]]}],
            }
        },
    }


def test_rings_are_joined_from_shared_arcs() -> None:
    made = topology([[0, 0], [20, 0], [0, 9]], [[0, 0], [0, 9], [20, 0]])
    assert rings_of(made, "land") == [
        [Position(0, 170), Position(0, 190), Position(9, 190), Position(9, 170)]
    ]


def test_a_ring_cut_by_the_antimeridian_is_made_whole() -> None:
    # From 170 E to 179 E, then on to 170 W and back.
    made = topology([[0, 0], [9, 0], [-349, 5]], [[0, 0], [-340, 5]])
    (ring,) = rings_of(made, "land")
    assert [p.longitude for p in ring] == [170, 179, 190]


def test_a_ring_around_the_pole_is_left_out() -> None:
    made = topology([[0, 0], [-120, 0], [-120, 0], [-120, 0]], [[0, 0], [0, 0]])
    made["objects"]["land"]["geometries"][0]["arcs"] = [[[0]]]
    assert rings_of(made, "land") == []


def test_what_is_not_an_area_is_refused() -> None:
    made = topology([[0, 0]])
    made["objects"]["land"] = {"type": "Point"}
    with pytest.raises(ValueError, match="not an area: Point"):
        rings_of(made, "land")


def test_packing_and_writing(tmp_path: Path) -> None:
    ring = [Position(0, 179), Position(0, 183), Position(4, 183), Position(4, 179)]
    assert json.loads(packed([ring])) == [[17900, 0, 400, 0, 0, 400, -400, 0]]
    source = tmp_path / "land.json"
    source.write_text(json.dumps(topology([[0, 0], [20, 0], [0, 9]], [[0, 0], [0, 9], [20, 0]])))
    target = tmp_path / "small.json"
    assert write(source, target) == target.stat().st_size


def test_the_packaged_outlines() -> None:
    assert FILE.stat().st_size < 240_000
    coasts = land()
    assert len(coasts) > 400
    assert min(p.latitude for ring in coasts for p in ring) > -60
    assert all(len(ring) > 2 for ring in coasts)
    # Eurasia and Africa come first, whole, over the antimeridian: nothing is cut at 180 degrees.
    longitudes = [p.longitude for p in coasts[0]]
    assert 190 < max(longitudes) - min(longitudes) < 220


def test_simplifying_keeps_what_matters() -> None:
    bumpy = [(0.0, 0.0), (2.0, 0.01), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)]
    assert simplified(bumpy, least_area=0.1) == SQUARE
    assert simplified(bumpy, least_area=0.001) == bumpy
    assert simplified(SQUARE, least_area=100) == []
    assert simplified([], least_area=1) == []


def test_the_least_goes_first_and_no_headland_unravels() -> None:
    # Without its tip the headland is a straight coast, whose points matter as much as the tip.
    headland = [(-2.0, 0.0), (2.0, 0.0), (3.0, 1.0), (4.0, 0.0), (8.0, 0.0), (3.0, -9.0)]
    assert weights(headland)[1:4] == [1, 1, 1]
    for area in (0.1, 0.9, 1.0, 1.1, 40.0, 50.0):
        assert simplified(headland, area) == one_by_one(headland, area)


def one_by_one(ring: list[tuple[float, float]], least: float) -> list[tuple[float, float]]:
    """The ring simplified as Visvalingam and Whyatt tell it, each triangle reckoned anew."""
    left, floor = list(ring), 0.0
    while len(left) > 2:
        areas = [
            ring_area([left[i - 1], left[i], left[(i + 1) % len(left)]]) for i in range(len(left))
        ]
        floor = max(floor, min(areas))
        if floor >= least:
            return left
        del left[areas.index(min(areas))]
    return []


def test_the_area_of_a_ring() -> None:
    assert ring_area(SQUARE) == ring_area(SQUARE[::-1]) == 16
    assert ring_area([]) == 0


def test_clipping_a_ring() -> None:
    corner = clipped_ring(SQUARE, Frame(2, 2, 10, 10))
    assert ring_area(corner) == 4
    assert clipped_ring(SQUARE, Frame(5, 5, 10, 10)) == []
    assert ring_area(clipped_ring(SQUARE, Frame(-1, -1, 9, 9))) == 16


def test_clipping_a_line() -> None:
    frame = Frame(0, 0, 10, 10)
    assert clipped_line((-5, 5), (15, 5), frame) == ((0, 5), (10, 5))
    assert clipped_line((2, 3), (4, 5), frame) == ((2, 3), (4, 5))
    assert clipped_line((-5, 0), (0, -5), frame) is None
    assert clipped_line((-5, -1), (15, -1), frame) is None
