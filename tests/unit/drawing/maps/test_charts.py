"""The finished charts: well formed, small, the same every time, and free of style."""

import re
from itertools import pairwise, starmap
from xml.etree import ElementTree as ET

import pytest

from portolan.domain.geo.great_circle import great_circle_points
from portolan.domain.geo.mercator import rhumb_nm
from portolan.domain.places.harbors import harbor
from portolan.drawing import maps as chart
from portolan.drawing.maps import Landmark, MapLine, SailedLane

LANES = [
    SailedLane(origin, destination, (harbor(origin).position, harbor(destination).position))
    for origin, destination in (
        ("CNSHA", "NLRTM"),
        ("LKCMB", "DEHAM"),
        ("INNSA", "GBFXT"),
        ("BRSSZ", "NLRTM"),
        ("NLRTM", "USNYC"),
        ("CNSHA", "USLAX"),
    )
]
SHAPES: tuple[chart.Shape, ...] = ("wide", "narrow")
LENGTHS_NM = [rhumb_nm(*lane.course) for lane in LANES]
SHANGHAI, *TO = (
    Landmark(harbor(code).name, harbor(code).position)
    for code in "CNSHA NLRTM DEHAM GRPIR EGPSD AEJEA SGSIN USNYC".split()
)
CAPE = (SHANGHAI.position, chart.Position(-35, 19), TO[0].position)
CONTRAST = chart.Contrast("Straight: 5,322 nm", "Sailed: 10,453 nm", "Cape: 13,739 nm", CAPE)
POINTS = 9
LONG = [
    lane._replace(course=tuple(great_circle_points(lane.course[0], lane.course[-1], POINTS)))
    for lane in LANES
]
CONTRASTS = {
    shape: chart.contrast(LONG, shape, f"contrast-{shape}", "Lanes", CONTRAST) for shape in SHAPES
}


def figure(shape: chart.Shape = "wide") -> str:
    ends = (harbor("SGSIN").position, harbor("NLRTM").position)
    places = [
        Landmark("Suez & Co", harbor("EGPSD").position),
        Landmark("SGSIN", ends[0], major=True),
    ]
    return chart.place_chart(
        places, [MapLine("circle", ends), MapLine("route", ends)], "fig", "图", shape
    )


CHARTS = {
    "hero": (chart.hero(SHANGHAI, TO, "hero"), 20_000),
    "hero-narrow": (chart.hero(SHANGHAI, TO, "hero-narrow", "narrow"), 6_000),
    "lanes-wide": (chart.lanes(LANES, "wide", "lanes-wide", "Lanes"), 30_000),
    "lanes-narrow": (chart.lanes(LANES, "narrow", "lanes-narrow", "Lanes"), 16_000),
    "contrast-wide": (CONTRASTS["wide"], 10_000),
    "contrast-narrow": (CONTRASTS["narrow"], 4_000),
    "fig": (figure(), 25_000),
    "rose": (chart.rose(240), 2_000),
    "mark": (chart.mark(), 400),
}


@pytest.mark.parametrize("name", CHARTS)
def test_a_chart_is_well_formed_small_and_free_of_style(name: str) -> None:
    drawing, limit = CHARTS[name]
    assert len(drawing.encode()) <= limit
    root = ET.fromstring(drawing)  # noqa: S314 - our own markup
    assert root.get("role") == "img" or root.get("aria-hidden") == "true"
    for node in root.iter():
        assert not {"style", "stroke", "color", "opacity"} & set(node.attrib)
        assert node.get("fill", "url(#").startswith("url(#")
        assert node.get("id", name).startswith(name)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_contrast_draws_the_first_lane_straight_and_around_and_names_each(
    shape: chart.Shape,
) -> None:
    drawing = CONTRASTS[shape]
    assert drawing.count('class="lane rhumb"') == 1
    assert drawing.count('class="lane route"') == 1
    assert drawing.count('class="lane detour"') == 1
    for words in (CONTRAST.straight, CONTRAST.sailed, CONTRAST.other):
        assert f">{words}<" in drawing


@pytest.mark.parametrize("shape", SHAPES)
def test_the_name_of_a_way_round_the_cape_stands_below_the_cape(shape: chart.Shape) -> None:
    told = chart.Contrast("Straight: 5,322 nm", "Cape: 13,739 nm")
    sailed = [LONG[0]._replace(course=CAPE), *LONG[1:]]
    drawing = chart.contrast(sailed, shape, "cape", "Lanes", told)
    name = re.search(r'translate\(\S+ ([\d.]+)\)"><text[^>]* y="([\d.]+)"[^>]*>Cape', drawing)
    height = re.search(r'viewBox="0 0 \d+ (\d+)"', drawing)
    assert name
    assert height
    em = 14 if shape == "wide" else 24
    assert float(name[2]) > 1.4 * em
    assert sum(map(float, name.groups())) < int(height[1]) - em / 4


def test_a_contrast_draws_all_lanes_and_numbers_each_on_its_own_line() -> None:
    drawing = CONTRASTS["wide"]
    assert drawing.count('class="lane way"') == len(LANES) - 1
    discs = re.findall(r'translate\(([\d.]+) ([\d.]+)\)"><circle[^>]+/><text[^>]+>(\d)<', drawing)
    assert [number for *_, number in discs] == list("123456")
    assert len({(x, y) for x, y, _ in discs}) == len(LANES)


