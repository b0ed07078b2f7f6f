"""Front matter of events."""

from pydantic import AwareDatetime

from portolan.content.schema import FrontMatter, Line, Locode, Minute, Part


class Hour(Part):
    """A line of an event's program, in local time."""

    time: Minute
    title: Line


class Event(FrontMatter):
    """An event at one of the offices, in local time."""

    starts: AwareDatetime
    ends: AwareDatetime
    timezone: str
    city: Line
    place: Locode
    venue: Line
    seats: int
    agenda: tuple[Hour, ...]
