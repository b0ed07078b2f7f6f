"""What the front matter of webinars says."""

from typing import Annotated

from pydantic import AwareDatetime, Field

from portolan.content.schema import FrontMatter, Line, Minute, Part, Slug


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
