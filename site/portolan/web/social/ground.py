"""What all pictures have in common: wind network, lanes, waterline, water; the same for a harbor.

The rose lies on the harbor of one of the brand's offices, and every ray runs on the bearing of a
harbor that it trades with, to where that harbor falls on the chart.
"""

from functools import cache

from portolan import chart
from portolan.brand import BRAND
from portolan.chart import Harbor
from portolan.chart.roses import graduation, north
from portolan.chart.svg import element, path_data
from portolan.chart.window import Point, Window
from portolan.chart.winds import network
from portolan.web.social.picture import HEIGHT, WIDTH

HULL, OXIDE, CHALK, MUTED = "#0f1d27", "#a9321b", "#f5f5f0", "#a5b2b8"
WATERLINE, LINE = 534, 6

ROSE = Point(1076, 124)
ROSE_RADIUS, DOT, END = 60.0, 7.0, 4.5
NETWORK_RADIUS = 620.0
SPAN = 200.0
"""Degrees of longitude in the width of the picture."""

DESTINATIONS = tuple(
    "NLRTM DEHAM GRPIR EGPSD MAPTM AEJEA INNSA LKCMB SGSIN CNSHA KRPUS JPYOK USNYC BRSSZ ZADUR "
    "AUSYD PABLB".split()
)

STYLE = f"""
.chart path,.chart circle,.mark path,.mark circle{{fill:none;stroke:{CHALK}}}
.chart .net .p{{stroke-opacity:.2;stroke-width:.9}}
.chart .net .h,.chart .net .q{{display:none}}
.chart .nodes circle{{stroke-opacity:.4}}
.chart .ray{{stroke-opacity:.5}}
.chart .rose circle,.chart .rose path{{stroke-width:1.5}}
.chart .rose .dot,.chart .rose .north,.chart .end{{fill:{CHALK}}}
.mark path,.mark circle{{stroke-width:1.5}}
.words{{fill:{CHALK}}}
.quiet{{fill:{MUTED}}}
"""


def origin(number: int) -> Harbor:
    """The harbor on which the rose of a picture lies; every number has one."""
    return chart.harbor(BRAND.offices[number % len(BRAND.offices)].code)


@cache
def ground(harbor: Harbor) -> str:
    """The markup below the words, with the wind rose on that harbor."""
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
    return chart.mark().replace("<svg ", place, 1)


def _network() -> str:
    return network(ROSE, NETWORK_RADIUS, WIDTH, WATERLINE)


def _rays(harbor: Harbor) -> str:
    window = Window.anchored(harbor.position, ROSE, SPAN, WIDTH, WATERLINE)
    others = [chart.harbor(code) for code in DESTINATIONS if code != harbor.code]
    ends = [window.nearest_point(each.position) for each in others]
    rays = "".join(path_data([ROSE, end]) for end in ends)
    dots = [element("circle", class_="end", cx=x, cy=y, r=END) for x, y in ends]
    return element("path", class_="ray", d=rays) + "".join(dots)


def _rose() -> str:
    return element(
        "g",
        element("circle", cx=ROSE.x, cy=ROSE.y, r=ROSE_RADIUS),
        graduation(ROSE, ROSE_RADIUS),
        north(ROSE, ROSE_RADIUS, DOT * 2),
        element("circle", class_="dot", cx=ROSE.x, cy=ROSE.y, r=DOT),
        class_="rose",
    )
