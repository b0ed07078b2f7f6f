"""The addresses of the calendar, its file, and the quote with the same answers."""

from urllib.parse import urlencode

from portolan.domain.places.place import Place
from portolan.sections.shared.arrival_query.query import ArrivalQuery
from portolan.web.place_names import written

PATH = "/arrival"
ANSWER = "answer"


def address_with(query: ArrivalQuery, end: str, place: Place) -> str:
    """The address of the same question with another place at one end."""
    return f"{PATH}?{urlencode({**query.typed, end: place.slug})}#{ANSWER}"


def file_address(query: ArrivalQuery) -> str:
    """The address of the calendar file of the same question."""
    return f"{PATH}.ics?{urlencode(query.typed)}"


def quote_address(query: ArrivalQuery, ready: str) -> str:
    """The quote with places, mode and ready date filled in."""
    return f"/get-started?{urlencode({**_shipment(query), 'ready_date': ready})}"


def emissions_address(query: ArrivalQuery) -> str:
    """The calculator with places and mode filled in."""
    return f"/emissions-calculator?{urlencode(_shipment(query))}"


def _shipment(query: ArrivalQuery) -> dict[str, str]:
    origin, destination = (end.place for end in query.ends)
    return {
        "origin": written(origin) if origin else "",
        "destination": written(destination) if destination else "",
        "mode": query.mode.value,
    }
