"""Routes: the place of a typed text, its port and airport, and the ways between two places.

Pages and the tools' JSON ask here, so both give the same answer. No Flask and no words for
visitors, save the names of passages, factors and ways around.
"""

from portolan.domain.routes.ends import Ends, Served, ends_of
from portolan.domain.routes.meaning import meant
from portolan.domain.routes.route import AirWay, Lack, OceanWay, Route, route_between

__all__ = [
    "AirWay",
    "Ends",
    "Lack",
    "OceanWay",
    "Route",
    "Served",
    "ends_of",
    "meant",
    "route_between",
]
