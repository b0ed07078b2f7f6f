"""Capes: the corners of the land around which a tight string would turn, and their offings."""

from collections.abc import Iterable, Iterator

import numpy as np
from shapely import Polygon, STRtree, get_coordinates, points

from portolan.domain.geo.topojson import Ring
from portolan.domain.sea.build.straightening.seamarks import Floats, pairs_between, vectors
from portolan.domain.sea.nearby import NM_PER_DEGREE

COARSE = 3.0 / NM_PER_DEGREE
"""Corners within three miles of a straight shore, in degrees of latitude, are none."""

OFF_NM = 3.0
"""So far off its cape a ship passes, as masters commonly do where the water is deep."""

SHARPEST_FIRST_NM = 6.0
"""Of capes that lie nearer than this and turn the same way the sharpest is enough."""

SAME_WAY = 0.7
"""The cosine of the angle, 46 degrees, within which two capes turn the same way."""

BLUNT = 0.12
"""The length of the sum of both shores' directions where a corner turns by 7 degrees."""

SOUTHERNMOST, NORTHERNMOST = -57.0, 72.0
"""Ice and gales: nobody rounds a cape beyond these parallels."""

WIDE = 10.0
"""A ring of fewer degrees of latitude is simplified at the scale of its own parallel."""

USUAL_SCALE = 0.8
"""Others are as wide as at 37 degrees, where most of the shores are."""

Cape = tuple[float, ...]
"""Sharpness, latitude and longitude of the offing, and the shores' directions as in `Seamarks`."""


def capes(rings: Iterable[Ring], margin: STRtree) -> Floats:
    """Return the capes of closed rings whose offings lie outside the margin, as rows of `Cape`.

    Their positions are rounded to 1/1,000 of a degree, about a hundred meters.
    """
    corners = np.array(sorted((each for ring in rings for each in _corners(ring)), reverse=True))
    clear = np.ones(len(corners), bool)
    clear[margin.query(points(corners[:, 2], corners[:, 1]), predicate="intersects")[0]] = False
    sharpest = _sharpest(corners[clear])
    sharpest[:, 1:3] = sharpest[:, 1:3].round(3)
    return sharpest


def _corners(ring: Ring) -> Iterator[Cape]:
    """Yield the corners of a ring of land that reach out to sea."""
    shore = _simplified(np.array(ring)[:, ::-1]) if len(ring) > 3 else np.empty((0, 2))
    if len(shore) < 3:
        return
    scale = np.cos(np.radians(shore[:, 1]))
    back, ahead = (_directions(shore, np.roll(shore, turn, 0), scale) for turn in (1, -1))
    inward = back + ahead
    sharpness = np.hypot(*inward.T)
    reaches_out = back[:, 0] * ahead[:, 1] - back[:, 1] * ahead[:, 0] > 0
    rounded = (shore[:, 1] > SOUTHERNMOST) & (shore[:, 1] < NORTHERNMOST)
    for at in np.nonzero(reaches_out & (sharpness > BLUNT) & rounded)[0]:
        east, north = inward[at] / sharpness[at] * OFF_NM / NM_PER_DEGREE
        longitude = (shore[at, 0] - east / scale[at] + 180) % 360 - 180
        yield sharpness[at], shore[at, 1] - north, longitude, *back[at], *ahead[at]


def _simplified(ring: Floats) -> Floats:
    """Return the corners that stand out of their shores, clockwise, as longitudes and latitudes."""
    narrow = np.ptp(ring[:, 1]) < WIDE
    scale = np.array([np.cos(np.radians(ring[:, 1].mean())) if narrow else USUAL_SCALE, 1])
    simple = Polygon(ring * scale).simplify(COARSE)
    shore: Floats = get_coordinates(simple)[:-1] / scale
    x, y = shore.T
    winds_left = (x * np.roll(y, -1) - np.roll(x, -1) * y).sum() > 0
    return shore[::-1] if winds_left else shore


def _directions(origins: Floats, ends: Floats, scale: Floats) -> Floats:
    east, north = (ends - origins).T
    ways = np.stack([east * scale, north], axis=1)
    directions: Floats = ways / np.maximum(np.hypot(*ways.T), 1e-9)[:, None]
    return directions


def _sharpest(corners: Floats) -> Floats:
    """Return the corners, the sharpest first, without those beside a sharper one."""
    inward, at = corners[:, 3:5] + corners[:, 5:7], vectors(corners[:, 1:3])
    stays = np.ones(len(corners), bool)
    for sharper, other in pairs_between(at, at, 0, SHARPEST_FIRST_NM):
        alike = SAME_WAY * corners[sharper, 0] * corners[other, 0]
        if sharper < other and stays[sharper] and inward[sharper] @ inward[other] > alike:
            stays[other] = False
    return corners[stays]
