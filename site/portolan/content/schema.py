"""The front matter of every document, and the shapes that several kinds share."""

import datetime as dt
from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, HttpUrl, StringConstraints

SitePath = Annotated[str, StringConstraints(pattern=r"^/[^\s?#]*$")]
Slug = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Title = Annotated[str, StringConstraints(min_length=2, max_length=110)]
Headline = Annotated[str, StringConstraints(min_length=8, max_length=90)]
Summary = Annotated[str, StringConstraints(min_length=40, max_length=190)]
Locode = Annotated[str, StringConstraints(pattern=r"^[A-Z]{2}[A-Z2-9]{3}$")]
Line = Annotated[str, StringConstraints(min_length=2, max_length=200)]
Country = Annotated[str, StringConstraints(pattern=r"^[A-Z]{2}$")]
Minute = Annotated[str, StringConstraints(pattern=r"^\d\d:\d\d$")]


class Part(BaseModel):
    """A piece of front matter. An unknown key is an error: it is a typing mistake."""

    model_config = ConfigDict(extra="forbid", frozen=True)


def _below_the_home_page(url: HttpUrl) -> HttpUrl:
    """The address of a page; raises ValueError for a home page, which proves nothing."""
    if (url.path or "/") == "/" and not url.query:
        raise ValueError("a home page says nothing: give the page, or name the print")
    return url


class Source(Part):
    """A source of a document's facts: the page that says it, or a print that has no page."""

    title: str
    url: Annotated[HttpUrl, AfterValidator(_below_the_home_page)] | None = None


class Figure(Part):
    """A figure set large, and the words under it."""

    value: Annotated[str, StringConstraints(min_length=1, max_length=24)]
    label: Line


class Question(Part):
    """A question that readers ask, with its answer in plain sentences."""

    question: Line
    answer: Annotated[str, StringConstraints(min_length=20, max_length=700)]


Figures = Annotated[tuple[Figure, ...], Field(min_length=2, max_length=4)]
Questions = Annotated[tuple[Question, ...], Field(min_length=2, max_length=8)]


class FrontMatter(Part):
    """The data of every document.

    `aliases` are other words that readers search for it by; `former` are its old paths. One that
    tells a law, a threshold or a tariff has a day, `review_by`, to read its sources again.
    """

    title: Title
    summary: Summary
    related: tuple[SitePath, ...] = ()
    former: tuple[SitePath, ...] = ()
    aliases: tuple[str, ...] = ()
    sources: tuple[Source, ...] = ()
    values: dict[str, str] = Field(default_factory=dict)
    review_by: dt.date | None = None


class Addressed(FrontMatter):
    """A document whose address does not follow from its file's name."""

    address: SitePath | None = None


class Ordered(FrontMatter):
    """A document of a kind that editors put in order."""

    order: int


class Category(Ordered):
    """A category of the blog or of the help center."""


class Dated(FrontMatter):
    """A document with a day of publication."""

    date: dt.date
    updated: dt.date | None = None


class Signed(Dated):
    """A document with an author; `author` is the slug of one of the blog's authors."""

    author: Slug
