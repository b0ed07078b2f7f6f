"""Front matter of company pages and offices."""

from typing import Annotated

from pydantic import Field, StringConstraints

from portolan.content.schema import (
    Addressed,
    Country,
    Figure,
    Headline,
    Line,
    Locode,
    Minute,
    Ordered,
)

Language = Annotated[str, StringConstraints(pattern=r"^[a-z]{2}$")]


class CompanyPage(Addressed):
    """A page about the company."""

    headline: Headline
    figures: tuple[Figure, ...] = ()


class Office(Ordered):
    """An office; the title is the city, `code` the port or airport that it serves.

    `district` is where in the city it is, as people there write it; `languages` are codes of
    ISO 639-1. It is open on working days from `opens` to `closes`, by its own clock.
    """

    code: Locode
    country: Country
    timezone: str
    district: Line
    languages: Annotated[tuple[Language, ...], Field(min_length=1)]
    opens: Minute
    closes: Minute
