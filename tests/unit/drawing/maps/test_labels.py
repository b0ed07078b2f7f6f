"""Labels take the cheapest place that is free, and look at no more places than they must."""

from hypothesis import given
from hypothesis import strategies as st

from portolan.drawing.maps.clip import Frame
from portolan.drawing.maps.labels import (
    COVERS_DOT,
    COVERS_LABEL,
    CROSSES_LINE,
    LEAVES_FRAME,
    placed,
)
from portolan.drawing.maps.placement import Placement
from portolan.drawing.maps.ports import Port, level_names
from portolan.drawing.maps.segments import (
    Segment,
    boxed,
    cross_or_come_near,
    distance_to_segment,
    near,
)
from portolan.drawing.maps.window import Point

PICTURE = Frame(0, 0, 400, 300)
EM = 12.0
points = st.builds(
    Point, st.floats(min_value=0, max_value=400), st.floats(min_value=0, max_value=300)
)
pieces = st.tuples(points, points)


def cost(place: Placement, dots: list[Point], lines: list[Segment], others: list[Segment]) -> float:
    """What a place costs, reckoned one fault after another."""
    row = place.middle_line()
    out = any(
        not (EM / 2 <= x <= PICTURE.right - EM / 2 and EM / 2 <= y <= PICTURE.bottom - EM / 2)
        for x, y in row
    )
    over = sum(distance_to_segment(dot, row) < EM * 0.7 for dot in dots)
    crossed = sum(cross_or_come_near(row, line, EM / 2) for line in lines)
    covered = sum(cross_or_come_near(row, other, EM) for other in others)
    faults = LEAVES_FRAME * out + COVERS_DOT * over + CROSSES_LINE * crossed
    return place.cost + faults + COVERS_LABEL * covered


def beside(port: Port) -> list[Placement]:
    """The places of a name to which no line leads."""
    return [place for place in level_names(port, [], EM) if not place.led]


@given(
    points,
    st.lists(points, max_size=4),
    st.lists(pieces, max_size=8),
)
def test_a_label_alone_takes_the_cheapest_place(
    at: Point, dots: list[Point], lines: list[Segment]
) -> None:
    offer = beside(Port("NLRTM", at))
    (chosen,) = placed([offer], dots, lines, PICTURE)
    least = min(cost(place, dots, lines, []) for place in offer)
    assert cost(chosen, dots, lines, []) == least


@given(st.lists(points, min_size=2, max_size=5), st.lists(pieces, max_size=5))
def test_the_last_label_to_move_has_no_better_place(at: list[Point], lines: list[Segment]) -> None:
    choices = [beside(Port("ABCDE", each)) for each in at]
    chosen = placed(choices, at, lines, PICTURE)
    others = [place.middle_line() for place in chosen[:-1]]
    least = min(cost(place, at, lines, others) for place in choices[-1])
    assert cost(chosen[-1], at, lines, others) == least


def test_a_dot_at_the_far_end_of_a_text_counts() -> None:
    at = Point(200, 150)
    east, west = (Placement("NLRTM", at, wind, 10, EM, cost) for wind, cost in ((90, 0), (270, 1)))
    end = Point(at.x + 10 + east.length + 0.6 * EM, at.y)
    assert placed([[east, west]], [end], [], PICTURE) == [west]
    assert placed([[east, west]], [Point(end.x + EM, at.y)], [], PICTURE) == [east]


@given(pieces, st.lists(pieces, max_size=20), st.floats(min_value=0, max_value=40))
def test_what_meets_is_near(one: Segment, others: list[Segment], apart: float) -> None:
    remaining = [each.piece for each in near(map(boxed, others), boxed(one).box, apart)]
    met = [other for other in others if cross_or_come_near(one, other, apart)]
    assert [other for other in remaining if cross_or_come_near(one, other, apart)] == met


def test_what_is_far_is_not_near() -> None:
    one, far = (Point(0, 0), Point(10, 0)), (Point(0, 20), Point(10, 30))
    assert near([boxed(far)], boxed(one).box, 19) == []
    assert near([boxed(far)], boxed(one).box, 21) == [boxed(far)]


def test_crossing_pieces_meet_though_their_ends_are_far_apart() -> None:
    across, down = (Point(0, 50), Point(100, 50)), (Point(50, 0), Point(50, 100))
    assert cross_or_come_near(across, down, 1)
    assert not cross_or_come_near(across, (Point(50, 60), Point(50, 100)), 1)
    assert distance_to_segment(Point(50, 60), across) == 10
    assert distance_to_segment(Point(103, 54), across) == 5


def test_in_a_crowd_thin_lines_lead_to_level_names() -> None:
    crowd = [Port("GBFXT", Point(190, 150)), Port("NLRTM", Point(196, 150))]
    alone = Port("BRSSZ", Point(60, 250))
    offers = [level_names(port, [*crowd, alone], EM) for port in [*crowd, alone]]
    chosen = placed(offers, [port.at for port in [*crowd, alone]], [], PICTURE)
    assert [place.led for place in chosen] == [True, True, False]
    assert all("path" in place.leader() for place in chosen[:2])
    assert not chosen[2].leader()
    ends = [
        Point(place.at.x + dx, place.at.y + dy) for place in chosen for dx, dy in [place.lead()]
    ]
    assert not any(
        distance_to_segment(ends[i], chosen[1 - i].middle_line()) < EM * 0.5 for i in (0, 1)
    )
