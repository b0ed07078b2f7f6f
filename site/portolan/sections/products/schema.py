"""Front matter of products, coverages and articles on capital."""

from typing import Literal

from portolan.content.schema import Figures, Headline, Line, Ordered, Questions, Signed

ProductGroup = Literal["freight", "customs", "finance", "fulfillment", "platform"]


class Product(Ordered):
    """A service: its basis of charge and the unit of it, inclusions, extras and exclusions."""

    headline: Headline
    group: ProductGroup
    basis: Line
    unit: Line
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


class CapitalArticle(Signed):
    """An article on financing goods in transit."""
