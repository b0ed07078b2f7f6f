"""What the front matter of pages and offices says."""

from portolan.content.schema import Addressed, Country, Figure, Headline, Locode, Ordered


class CompanyPage(Addressed):
    """A page about the company."""

    headline: Headline
    figures: tuple[Figure, ...] = ()


class Office(Ordered):
    """A place of work; the title is the city, `code` the harbor or airport it works for."""

    code: Locode
    country: Country
    timezone: str
