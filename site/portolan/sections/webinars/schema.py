"""Front matter of webinars."""

from typing import Annotated

from pydantic import AfterValidator, AwareDatetime, Field, HttpUrl, UrlConstraints

from portolan.content.schema import FrontMatter, Line, Minute, Part, Slug


def _bare(url: HttpUrl) -> HttpUrl:
    if url.port != HTTPS_PORT or url.username or url.password:
        msg = "A recording's address has neither port nor user"
        raise ValueError(msg)
    return url


HTTPS_PORT = 443
Recording = Annotated[
    HttpUrl, UrlConstraints(max_length=2083, allowed_schemes=["https"]), AfterValidator(_bare)
]
"""The address of a player; it is shown where `RICH_TEXT_IFRAME_HOSTS` names its host."""


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
    recording: Recording | None = None
