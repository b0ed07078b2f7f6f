"""Sources of the sizes and weights of load units, and of the limits of the road."""

from collections.abc import Mapping
from types import MappingProxyType

from flask_babel.speaklater import LazyString

from portolan.core.i18n import lazy

_CONTAINERS = lazy(
    "Inside and door: powertex.com, equipment specifications; weights: "
    "freightutils.com/containers; line load: GDV, tis-gdv.de, permissible loading capacity of "
    "containers"
)

UNIT_SOURCES: Mapping[str, LazyString] = MappingProxyType(
    {
        "20-standard": _CONTAINERS,
        "40-standard": _CONTAINERS,
        "40-high-cube": _CONTAINERS,
        "40-reefer": lazy(
            "Inside up to the load line, door width and weights: tuscorlloyds.com, refrigerated "
            "container; line load: GDV, tis-gdv.de, permissible loading capacity of containers"
        ),
        "45-pallet-wide": lazy(
            "Inside and weights: a common make, from a forwarder's table; 33 Euro pallets side by "
            "side: containerbasis.de, Europaletten im Container; our assumptions: a door 2.40 m "
            "wide, and the line load of a 40-foot container"
        ),
        "euro-pallet": lazy(
            "EPAL, epal-pallets.org, EPAL Euro pallet: 14.4 cm high; loaded to 180 cm in all, "
            "which is our assumption"
        ),
        "industrial-pallet": lazy(
            "EPAL, epal-pallets.org, EPAL 3 pallet: 14.4 cm high; loaded to 180 cm in all, which "
            "is our assumption"
        ),
        "pmc": lazy(
            "Usable area and gross weight: supath.net, PMC 10 ft pallet; 160 cm for passenger "
            "aircraft: MOL Logistics, type and size of air cargo ULD; tare about 120 kg"
        ),
        "ake": lazy(
            "Outside 156.2 × 153.4 × 162.6 cm and gross weight: unioncargo.pl, air containers; "
            "less 4 cm for each wall, which is our assumption; the part above the slope is left out"
        ),
    }
)
"""By code of the unit in ``units.csv``."""

ROAD_SOURCES: Mapping[str, LazyString] = MappingProxyType(
    {
        "DE": lazy(
            "Council Directive 96/53/EC, annex I, 2.2.2: five axles, as in most states of the "
            "European Union; 44 t between terminal and customer in intermodal transport with "
            "three and three axles"
        ),
        "GB": lazy("The Road Vehicles (Authorised Weight) Regulations 1998, schedule 1: six axles"),
        "US": lazy("23 U.S.C. 127: 80,000 lb on Interstate highways"),
        "CN": lazy("GB 1589-2016, 4.3: six axles"),
    }
)
"""By country in ``road_limits.csv``."""
