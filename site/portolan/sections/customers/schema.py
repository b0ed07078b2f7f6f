"""Front matter of customer stories."""

from typing import Annotated

from pydantic import Field

from portolan.content.schema import Figures, FrontMatter, Headline, Line, Locode, Slug


class CaseStudy(FrontMatter):
    """A fictional shipper's story; `lane` names its harbors in order.

    From the harbor in `flies_from` the cargo flies on.
    """

    customer: Line
    sector: Line
    headline: Headline
    lane: Annotated[tuple[Locode, ...], Field(min_length=2, max_length=4)]
    flies_from: Locode | None = None
    quotation: Line
    speaker: Line
    figures: Figures
    products: tuple[Slug, ...]
    order: int
