"""What the front matter of events says."""

from pydantic import AwareDatetime

from portolan.content.schema import FrontMatter, Line, Locode, Minute, Part


class Hour(Part):
    """A line of an event's program, in the time of the place."""

    time: Minute
    title: Line


class Event(FrontMatter):
    """A day at one of the offices, in the time of the place."""

    starts: AwareDatetime
    ends: AwareDatetime
    timezone: str
    city: Line
    place: Locode
    venue: Line
    seats: int
    agenda: tuple[Hour, ...]
