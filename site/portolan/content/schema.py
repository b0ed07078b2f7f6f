"""What the front matter of each kind of document may and must say."""

import datetime as dt
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, HttpUrl, StringConstraints

SitePath = Annotated[str, StringConstraints(pattern=r"^/[^\s?#]*$")]
Slug = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Title = Annotated[str, StringConstraints(min_length=2, max_length=110)]
Summary = Annotated[str, StringConstraints(min_length=40, max_length=190)]
Locode = Annotated[str, StringConstraints(pattern=r"^[A-Z]{5}$")]


class Source(BaseModel):
    """Where the facts of a document come from."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    title: str
    url: HttpUrl


class FrontMatter(BaseModel):
    """What every document has. An unknown key is an error: it is a typing mistake.

    `aliases` are other words that readers search for it by; `former` are its old paths.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)
    title: Title
    summary: Summary
    related: tuple[SitePath, ...] = ()
    former: tuple[SitePath, ...] = ()
    aliases: tuple[str, ...] = ()
    sources: tuple[Source, ...] = ()
    values: dict[str, str] = Field(default_factory=dict)


class BlogPost(FrontMatter):
    """A post: dated, signed and filed under one category."""

    date: dt.date
    updated: dt.date | None = None
    author: Slug
    category: Slug


class BlogAuthor(FrontMatter):
    """A person who writes; the title is the name."""

    role: str
    office: Locode


class Category(FrontMatter):
    """A shelf of the blog or of the help center."""

    order: int


class HelpArticle(FrontMatter):
    """An answer; one with `moved_to` only points at where the answer is now."""

    category: Slug
    checked: dt.date
    order: int
    moved_to: SitePath | None = None


class GlossaryTerm(FrontMatter):
    """A term; the summary is its definition in one sentence."""

    abbreviation: str | None = None
