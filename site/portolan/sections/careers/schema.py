"""Front matter of teams and jobs."""

from typing import Annotated, Literal, Self

from pydantic import Field, StringConstraints, model_validator

from portolan.content.schema import Dated, Headline, Line, Ordered, Part, Slug


class Team(Ordered):
    """A team; `first_month` says what somebody new does in it."""

    headline: Headline
    first_month: Line


class Pay(Part):
    """A range of pay before tax, in whole units of a currency."""

    low: Annotated[int, Field(gt=0)]
    high: int
    currency: Annotated[str, StringConstraints(pattern=r"^[A-Z]{3}$")]
    per: Literal["year", "month", "hour"]

    @model_validator(mode="after")
    def _rises(self) -> Self:
        if self.high <= self.low:
            raise ValueError("`high` is more than `low`")
        return self


class Job(Dated):
    """An open role; `city` is the slug of an office, `pay` is for full time."""

    team: Slug
    city: Slug
    workplace: Literal["office", "hybrid", "warehouse"]
    contract: Literal["permanent", "fixed-term", "apprenticeship", "internship"]
    hours: Literal["full-time", "part-time"]
    pay: Pay
