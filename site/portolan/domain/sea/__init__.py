"""The sea: a network of ways between ports, shortest paths, and their courses for charts.

The network is Eurostat's MARNET as searoute carries it, mended by `sea.build`.
Nothing here changes once it is read, so any number of threads may ask at once.
"""

from portolan.domain.sea.approaches import Approaches
from portolan.domain.sea.errors import InlandPoint, NoSeaRoute
from portolan.domain.sea.network import SeaNetwork, Snap
from portolan.domain.sea.network_file import NetworkFileError, read_network
from portolan.domain.sea.passage import ARCTIC, CANALS, Passage
from portolan.domain.sea.sea_route import SeaOptions, SeaRoute
from portolan.domain.sea.sea_routes import SeaRoutes
from portolan.domain.sea.voyage import Berth, sea_options, shortest

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
