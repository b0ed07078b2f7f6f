"""The provider itself: its pages, offices, news, teams, jobs and terms."""

import datetime as dt
from typing import Annotated, Literal

from pydantic import StringConstraints

from portolan.content.schema.common import (
    Addressed,
    Dated,
    Figure,
    Headline,
    Line,
    Locode,
    Ordered,
    Slug,
)

Version = Annotated[str, StringConstraints(pattern=r"^\d+\.\d+$")]
Country = Annotated[str, StringConstraints(pattern=r"^[A-Z]{2}$")]


class CompanyPage(Addressed):
    """A page about the company."""

    headline: Headline
    figures: tuple[Figure, ...] = ()


class Office(Ordered):
    """A place of work; the title is the city, `code` the harbor or airport it works for."""

    code: Locode
    country: Country
    timezone: str


class NewsItem(Dated):
    """A press release."""

    city: Line


class Team(Ordered):
    """People who do one kind of work."""

    headline: Headline


class Job(Dated):
    """An open role; `city` is the slug of an office."""

    team: Slug
    city: Slug
    workplace: Literal["office", "hybrid", "warehouse"]
    contract: Literal["permanent", "fixed-term", "apprenticeship", "internship"]
    hours: Literal["full-time", "part-time"]


class LegalPage(Addressed):
    """Text that binds: which version it is and since when it holds."""

    version: Version
    effective: dt.date
    order: int
