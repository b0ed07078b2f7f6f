"""Front matter of webinars."""

from typing import Annotated

from pydantic import AwareDatetime, Field

from portolan.content.schema import FrontMatter, Line, Minute, Part, Slug


class Chapter(Part):
    """A chapter of a recording, with its start in minutes and seconds."""

    at: Minute
    title: Line


class Webinar(FrontMatter):
    """A webinar; the body of a past one is its transcript."""

    starts: AwareDatetime
    minutes: Annotated[int, Field(ge=15, le=120)]
    speakers: Annotated[tuple[Slug, ...], Field(min_length=1)]
    learn: tuple[Line, ...]
    chapters: tuple[Chapter, ...] = ()
