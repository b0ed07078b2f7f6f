"""PAPS and PARS, the numbers of trucks at the border of the United States and Canada.

The format only: whether a carrier is registered is not checked.
"""

from portolan.domain.border.border_number import (
    FORMATS,
    BorderNumber,
    Fault,
    NumberCaution,
    NumberKind,
    NumberLengths,
)
from portolan.domain.border.reading import TYPED_LIMIT, read_number
from portolan.domain.border.symbol import Symbology

__all__ = [
    "FORMATS",
    "TYPED_LIMIT",
    "BorderNumber",
    "Fault",
    "NumberCaution",
    "NumberKind",
    "NumberLengths",
    "Symbology",
    "read_number",
]
