"""Front matter of teams and jobs."""

from typing import Literal

from portolan.content.schema import Dated, Headline, Ordered, Slug


class Team(Ordered):
    """A team."""

    headline: Headline


class Job(Dated):
    """An open role; `city` is the slug of an office."""

    team: Slug
    city: Slug
    workplace: Literal["office", "hybrid", "warehouse"]
    contract: Literal["permanent", "fixed-term", "apprenticeship", "internship"]
    hours: Literal["full-time", "part-time"]
