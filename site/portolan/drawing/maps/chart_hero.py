"""The hero's chart: a wind rose on the origin, and a ray to every destination on its bearing."""

from collections.abc import Sequence
from functools import lru_cache

from portolan.domain.places.harbors import Harbor
from portolan.drawing.maps.clip import Frame
from portolan.drawing.maps.labels import placed
from portolan.drawing.maps.land import coast_path
from portolan.drawing.maps.lane import lane_figures
from portolan.drawing.maps.placement import Placement
from portolan.drawing.maps.roses import graduation, north, on_circle
from portolan.drawing.maps.segments import Segment
from portolan.drawing.maps.window import Point, Window
from portolan.drawing.maps.winds import network
from portolan.drawing.svg import element, path_data, picture, shifted

WIDTH, HEIGHT, EM = 1440.0, 900.0, 11.0
ORIGIN = Point(1180, 300)
SPAN = 190.0
DETAIL = 36.0
MARGIN = 48.0
ROSE, DOT = 58.0, 7.0
NETWORK = 560.0

# Left of and below this point stands the page's title: nothing is written there.
TITLE = Point(1260, 290)


def hero(origin: Harbor, destinations: Sequence[Harbor], prefix: str) -> str:
    """Return the hero's chart, 1440 x 900 units, for the eye alone.

    The first destination is the one that the page speaks of; its ray is of class ``main``.
    Destinations outside of the picture and under the title are left out.
    """
    return _hero(origin, tuple(destinations), prefix)


@lru_cache(maxsize=16)
def _hero(origin: Harbor, destinations: tuple[Harbor, ...], prefix: str) -> str:
    window = Window.anchored(origin.position, ORIGIN, SPAN, WIDTH, HEIGHT)
    ends = [(each, window.nearest_point(each.position)) for each in destinations]
    seen = [
        (each, point)
        for each, point in ends
        if window.holds(point) and not (point.x < TITLE.x and point.y > TITLE.y)
    ]
    rays = [_ray(point, main=each == destinations[0]) for each, point in seen]
    return picture(
        WIDTH,
        HEIGHT,
        "map map-hero",
        "",
        element("path", class_="coast", d=coast_path(window, DETAIL, whole=True)),
        network(ORIGIN, NETWORK, WIDTH, HEIGHT, quarters=False),
        element("g", *rays, class_="rays"),
        _rose(),
        _ends(origin, seen),
        id=prefix,
        preserveAspectRatio="xMaxYMin slice",
    )


def _ray(end: Point, *, main: bool) -> str:
    return element("path", class_="ray main" if main else "ray", d=path_data([ORIGIN, end]))


def _rose() -> str:
    return element(
        "g",
        element("circle", cx=ORIGIN.x, cy=ORIGIN.y, r=ROSE),
        graduation(ORIGIN, ROSE),
        north(ORIGIN, ROSE, DOT),
        element("circle", class_="dot", cx=ORIGIN.x, cy=ORIGIN.y, r=DOT),
        class_="rose",
    )


def _ends(origin: Harbor, seen: Sequence[tuple[Harbor, Point]]) -> str:
    """Return the destinations as dots, with code and bearing."""
    rays: list[Segment] = [(ORIGIN, point) for _, point in seen]
    rim = [on_circle(ORIGIN, ROSE, i / 24) for i in range(24)]
    dots = [*rim, *(point for _, point in seen)]
    choices = [_places(f"{each.code} {_bearing(origin, each)}", point) for each, point in seen]
    labels = placed(choices, dots, rays, Frame(0, 0, WIDTH - MARGIN, HEIGHT))
    return element(
        "g",
        *(
            _end(point, label, first=i == 0)
            for i, ((_, point), label) in enumerate(zip(seen, labels, strict=True))
        ),
        class_="ends",
        font_size=EM,
    )


def _end(point: Point, label: Placement, *, first: bool) -> str:
    circle = element("circle", r=5 if first else 3)
    return element("g", circle, label.svg(), class_="end", transform=shifted(*point))


def _places(words: str, at: Point) -> list[Placement]:
    """Return placements of a level label: beside its dot, then above and below."""
    return [
        Placement(
            words, at, direction, reach, EM, cost=cost + (0.5 if direction == 270 else 0), lift=lift
        )
        for direction in (90, 270)
        for reach, lift, cost in (
            (12, 0, 0),
            (8, 11, 1),
            (8, -11, 1.2),
            (-20, 16, 2),
            (-20, -16, 2),
            (-20, -28, 3),
        )
    ]


def _bearing(origin: Harbor, destination: Harbor) -> str:
    return lane_figures(origin, destination).bearing_text
