"""The pictures of what moves freight: to scale, and as their pages say."""

import re
from itertools import pairwise

import pytest

from portolan.domain.routes.transit import ocean_days
from portolan.drawing.diagrams.sheet import Sheet, narrow_sheet, wide_sheet
from portolan.sections.products.drawings import (
    around_port,
    container,
    flight,
    ocean_lane,
)
from tests.support.drawn import both, drawn, near, page


@both
def test_the_lane_has_a_tick_for_every_thousand_miles(sheet: Sheet) -> None:
    result = drawn(ocean_lane.lane_at_sea, sheet)
    logs = 2
    assert len(result.paths("mid")) - logs == ocean_lane.MILES // 1000 == 4
    assert {"1,000", "4,000", "11.1 d", "14.2 d"} <= set(result.words())


@both
def test_the_log_has_a_mark_for_every_day(sheet: Sheet) -> None:
    result = drawn(ocean_lane.lane_at_sea, sheet)
    fast, slow = (ocean_lane.MILES / 24 / knots for knots in (18, 14))
    assert len(result.paths("rule")) == int(fast) + 1 + int(slow) + 1


def test_days_of_the_voyage_follow_the_formula_of_the_page() -> None:
    assert ocean_days(5712) == (14, 23)
    assert "that is 14 to 23" in page("products/pages/ocean-freight.md")


@both
def test_the_great_circle_runs_north_of_the_rhumb_line_and_has_a_tick_an_hour(sheet: Sheet) -> None:
    result = drawn(flight.flight, sheet)
    (circle,), (rhumb, *hours) = result.paths("strong"), result.paths("mid")
    assert circle[0] == near_point(rhumb[0])
    assert circle[-1] == near_point(rhumb[-1])
    assert min(y for _, y in circle) < min(y for _, y in rhumb) - 50
    assert len(hours) == 10


def near_point(at: tuple[float, float]) -> object:
    return pytest.approx(at, abs=0.2)


@pytest.mark.parametrize("sheet", [wide_sheet(600), narrow_sheet(560)], ids=["wide", "narrow"])
def test_all_cities_lie_at_their_distance_within_the_rings_and_the_sheet(sheet: Sheet) -> None:
    result = drawn(around_port.distances, sheet)
    (x, y), _ = result.paths("thin")[0]
    rings = [each.get("d", "") for each in result.root.iter("path") if "A" in each.get("d", "")]
    unit = float(re.findall(r"A([\d.]+)", rings[0])[0])
    far = [((ex - x) ** 2 + (ey - y) ** 2) ** 0.5 for _, (ex, ey) in result.paths("thin")]
    assert [round(each / unit * 100, -1) for each in far] == [
        round(around_port.kilometers(place), -1) for place in around_port.PLACES.values()
    ]
    assert max(far) < unit * max(around_port.RINGS_KM) / 100
    assert all(0 < ey < sheet.height - sheet.em for _, (_, ey) in result.paths("thin"))


def test_known_distances_from_rotterdam() -> None:
    assert around_port.kilometers(around_port.PLACES["DEHAM"]) == pytest.approx(412, abs=5)
    assert around_port.kilometers(around_port.PLACES["FRPAR"]) == pytest.approx(372, abs=5)


def test_shippers_have_their_share_of_the_container() -> None:
    sheet = wide_sheet(400)
    result = drawn(container.floor, sheet)
    edges = [sheet.left, *(piece[0][0] for piece in result.paths("strong"))]
    widths = [b - a for a, b in pairwise(edges)]
    unit = sheet.span / container.VOLUME_M3
    assert widths == near(*(m3 * unit for m3 in container.SHARES_M3))
    outline = result.paths("mid")[0]
    high = max(y for _, y in outline) - min(y for _, y in outline)
    assert high / sheet.span == pytest.approx(2.35 / 12.03, abs=0.001)


@both
def test_every_full_cubic_meter_has_a_slice(sheet: Sheet) -> None:
    result = drawn(container.floor, narrow_sheet(900) if not sheet.wide else sheet)
    slices = sum(-(-m3 // 1) - 1 for m3 in container.SHARES_M3)
    assert len(result.paths("thin")) == slices
