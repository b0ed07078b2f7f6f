"""What the provider sells and what became of it: products, coverages, landing pages, stories."""

import datetime as dt
from typing import Annotated, Literal

from pydantic import Field

from portolan.content.schema.common import (
    Addressed,
    Figure,
    FrontMatter,
    Headline,
    Line,
    Locode,
    Ordered,
    Question,
    Slug,
)

ProductGroup = Literal["freight", "customs", "finance", "fulfillment", "platform"]
Figures = Annotated[tuple[Figure, ...], Field(min_length=2, max_length=4)]
Questions = Annotated[tuple[Question, ...], Field(min_length=2, max_length=8)]


class Product(Ordered):
    """A service: what it is charged by, what is in it, what can be added, what is not."""

    headline: Headline
    group: ProductGroup
    basis: Line
    figures: Figures
    included: tuple[Line, ...]
    optional: tuple[Line, ...]
    excluded: tuple[Line, ...]
    questions: Questions


class Coverage(Ordered):
    """One kind of cargo insurance."""

    headline: Headline
    covers: tuple[Line, ...]
    excludes: tuple[Line, ...]
    questions: Questions


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


class LandingPage(Ordered):
    """A page for one need, with the products that answer it."""

    headline: Headline
    figures: Figures
    products: tuple[Slug, ...]
    questions: Questions


class CampaignPage(Addressed):
    """A long page on one subject, with contents, at an address of its own."""

    headline: Headline
    updated: dt.date
