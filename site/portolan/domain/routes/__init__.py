"""Journeys: what a typed place means, which port and airport serve it, and the ways between two.

Pages and the tools' JSON ask here, so both give the same answer. No Flask and no words for
visitors, save the names of passages, factors and ways around.
"""

from portolan.domain.routes.ends import Ends, Served, ends_of
from portolan.domain.routes.journey import AirWay, Journey, Lack, OceanWay, journey
from portolan.domain.routes.meaning import meant

__all__ = [
    "AirWay",
    "Ends",
    "Journey",
    "Lack",
    "OceanWay",
    "Served",
    "ends_of",
    "journey",
    "meant",
]
