"""The addresses of the calendar, its file, and the quote with the same answers."""

from urllib.parse import urlencode

from portolan.sections.shared.arrival_query.query import ArrivalQuery

PATH = "/arrival"
ANSWER = "answer"


def file_address(query: ArrivalQuery) -> str:
    """The address of the calendar file of the same question."""
    return f"{PATH}.ics?{urlencode(query.typed)}"


def quote_address(query: ArrivalQuery, ready: str) -> str:
    """The quote with places, mode and ready date filled in."""
    origin, destination = (end.place for end in query.ends)
    given = {
        "origin": origin.slug if origin else "",
        "destination": destination.slug if destination else "",
        "mode": query.mode.value,
        "ready_date": ready,
    }
    return f"/get-started?{urlencode(given)}"
