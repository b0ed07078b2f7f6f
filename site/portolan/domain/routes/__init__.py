"""Routes: the place of a typed text, its port and airport, and the ways between two places.

Pages and the tools' JSON ask here, so both give the same answer. No Flask and no words for
visitors, save the names of passages, factors and ways around.
"""

from portolan.domain.routes.direct import NoWayReason
from portolan.domain.routes.ends import Ends, ServingPlace, ends_of
from portolan.domain.routes.gateways import GatewayRoute, LandLeg, gateway_routes
from portolan.domain.routes.route import AirWay, OceanWay, Route, route_between, ways_by_sea
from portolan.domain.routes.seaports import seaports
from portolan.domain.routes.typed_places import KINDS, also, meaning_by, resolve_text, taken_by

__all__ = [
    "KINDS",
    "AirWay",
    "Ends",
    "GatewayRoute",
    "LandLeg",
    "NoWayReason",
    "OceanWay",
    "Route",
    "ServingPlace",
    "also",
    "ends_of",
    "gateway_routes",
    "meaning_by",
    "resolve_text",
    "route_between",
    "seaports",
    "taken_by",
    "ways_by_sea",
]
