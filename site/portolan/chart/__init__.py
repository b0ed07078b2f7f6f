"""Charts: Mercator, computed, and drawn as plain SVG strings.

No Flask and no database: harbors and positions go in, markup and figures come out.
"""

from portolan.chart.chart_around import around
from portolan.chart.chart_hero import hero
from portolan.chart.chart_lanes import lanes
from portolan.chart.chart_place import Landmark, place_chart
from portolan.chart.chart_route import Mark, route_chart
from portolan.chart.chart_world import Marks, world
from portolan.chart.formats import Shape
from portolan.chart.harbors import HARBORS, Harbor, harbor
from portolan.chart.lane import Lane, lane_figures
from portolan.chart.lines import Line
from portolan.chart.position import Position
from portolan.chart.roses import mark, rose

__all__ = [
    "HARBORS",
    "Harbor",
    "Landmark",
    "Lane",
    "Line",
    "Mark",
    "Marks",
    "Position",
    "Shape",
    "around",
    "harbor",
    "hero",
    "lane_figures",
    "lanes",
    "mark",
    "place_chart",
    "rose",
    "route_chart",
    "world",
]
