"""The page that visitors mean who ask for data."""

from portolan.core.i18n import lazy
from portolan.web.errand import TOOL, Errand

ERRANDS = (
    Errand(
        "/api",
        lazy("Freight tools as JSON"),
        TOOL,
        lazy("The results of every tool as data. You need no key."),
    ),
)