def test_a_lane_leads_before_thin_ones() -> None:
    wide = chart.lanes(LANES, "wide", "led", "Lanes", led=True)
    thin = wide.index('<g class="lanes thin">')
    assert thin < wide.index('<g class="lanes">')
    assert wide.count('class="lane route"') == len(LANES)
    assert "thin" not in CHARTS["lanes-wide"][0]


def test_a_small_chart_with_a_leading_lane_names_one_of_ports_close_together() -> None:
    plain, led = (chart.lanes(LANES, "narrow", "led", "Lanes", led=led) for led in (False, True))
    assert plain.count("<circle") == led.count("<circle")
    every, some = (set(re.findall(r">([A-Z]{5})<", each)) for each in (plain, led))
    assert some < every
    assert {"CNSHA", "NLRTM"} <= some
    assert not {"DEHAM", "GBFXT"} & some


def test_every_reference_has_its_id() -> None:
    drawing, _ = CHARTS["lanes-wide"]
    assert re.findall(r"url\(#([^)]+)\)", drawing) == re.findall(r' id="([^"]+)"', drawing)


@pytest.mark.parametrize("shape", ["narrow", "wide"])
def test_the_hero_points_to_what_it_can_show_and_names_it(shape: chart.Shape) -> None:
    drawing = chart.hero(SHANGHAI, TO, "hero", shape)
    assert drawing.count('class="lane rhumb"') == 1
    rays = re.findall(r'class="lane[ "]', drawing)
    assert len(rays) == len(TO) - 1  # New York is beyond the frame
    assert ">Shanghai<" in drawing
    assert drawing.count("<text") == 1 + len(rays)
    assert drawing.count("°<") == (len(rays) if shape == "wide" else 0)


def test_a_narrow_chart_with_a_contrast_names_the_first_lane_alone() -> None:
    drawing = CONTRASTS["narrow"]
    named = set(re.findall(r">([A-Z]{5})<", drawing))
    assert named == {"CNSHA", "NLRTM"}
    assert drawing.count('class="port maj"') == len(named)
    assert 'class="lane way"' not in drawing
    ticks = re.search(r'class="ticks"><path d="([^"]+)"', drawing)
    assert ticks
    sailed = sum(starmap(rhumb_nm, pairwise(LONG[0].course)))
    assert ticks[1].count("M") == sailed // 1000


def test_lanes_carry_codes_and_ticks() -> None:
    drawing, _ = CHARTS["lanes-wide"]
    assert {"CNSHA", "NLRTM", "USLAX"} <= set(re.findall(r">([A-Z]{5})<", drawing))
    assert drawing.count('class="lane route"') == len(LANES)
    ticks = re.search(r'class="ticks"><path d="([^"]+)"', drawing)
    assert ticks
    assert ticks[1].count("M") == sum(round(length // 1000) for length in LENGTHS_NM)


def test_a_narrow_chart_shows_and_names_the_ends_of_all_lanes() -> None:
    drawing, _ = CHARTS["lanes-narrow"]
    ends = {code for lane in LANES for code in (lane.origin, lane.destination)}
    ports = re.findall(r'class="port[^"]*" transform="[^"]+">(?:<path[^>]*/>)?<circle', drawing)
    assert len(ports) == len(ends)
    assert ends == set(re.findall(r">([A-Z]{5})<", drawing))
    assert drawing.count('class="lane route"') == len(LANES)


LABEL = re.compile(
    r'translate\(([-.\d]+) ([-.\d]+)\)">(?:<path[^>]*/>)?<circle[^>]*/><text([^>]*)>([A-Z]{5})<'
)
VALUE = re.compile(r'([\w-]+)="([^"]+)"')


@pytest.mark.parametrize("shape", ["narrow", "wide"])
def test_names_of_lanes_are_level_and_lie_over_no_other(shape: str) -> None:
    drawing, _ = CHARTS[f"lanes-{shape}"]
    em = float(re.findall(r'font-size="([\d.]+)"', drawing)[0])
    labels = LABEL.findall(drawing)
    assert len(labels) == len(re.findall(r">[A-Z]{5}<", drawing))
    boxes = []
    for x, y, written, code in labels:
        given = dict(VALUE.findall(written))
        assert "transform" not in given, code
        width = 0.6 * em * len(code)
        left = float(x) + float(given.get("x", 0)) - (width if "text-anchor" in given else 0)
        boxes.append((left, left + width, float(y) + float(given["y"])))
    for i, (left, right, foot) in enumerate(boxes):
        for other_left, other_right, other_foot in boxes[:i]:
            apart = right < other_left or other_right < left
            assert apart or abs(foot - other_foot) >= 0.76 * em


def test_a_figure_escapes_its_names_and_takes_both_shapes() -> None:
    assert "Suez &amp; Co" in figure()
    assert 'aria-label="图"' in figure("narrow")
    assert 'class="lane route"' in figure()


def test_the_same_chart_is_drawn_the_same() -> None:
    before = figure()
    chart.chart_place._place_chart.cache_clear()
    assert figure() == before


def test_a_fine_chart_of_lanes_has_more_coast_than_one_beside_others() -> None:
    plain, fine = (chart.lanes(LANES, "wide", "lanes", "Lanes", fine=f) for f in (False, True))
    assert len(fine) > 1.5 * len(plain)
