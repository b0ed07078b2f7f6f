"""Labels take the cheapest place that is free, and look at no more places than they must."""

from math import dist, inf

from hypothesis import given
from hypothesis import strategies as st

from portolan.drawing.maps.clip import Frame
from portolan.drawing.maps.labels import (
    CLOSE,
    COMES_CLOSE,
    CROSSES_LINE,
    FARTHEST,
    MOST_CROSSED,
    NEAR_DOT,
    ONE,
    placed,
)
from portolan.drawing.maps.placement import Placement, middle_line
from portolan.drawing.maps.ports import Port, level_names
from portolan.drawing.maps.segments import (
    Segment,
    boxed,
    cross_or_come_near,
    distance_to_box,
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
    """What a place costs, reckoned one fault after another; one that lies costs beyond all."""
    box = place.box()
    row = middle_line(box).piece
    out = box.left < 0 or box.top < 0 or box.right > PICTURE.right or box.bottom > PICTURE.bottom
    own = distance_to_box(place.at, box)
    apart = [distance_to_box(dot, box) for dot in dots if dist(dot, place.at) > ONE * EM]
    covered = any(cross_or_come_near(row, other, EM) for other in others)
    nearest = min(apart, default=inf)
    if out or covered or own > FARTHEST * EM or nearest <= max(own, NEAR_DOT * EM):
        return inf
    crossed = sum(cross_or_come_near(row, line, EM / 2) for line in lines)
    faults = CROSSES_LINE * min(crossed, MOST_CROSSED) + COMES_CLOSE * (nearest < EM * CLOSE)
    return place.cost + faults


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
    (chosen,) = placed([offer], dots, list(map(boxed, lines)), PICTURE)
    least = min(cost(place, dots, lines, []) for place in offer)
    assert (cost(chosen, dots, lines, []) if chosen else inf) == least


@given(st.lists(points, min_size=2, max_size=5), st.lists(pieces, max_size=5))
def test_the_last_label_to_move_has_no_better_place(at: list[Point], lines: list[Segment]) -> None:
    choices = [beside(Port("ABCDE", each)) for each in at]
    *before, last = placed(choices, at, list(map(boxed, lines)), PICTURE)
    others = [middle_line(place.box()).piece for place in before if place]
    least = min(cost(place, at, lines, others) for place in choices[-1])
    assert (cost(last, at, lines, others) if last else inf) == least


@given(st.lists(points, min_size=2, max_size=8), st.lists(pieces, max_size=5))
def test_a_label_is_nearest_to_its_own_dot_or_left_out(
    at: list[Point], lines: list[Segment]
) -> None:
    ports = [Port("ABCDE", each) for each in at]
    names, obstacles = [level_names(port, ports, EM) for port in ports], list(map(boxed, lines))
    for place in placed(names, at, obstacles, PICTURE):
        if place:
            own = distance_to_box(place.at, place.box())
            assert own <= FARTHEST * EM
            for dot in at:
                one = dist(dot, place.at) <= ONE * EM
                assert one or own < distance_to_box(dot, place.box())


def test_a_dot_at_the_far_end_of_a_text_counts() -> None:
    at = Point(200, 150)
    east = Placement("NLRTM", at, 1, 10, EM)
    west = Placement("NLRTM", at, -1, 10, EM, cost=1)
    end = Point(east.box().right + 0.6 * EM, at.y)
    assert placed([[east, west]], [end], [], PICTURE) == [west]
    assert placed([[east, west]], [Point(end.x + EM, at.y)], [], PICTURE) == [east]
    assert placed([[east]], [end], [], PICTURE) == [None]


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


def test_in_a_crowd_thin_lines_lead_to_names_that_are_not_level_with_their_dot() -> None:
    crowd = [Port("GBFXT", Point(190, 150)), Port("NLRTM", Point(196, 150))]
    alone = Port("BRSSZ", Point(60, 250))
    close, lone = (
        [
            place.led
            for place in level_names(port, [*crowd, alone], EM)
            if EM < place.lift < 1.2 * EM
        ]
        for port in (crowd[0], alone)
    )
    assert close
    assert all(close)
    assert not any(lone)
    (high,) = placed(
        [[Placement("NLRTM", Point(200, 150), 0, 0, EM, lift=EM, led=True)]], [], [], PICTURE
    )
    assert high
    assert "path" in high.leader()
