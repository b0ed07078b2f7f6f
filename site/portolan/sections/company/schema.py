"""Front matter of company pages and offices."""

from portolan.content.schema import Addressed, Country, Figure, Headline, Locode, Ordered


class CompanyPage(Addressed):
    """A page about the company."""

    headline: Headline
    figures: tuple[Figure, ...] = ()


class Office(Ordered):
    """An office; the title is the city, `code` the port or airport that it serves."""

    code: Locode
    country: Country
    timezone: str
