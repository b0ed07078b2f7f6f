"""The parts of a drawing: short paths, escaped text, winds, labels that keep apart."""

import re
from math import atan2, degrees

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portolan.domain.places.harbors import harbor, harbors
from portolan.drawing.maps.clip import Frame
from portolan.drawing.maps.labels import placed
from portolan.drawing.maps.lane import lane_figures
from portolan.drawing.maps.ports import Port, level_names
from portolan.drawing.maps.segments import boxed
from portolan.drawing.maps.window import Point
from portolan.drawing.maps.winds import NODES, nodes, wind_class
from portolan.drawing.svg import dots, element, number, path_data, picture, text

coordinates = st.floats(min_value=-2000, max_value=2000)


@pytest.mark.parametrize(
    ("value", "written"),
    [(0, "0"), (3.04, "3"), (0.5, ".5"), (-0.52, "-.5"), (-0.04, "0"), (12.25, "12.2")],
)
def test_numbers_are_short(value: float, written: str) -> None:
    assert number(value) == written


def test_a_path_in_few_characters() -> None:
    assert path_data([(1, 2), (1.5, 2.5), (0, 2.5), (10, 12)]) == "M1 2l.5.5-1.5 0 10 9.5"
    assert path_data([(0, 0), (1, 0), (1, 1)], closed=True) == "M0 0l1 0 0 1z"
    assert path_data([(0, 0), (15, 0.5), (15.2, 0.9), (14.9, 9)]) == "M0 0l15 .5.2.4-.3 8.1"
    assert path_data([(5, 5), (5.01, 5)]) == ""


@given(st.lists(st.tuples(coordinates, coordinates), min_size=2, max_size=30))
def test_a_path_never_drifts_from_its_points(points: list[tuple[float, float]]) -> None:
    values = [float(v) for v in re.findall(r"-?(?:\d+\.\d|\d+|\.\d)", path_data(points))]
    ends = points[-1] if values else (0.0, 0.0)
    assert sum(values[0::2]) == pytest.approx(ends[0], abs=0.06)
    assert sum(values[1::2]) == pytest.approx(ends[1], abs=0.06)


def test_dots_are_all_of_one_size() -> None:
    drawn = dots([(1, 2), (3.25, -0.5)], 2.5)
    assert drawn == '<circle cx="1" cy="2" r="2.5"/><circle cx="3.2" cy="-.5" r="2.5"/>'


def test_elements_escape_what_they_are_given() -> None:
    assert element("g", class_='a"b', text_anchor=None, r=2.0) == '<g class="a&quot;b" r="2"/>'
    assert text("R & D <1>") == "<text>R &amp; D &lt;1&gt;</text>"


def test_a_picture_has_a_name_or_is_hidden() -> None:
    assert 'role="img" aria-label="Lanes &amp; ports"' in picture(1, 2, "map", "Lanes & ports")
    assert 'aria-hidden="true"' in picture(1, 2, "map", "")


def test_every_chord_runs_along_its_wind() -> None:
    ring = nodes(Point(0, 0), 100)
    step = {"p": 45, "h": 22.5, "q": 11.25}
    for i in range(NODES):
        for j in range(i + 1, NODES):
            dx, dy = ring[j].x - ring[i].x, ring[j].y - ring[i].y
            wind = degrees(atan2(dx, -dy)) / step[wind_class(i, j)]
            assert wind == pytest.approx(round(wind), abs=1e-6)


def test_labels_do_not_cover_each_other() -> None:
    ports = [
        Port(code, Point(200 + 24 * i, 150)) for i, code in enumerate(("AAAAA", "BBBBB", "CCCCC"))
    ]
    chosen = placed(
        [level_names(port, ports, em=12) for port in ports],
        [port.at for port in ports],
        [],
        Frame(0, 0, 400, 300),
    )
    boxes = [place.box() for place in chosen if place]
    assert len(boxes) == 3
    for i, box in enumerate(boxes):
        for other in boxes[i + 1 :]:
            apart = box.right < other.left or other.right < box.left
            assert apart or box.bottom < other.top or other.bottom < box.top


def test_a_label_stays_in_the_picture() -> None:
    (place,) = placed(
        [level_names(Port("NLRTM", Point(395, 150)), [], em=12)], [], [], Frame(0, 0, 400, 300)
    )
    assert place
    left, top, right, bottom = place.box()
    assert left >= 0 <= top
    assert right <= 400
    assert bottom <= 300


def test_a_label_keeps_off_a_line_if_it_can() -> None:
    line = boxed((Point(200, 150), Point(400, 150)))
    (place,) = placed(
        [level_names(Port("NLRTM", Point(200, 150)), [], em=12)], [], [line], Frame(0, 0, 400, 300)
    )
    assert place
    assert place.side == -1


def test_harbors_are_named_once() -> None:
    codes = list(harbors())
    assert codes == sorted(set(codes))
    assert all(re.fullmatch(r"[A-Z]{2}[A-Z0-9]{3}", code) for code in codes)
    assert harbor("NLRTM").position_text == "51°54'N 4°27'E"
    with pytest.raises(KeyError):
        harbor("XXXXX")


def test_the_figures_of_a_lane() -> None:
    lane = lane_figures(harbor("CNSHA"), harbor("NLRTM"))
    assert (lane.bearing_text, lane.rhumb_nm) == ("283°", 5322)
    assert lane_figures(harbor("KRPUS"), harbor("JPYOK")).bearing_text == "088°"
