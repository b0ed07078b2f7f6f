"""Links from one tool to the next that carry the visitor's answers."""

from collections.abc import Mapping
from urllib.parse import urlencode

from forms.choices import CONTAINERS
from forms.piece_rows import CELLS
from portolan.sections.shared.load_query.query import ROW_ARGS

QUOTE, ARRIVAL, PLANNER = "/get-started", "/arrival", "/load-planner"
CALCULATOR, LIST = "/emissions-calculator", "/emissions-calculator/list"

COUNTS = "containers"
"""What the names of the numbers of containers begin with."""

_ENDS = ("origin", "destination", "mode")
_CONTAINERS = {f"{COUNTS}-{code}": "" for code, _label in CONTAINERS}
_CELLS = tuple(f"pieces-{cell}" for cell in CELLS)
READ_BY: Mapping[str, Mapping[str, str]] = {
    QUOTE: {
        **dict.fromkeys((*_ENDS, "pickup", "delivery", "weight_kg", *_CELLS), ""),
        **_CONTAINERS,
        "ready": "ready_date",
    },
    ARRIVAL: dict.fromkeys(
        (*_ENDS, "ready", "from_door", "to_door", "weight_kg", "unit", *ROW_ARGS), ""
    ),
    PLANNER: dict.fromkeys((*_ENDS, "ready", "weight_kg", "unit", *ROW_ARGS), ""),
    CALCULATOR: {**dict.fromkeys((*_ENDS, "weight_kg", *_CELLS), ""), **_CONTAINERS},
    LIST: dict.fromkeys((*_ENDS, "weight_kg"), ""),
}
"""Parameters that each page reads, with its own name for them where that differs."""


def onward(path: str, typed: Mapping[str, str]) -> str:
    """The address of a page with those of the typed values that it reads."""
    names = READ_BY[path]
    known = {names[name] or name: text for name, text in typed.items() if text and name in names}
    return f"{path}?{urlencode(known)}" if known else path
