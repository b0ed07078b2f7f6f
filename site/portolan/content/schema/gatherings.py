"""Hours at which people meet: webinars and events."""

from typing import Annotated

from pydantic import AwareDatetime, Field, StringConstraints

from portolan.content.schema.common import FrontMatter, Line, Locode, Part, Slug

Minute = Annotated[str, StringConstraints(pattern=r"^\d\d:\d\d$")]


class Chapter(Part):
    """A piece of a recording: where it begins, in minutes and seconds."""

    at: Minute
    title: Line


class Webinar(FrontMatter):
    """A webinar; the body of one that is over is its transcript."""

    starts: AwareDatetime
    minutes: Annotated[int, Field(ge=15, le=120)]
    speakers: Annotated[tuple[Slug, ...], Field(min_length=1)]
    learn: tuple[Line, ...]
    chapters: tuple[Chapter, ...] = ()


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
