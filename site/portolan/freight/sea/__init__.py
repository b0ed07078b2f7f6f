"""The sea: a network of ways between ports, the shortest way through it, and the way drawn.

The network is Eurostat's MARNET as searoute carries it, mended by `portolan.gazetteer.sea_build`.
Nothing here changes once it is read, so any number of threads may ask at once.
"""

from portolan.freight.sea.approaches import Approaches
from portolan.freight.sea.errors import InlandPoint, NoSeaRoute
from portolan.freight.sea.network import SeaNetwork, Snap
from portolan.freight.sea.network_file import NetworkFileError, read_network
from portolan.freight.sea.passage import ARCTIC, CANALS, Passage
from portolan.freight.sea.sea_route import SeaOptions, SeaRoute
from portolan.freight.sea.sea_routes import SeaRoutes
from portolan.freight.sea.voyage import Berth, sea_options, shortest

__all__ = [
    "ARCTIC",
    "CANALS",
    "Approaches",
    "Berth",
    "InlandPoint",
    "NetworkFileError",
    "NoSeaRoute",
    "Passage",
    "SeaNetwork",
    "SeaOptions",
    "SeaRoute",
    "SeaRoutes",
    "Snap",
    "read_network",
    "sea_options",
    "shortest",
]
