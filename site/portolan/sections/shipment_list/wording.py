"""Names of columns, and the table that is there to be filled in."""

from collections.abc import Mapping

from flask_babel.speaklater import LazyString

from portolan.core.i18n import lazy, lazy_pgettext
from portolan.sections.shared.shipment_query.amounts import DecimalMark
from portolan.sections.shared.shipment_query.headings import ListColumn

COLUMN_NAMES = {
    ListColumn.REFERENCE: lazy_pgettext("of a shipment", "Reference"),
    ListColumn.DATE: lazy_pgettext("of a shipment", "Date"),
    ListColumn.ORIGIN: lazy_pgettext("of a shipment", "Origin"),
    ListColumn.DESTINATION: lazy_pgettext("of a shipment", "Destination"),
    ListColumn.MODE: lazy_pgettext("way of transport", "Mode"),
    ListColumn.WEIGHT: lazy_pgettext("of a shipment", "Weight"),
    ListColumn.UNIT: lazy_pgettext("of weight", "Unit"),
    ListColumn.TEU: lazy("TEU"),
    ListColumn.DISTANCE: lazy_pgettext("of a shipment", "Distance"),
    ListColumn.REFRIGERATED: lazy_pgettext("of a shipment", "Refrigerated"),
}

TEMPLATE_NAMES: Mapping[ListColumn, LazyString] = {
    **{column: name for column, name in COLUMN_NAMES.items() if column is not ListColumn.UNIT},
    ListColumn.WEIGHT: lazy("Weight (kg)"),
    ListColumn.DISTANCE: lazy("Distance (km)"),
}

MARKS = {
    "": lazy("Detect from the list"),
    DecimalMark.POINT: lazy("Point: 1,200.5"),
    DecimalMark.COMMA: lazy("Comma: 1.200,5"),
}

_ROAD = lazy_pgettext("mode of transport", "Road")
_AIR = lazy_pgettext("mode of transport", "Air")
_YES = lazy_pgettext("answer", "yes")
EXAMPLES = (
    ("A-1001", "2026-03", "CNSHA", "NLRTM", lazy("Ocean FCL"), "18500", "2", "", ""),
    ("A-1001", "2026-03", "NLRTM", "DEDUI", _ROAD, "18500", "2", "215", ""),
    ("A-1002", "2026-04-17", "HKG", "ORD", _AIR, "640", "", "", ""),
    ("A-1003", "2026-05", "BRSSZ", "USNYC", lazy("Ocean FCL"), "21000", "2", "", _YES),
)
"""The rows of the template."""
