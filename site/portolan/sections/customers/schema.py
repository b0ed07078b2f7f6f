"""What the front matter of stories says."""

from typing import Annotated

from pydantic import Field

from portolan.content.schema import Figures, FrontMatter, Headline, Line, Locode, Slug


class CaseStudy(FrontMatter):
    """A shipper's story, made up to illustrate; `lane` names its harbors in the order sailed."""

    customer: Line
    sector: Line
    headline: Headline
    lane: Annotated[tuple[Locode, ...], Field(min_length=2, max_length=4)]
    quotation: Line
    speaker: Line
    figures: Figures
    products: tuple[Slug, ...]
    order: int
