"""The service by which containers are likely to sail between two ports.

No schedule is known. Between two large ports, and over a short way, a direct service is likely.
From a small port a feeder brings a container to a hub, the nearest by sea of those in hubs.csv,
where it waits for the ship across the ocean. Above the last berths of ships a river is for barges,
and its seaport is the hub. This is our judgment, and pages say so.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from portolan.domain.places.place import LARGE, Place
from portolan.domain.routes.network import RouteNetwork
from portolan.domain.routes.transit import Days, ocean_days
from portolan.domain.sea.approaches import Approach
from portolan.domain.sea.passage import Passage

NEAR_NM = 1_500.0
"""As far as this feeders sail from small ports themselves."""

SHIPS_TO_NM: Mapping[Passage, tuple[float, str]] = {
    Passage.YANGTZE: (160, "CNSHA"),
    Passage.AMAZON: (718, "BRMAO"),
    Passage.PARANA: (242, "ARBUE"),
    Passage.MISSISSIPPI: (117, "USMSY"),
    Passage.SEINE: (66, "FRLEH"),
    Passage.RHINE: (0, "NLRTM"),
    Passage.DANUBE: (92, "ROCND"),
}
"""The miles up each river to which ships from the sea come, as far as Nanjing, Manaus, San Lorenzo,
Baton Rouge, Rouen, Rotterdam and Brăila; and the seaport to which barges bring containers."""


@dataclass(frozen=True)
class Service:
    """A service: the miles on rivers, and the hubs at which containers change ships."""

    river_nm: float = 0.0
    hubs: tuple[Place, ...] = ()


def service_between(
    network: RouteNetwork, first: Place, last: Place, distance_nm: float
) -> Service:
    """Return the likely service over a way of that length."""
    one, other = network.approach(first).on_river, network.approach(last).on_river
    if one and other and one.river is other.river:
        return Service(distance_nm)
    river_nm = sum(each.mile for each in (one, other) if each and not each.spur_nm)
    hubs = dict.fromkeys(
        hub for place in (first, last) for hub in _hubs(network, place, distance_nm)
    )
    return Service(river_nm, tuple(hub for hub in hubs if hub not in (first, last)))


def days_by(service: Service, distance_nm: float) -> Days:
    """Return the days of a service from port to port; raise as `ocean_days`."""
    return ocean_days(distance_nm, service.river_nm, len(service.hubs))


def _hubs(network: RouteNetwork, place: Place, distance_nm: float) -> Iterator[Place]:
    """Yield the hub of a port, if it has one on a way of that length."""
    if seaport := _of_barges(network.approach(place)):
        yield network.by_code[seaport]
    elif place.importance < LARGE and distance_nm > NEAR_NM:
        hub = network.hub(place)
        yield from (hub,) if hub else ()


def _of_barges(approach: Approach) -> str | None:
    """Return the seaport from which barges serve a river port; None if seagoing ships do."""
    on_river = approach.on_river
    if on_river is None or on_river.spur_nm:
        return None
    ships_to_nm, seaport = SHIPS_TO_NM[on_river.river]
    return seaport if on_river.mile > ships_to_nm else None
