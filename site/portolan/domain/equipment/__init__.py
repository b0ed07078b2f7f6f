"""Numbers painted on equipment: containers (ISO 6346) and ships (IMO)."""

from portolan.domain.equipment.container_number import ContainerNumber, container_number
from portolan.domain.equipment.imo_number import imo_number
from portolan.domain.equipment.owners import Owner, carrier_of, carriers, owner_of

__all__ = [
    "ContainerNumber",
    "Owner",
    "carrier_of",
    "carriers",
    "container_number",
    "imo_number",
    "owner_of",
]
