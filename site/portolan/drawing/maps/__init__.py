"""Charts: Mercator, computed, and drawn as plain SVG strings.

No Flask and no database: harbors and positions go in, markup and figures come out.
"""

from portolan.domain.geo.position import Position
from portolan.drawing.maps.chart_around import around
from portolan.drawing.maps.chart_contrast import Contrast, contrast
from portolan.drawing.maps.chart_hero import hero
from portolan.drawing.maps.chart_lanes import SailedLane, lanes
from portolan.drawing.maps.chart_place import Landmark, place_chart
from portolan.drawing.maps.chart_route import Mark, route_chart
from portolan.drawing.maps.chart_world import Marks, around_places, world
from portolan.drawing.maps.formats import Shape
from portolan.drawing.maps.lane import Lane, lane_figures
from portolan.drawing.maps.lines import MapLine
from portolan.drawing.maps.roses import mark, rose

__all__ = [
    "Contrast",
    "Landmark",
    "Lane",
    "MapLine",
    "Mark",
    "Marks",
    "Position",
    "SailedLane",
    "Shape",
    "around",
    "around_places",
    "contrast",
    "hero",
    "lane_figures",
    "lanes",
    "mark",
    "place_chart",
    "rose",
    "route_chart",
    "world",
]
