"""PAPS and PARS, the numbers of trucks at the border of the United States and Canada.

The format only: whether a carrier is registered is not checked.
"""

from portolan.freight.border.border_number import (
    FORMATS,
    BorderNumber,
    Caution,
    Fault,
    Format,
    Kind,
)
from portolan.freight.border.label import InvalidNumber, label_svg
from portolan.freight.border.reading import TYPED_LIMIT, read_number
from portolan.freight.border.symbol import Symbology

__all__ = [
    "FORMATS",
    "TYPED_LIMIT",
    "BorderNumber",
    "Caution",
    "Fault",
    "Format",
    "InvalidNumber",
    "Kind",
    "Symbology",
    "label_svg",
    "read_number",
]
