"""Guides: long texts to read, print and keep."""

from portolan.content.types import EGUIDE
from portolan.core.i18n import lazy
from portolan.web.shelf import Shelf

blueprint = Shelf(
    "eguides",
    __name__,
    kind=EGUIDE,
    title=lazy("Guides"),
    description=lazy(
        "Handbooks and workbooks on importing, Incoterms, containers, customs, air freight, "
        "emissions and insurance: free to read and made to be printed."
    ),
)
