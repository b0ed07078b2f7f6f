"""The six kinds of entry of the atlas."""

from typing import Any

from flask_babel.speaklater import LazyString

from portolan.content.types.kind import ContentType
from portolan.core.i18n import lazy


def _kind(name: str, folder: str, label: LazyString, **more: Any) -> ContentType:
    return ContentType(
        name=name,
        folder=f"sections/atlas/{folder}",
        base=f"/atlas/{name}",
        listed=f"/atlas/{name}",
        label=label,
        back=lazy("Back to Atlas"),
        searchable="atlas",
        **more,
    )


OCEANPORT = _kind(
    "oceanport",
    "ports",
    lazy("Port"),
    schema="atlas.AtlasPort",
    reads=("aliases", "waters", "serves", "terminals"),
)
AIRPORT = _kind(
    "airport",
    "airports",
    lazy("Airport"),
    schema="atlas.AtlasAirport",
    reads=("aliases", "serves", "known_for"),
)
VESSEL = _kind(
    "vessel",
    "vessels",
    lazy("Vessel"),
    schema="atlas.AtlasVessel",
    reads=("aliases", "operator"),
)
WAREHOUSE = _kind(
    "warehouse",
    "warehouses",
    lazy("Warehouse"),
    schema="atlas.AtlasWarehouse",
    reads=("aliases", "city", "handles"),
)
ROUTE = _kind(
    "route",
    "routes",
    lazy("Route"),
    schema="atlas.AtlasRoute",
    reads=("aliases", "cargo"),
    refers={"products": "product"},
)
SERVICE = _kind(
    "service",
    "services",
    lazy("Service"),
    schema="atlas.AtlasService",
    reads=("aliases",),
    refers={"product": "product"},
)

KINDS = (OCEANPORT, AIRPORT, VESSEL, WAREHOUSE, ROUTE, SERVICE)
