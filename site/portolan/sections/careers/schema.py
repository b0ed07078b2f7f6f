"""Front matter of teams and jobs."""

from typing import Literal

from portolan.content.schema import Dated, Headline, Line, Ordered, Slug


class Team(Ordered):
    """A team; `first_month` says what somebody new does in it."""

    headline: Headline
    first_month: Line


class Job(Dated):
    """An open role; `city` is the slug of an office."""

    team: Slug
    city: Slug
    workplace: Literal["office", "hybrid", "warehouse"]
    contract: Literal["permanent", "fixed-term", "apprenticeship", "internship"]
    hours: Literal["full-time", "part-time"]
