"""The addresses of the calendar, its file, and the next pages with the same answers."""

from collections.abc import Mapping
from urllib.parse import urlencode

from forms.choices import AT_THE_DOOR, PORT_TO_DOOR, PORT_TO_PORT
from portolan.domain.places.place import Place
from portolan.sections.shared.arrival_query.query import FIELDS, ArrivalQuery
from portolan.sections.shared.onward import CALCULATOR, LIST, PLANNER, QUOTE, onward
from portolan.web.place_names import written

PATH = "/arrival"
ANSWER = "answer"
PIECES = "pieces-1-count"


def address_with(query: ArrivalQuery, end: str, place: Place) -> str:
    """The address of the same query with another place at one end."""
    return f"{PATH}?{urlencode({**query.typed, end: place.slug})}#{ANSWER}"


def file_address(query: ArrivalQuery) -> str:
    """The address of the calendar file of the same query."""
    given = {name: text for name, text in query.typed.items() if name in FIELDS}
    return f"{PATH}.ics?{urlencode(given)}"


def onward_links(query: ArrivalQuery, ready: str) -> Mapping[str, str]:
    """The next pages, with places, mode, ready date, and what came along."""
    places = {end.name: written(end.place) for end in query.ends if end.place}
    known = {**query.along, **places, "mode": query.mode.value, "ready": ready}
    doors = {
        "pickup": AT_THE_DOOR if query.is_ticked("from_door") else "",
        "delivery": PORT_TO_DOOR if query.is_ticked("to_door") else PORT_TO_PORT,
    }
    # Rows of pieces have their weight.
    to_quote = {**known, **doors, **({"weight_kg": ""} if PIECES in known else {})}
    return {
        "quote": onward(QUOTE, to_quote),
        "planner": onward(PLANNER, known),
        "emissions": onward(CALCULATOR, known),
        "list": onward(LIST, known),
    }
