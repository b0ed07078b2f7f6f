"""The sheet that pictures are drawn on: scales, strokes, stepped lines."""

from itertools import pairwise

from portolan.drawing.diagrams.sheet import Scale, stepped, uprights
from tests.support.drawn import near, read


def test_strokes_are_where_they_were_asked_for() -> None:
    rows = [(i * 3.3333, 10.0, 14.2 + i) for i in range(40)]
    result = read(uprights(rows)).paths("hair")
    for (x, a, b), piece in zip(rows, result, strict=True):
        (x1, y1), (x2, y2) = piece
        assert [x1, x2, y1, y2] == near(x, x, a, b)


def test_a_stepped_line_is_level_or_upright() -> None:
    corners = stepped([(0, 5), (4, 9), (7, 2)])
    assert all(a[0] == b[0] or a[1] == b[1] for a, b in pairwise(corners))
    assert corners[-1] == (7, 2)


def test_a_scale_can_run_upward() -> None:
    scale = Scale(0, 10, 100, 50)
    assert (scale.at(0), scale.at(4), scale.unit) == (100, 80, -5)
