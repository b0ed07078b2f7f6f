"""The wind rose and the mark: the eight principal winds as a star of eight points."""

from math import cos, pi, sin

from portolan.drawing.maps.window import Point
from portolan.drawing.svg import element, path_data, picture

WINDS = 32


def on_circle(center: Point, radius: float, turn: float) -> Point:
    """Return the point of a circle at a fraction of a turn, clockwise from north."""
    angle = 2 * pi * turn
    return Point(center.x + radius * sin(angle), center.y - radius * cos(angle))


def star(center: Point, radius: float) -> str:
    """Return the path of the star {8/3}: eight winds, each joined with the third from it."""
    points = [on_circle(center, radius, i * 3 / 8) for i in range(8)]
    return element("path", class_="star", d=path_data(points, closed=True))


def graduation(center: Point, radius: float) -> str:
    """Return the path of 32 ticks inside a circle: long for principal winds, short for quarters."""
    data = ""
    for i in range(WINDS):
        depth = 0.41 if i % 4 == 0 else 0.24 if i % 2 == 0 else 0.14
        inner = on_circle(center, radius * (1 - depth), i / WINDS)
        data += path_data([inner, on_circle(center, radius, i / WINDS)])
    return element("path", d=data)


def north(center: Point, radius: float, size: float) -> str:
    """Return the arrowhead that stands on the circle and marks north."""
    tip = Point(center.x, center.y - radius - size)
    left, right = (Point(center.x + side * size / 2, center.y - radius) for side in (-1, 1))
    return element("path", class_="north", d=path_data([left, tip, right], closed=True))


def rose(size: int) -> str:
    """Return a wind rose as a whole SVG, ``size`` units square, purely decorative."""
    middle, radius = Point(size / 2, size / 2), size * 0.44
    return picture(
        size,
        size,
        "rose",
        "",
        element("circle", cx=middle.x, cy=middle.y, r=radius),
        graduation(middle, radius),
        star(middle, radius * 0.56),
        north(middle, radius, size * 0.05),
        element("circle", class_="dot", cx=middle.x, cy=middle.y, r=size * 0.02),
    )


def mark() -> str:
    """Return the mark of the brand: the star of the winds in its circle."""
    middle = Point(16, 16)
    ring = element("circle", cx=16, cy=16, r=14)
    return picture(32, 32, "mark", "", star(middle, 14), ring)
