"""The background of share images: wind network, lanes, waterline, water.

The wind rose is centered on the harbor of one of the brand's offices. Every ray has the bearing of
another harbor and ends at its place on the chart; rays that would cross the title are left out.
"""

from functools import cache
from math import hypot

from portolan.core.brand import BRAND
from portolan.core.colors import COLORS
from portolan.domain.places.harbors import Harbor, harbor, harbors
from portolan.drawing import maps
from portolan.drawing.maps.roses import graduation, north
from portolan.drawing.maps.window import Point, Window
from portolan.drawing.maps.winds import network
from portolan.drawing.svg import element, path_data
from portolan.web.share_images.picture import HEIGHT, WIDTH

HULL, OXIDE = COLORS["ground-hull"].light, COLORS["ground-oxide"].light
CHALK, MUTED = COLORS["chalk"].light, COLORS["muted"].dark
WATERLINE, LINE = 534, 6

ROSE = Point(1076, 124)
ROSE_RADIUS, DOT, END = 60.0, 7.0, 4.5
NETWORK_RADIUS = 620.0
TITLE = Point(1052, 172)
"""The upper right corner of the title's area."""
SECTION = Point(380, 50)
"""The upper right corner of the section name's area."""
SPAN = 220.0
"""Degrees of longitude over the width of the picture."""

LEAST_RAYS = 5

STYLE = f"""
.chart path,.chart circle,.mark path,.mark circle{{fill:none;stroke:{CHALK}}}
.chart .net .p{{stroke-opacity:.24;stroke-width:.9}}
.chart .net .h,.chart .net .q{{display:none}}
.chart .nodes circle{{stroke-opacity:.4}}
.chart .ray{{stroke-opacity:.5}}
.chart .rose circle,.chart .rose path{{stroke-width:1.5}}
.chart .rose .dot,.chart .rose .north,.chart .end{{fill:{CHALK}}}
.mark path,.mark circle{{stroke-width:1.5}}
.words{{fill:{CHALK}}}
.quiet{{fill:{MUTED}}}
"""


@cache
def origins() -> tuple[Harbor, ...]:
    """The possible centers of the rose: harbors of offices with enough visible rays."""
    harbors = [harbor(office.code) for office in BRAND.offices]
    return tuple(each for each in harbors if len(_ends(each)) >= LEAST_RAYS) or tuple(harbors)


def origin(number: int) -> Harbor:
    """The harbor for a number, such as a digest; every number has one."""
    return origins()[number % len(origins())]


@cache
def ground(harbor: Harbor) -> str:
    """The SVG behind the words, with the wind rose on that harbor."""
    water = WATERLINE + LINE
    return "".join(
        (
            element("rect", width=WIDTH, height=HEIGHT, fill=HULL),
            element("g", _network(), _rays(harbor), _rose(), class_="chart"),
            element("rect", y=WATERLINE, width=WIDTH, height=LINE, fill=CHALK),
            element("rect", y=water, width=WIDTH, height=HEIGHT - water, fill=OXIDE),
        )
    )


def mark(x: float, y: float, size: float) -> str:
    """The mark of the brand."""
    place = f'<svg x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}" overflow="visible" '
    return maps.mark().replace("<svg ", place, 1)


def _network() -> str:
    return network(ROSE, NETWORK_RADIUS, WIDTH, WATERLINE)


def _rays(harbor: Harbor) -> str:
    ends = _ends(harbor)
    rays = "".join(path_data([ROSE, end]) for end in ends)
    dots = [element("circle", class_="end", cx=x, cy=y, r=END) for x, y in ends]
    return element("path", class_="ray", d=rays) + "".join(dots)


def _ends(harbor: Harbor) -> list[Point]:
    """The positions of the other harbors within the picture, outside of the rose and the title."""
    window = Window.anchored(harbor.position, ROSE, SPAN, WIDTH, WATERLINE)
    points = [window.nearest_point(each.position) for each in harbors().values()]
    return [point for point in points if window.holds(point) and _is_free(point)]


def _is_free(point: Point) -> bool:
    off_the_rose = hypot(point.x - ROSE.x, point.y - ROSE.y) > 1.5 * ROSE_RADIUS
    off_the_section = point.x > SECTION.x or point.y < SECTION.y
    return off_the_rose and off_the_section and (point.x > TITLE.x or point.y < TITLE.y)


def _rose() -> str:
    return element(
        "g",
        element("circle", cx=ROSE.x, cy=ROSE.y, r=ROSE_RADIUS),
        graduation(ROSE, ROSE_RADIUS),
        north(ROSE, ROSE_RADIUS, DOT * 2),
        element("circle", class_="dot", cx=ROSE.x, cy=ROSE.y, r=DOT),
        class_="rose",
    )
