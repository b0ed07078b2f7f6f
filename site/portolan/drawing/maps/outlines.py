"""Maker of the land outlines for world.py, run once, from Natural Earth.

Made again (for a newer edition, or another degree of detail) by

    python -m portolan.drawing.maps.outlines assets/node_modules/world-atlas/land-50m.json

The file holds one ring a line: longitude and latitude of the first point, then the steps from
point to point, all in hundredths of a degree.
"""

import json
import sys
from math import degrees, radians
from pathlib import Path

from portolan.domain.geo.mercator import latitude_at, stretched_latitude
from portolan.domain.geo.topojson import Ring, rings_of
from portolan.drawing.maps.simplify import ring_area, simplified
from portolan.drawing.maps.world import FILE, LEAST_TRIANGLE, UNITS_IN_A_DEGREE

# What the file leaves out beside the smallest triangles of coast: islands of fewer square degrees
# of the Mercator chart. Antarctica goes whole; no lane leads there.
LEAST_ISLAND = 0.01
SOUTHERNMOST = -60


def packed(rings: list[Ring]) -> str:
    """Return the rings, simplified, as the text of the file: JSON, one ring a line, large first."""
    flat = [[(p.longitude, _stretched_degrees(p.latitude)) for p in ring] for ring in rings]
    flat = [ring for ring in flat if ring_area(ring) >= LEAST_ISLAND]
    flat.sort(key=ring_area, reverse=True)
    coasts = [simplified(ring, LEAST_TRIANGLE) for ring in flat]
    lines = [_steps(ring) for ring in coasts if ring]
    return "[\n" + ",\n".join(json.dumps(line, separators=(",", ":")) for line in lines) + "\n]\n"


def _stretched_degrees(latitude: float) -> float:
    return degrees(stretched_latitude(latitude))


def _steps(ring: list[tuple[float, float]]) -> list[int]:
    steps: list[int] = []
    last_x, last_y = 0, 0
    for longitude, height in ring:
        x = round(longitude * UNITS_IN_A_DEGREE)
        y = round(latitude_at(radians(height)) * UNITS_IN_A_DEGREE)
        steps += [x - last_x, y - last_y]
        last_x, last_y = x, y
    return steps


def write(source: Path, target: Path = FILE) -> int:
    """Write the outlines of a world-atlas land file; return the size of the result in bytes."""
    rings = rings_of(json.loads(source.read_text("utf-8")), "land")
    seen = [ring for ring in rings if max(p.latitude for p in ring) > SOUTHERNMOST]
    return target.write_text(packed(seen), "ascii")


if __name__ == "__main__":
    size = write(Path(sys.argv[1]))
    sys.stdout.write(f"{FILE}: {size} bytes\n")
