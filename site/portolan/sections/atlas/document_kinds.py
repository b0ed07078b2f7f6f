"""The six kinds of entry of the atlas."""

from pathlib import Path
from typing import Any

from flask_babel.speaklater import LazyString

from portolan.content.types import ContentType
from portolan.core.i18n import lazy_pgettext


def _kind(name: str, folder: str, label: LazyString, **more: Any) -> ContentType:
    return ContentType(
        name=name,
        path=Path(__file__).with_name(folder),
        base=f"/atlas/{name}",
        listed=f"/atlas/{name}",
        label=label,
        searchable="atlas",
        **more,
    )


OCEANPORT = _kind(
    "oceanport",
    "ports",
    lazy_pgettext("kind of place", "Port"),
    schema="portolan.sections.atlas.schema:AtlasPort",
    reads=("aliases", "waters", "serves", "terminals"),
)
AIRPORT = _kind(
    "airport",
    "airports",
    lazy_pgettext("kind of place", "Airport"),
    schema="portolan.sections.atlas.schema:AtlasAirport",
    reads=("aliases", "serves", "known_for"),
)
VESSEL = _kind(
    "vessel",
    "vessels",
    lazy_pgettext("atlas", "Vessel"),
    schema="portolan.sections.atlas.schema:AtlasVessel",
    reads=("aliases", "operator"),
    # Ships are called after ports: who names a port seldom means one.
    rank=0.6,
)
WAREHOUSE = _kind(
    "warehouse",
    "warehouses",
    lazy_pgettext("atlas", "Warehouse"),
    schema="portolan.sections.atlas.schema:AtlasWarehouse",
    reads=("aliases", "city", "handles"),
)
ROUTE = _kind(
    "route",
    "routes",
    lazy_pgettext("kind of page", "Route"),
    schema="portolan.sections.atlas.schema:AtlasRoute",
    reads=("aliases", "cargo"),
    refers={"products": "product"},
)
SERVICE = _kind(
    "service",
    "services",
    lazy_pgettext("kind of page", "Service"),
    schema="portolan.sections.atlas.schema:AtlasService",
    reads=("aliases",),
    refers={"product": "product"},
)

KINDS = (OCEANPORT, AIRPORT, VESSEL, WAREHOUSE, ROUTE, SERVICE)
