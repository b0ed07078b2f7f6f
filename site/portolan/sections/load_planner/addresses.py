"""The address of the planner, and of other views of the same plan."""

from urllib.parse import urlencode

from portolan.sections.shared.load_query.query import MORE, LoadQuery

PATH = "/load-planner"
ANSWER = "answer"
SHOWN = ("unit", "load", "step", "turn")


def address_of(query: LoadQuery, **shown: str | int) -> str:
    """The address of the same pieces, with another unit, load, step or turn."""
    given = {name: text for name, text in query.typed.items() if name not in (*SHOWN, MORE)}
    asked = {"unit": query.unit, **{name: str(value) for name, value in shown.items()}}
    return f"{PATH}?{urlencode({**asked, **given})}#{ANSWER}"


def emissions_address(query: LoadQuery) -> str:
    """The emissions calculator with the weight of all pieces."""
    weight_kg = sum(piece.weight_kg * piece.count for piece in query.pieces)
    return f"/emissions-calculator?weight_kg={weight_kg:.15g}"


def onward(path: str, query: LoadQuery) -> str:
    """The address of another page that reads the same rows of pieces."""
    rows = {name: text for name, text in query.typed.items() if name not in (*SHOWN, MORE)}
    return f"{path}?{urlencode(rows)}"
