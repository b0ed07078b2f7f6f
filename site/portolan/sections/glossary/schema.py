"""Front matter of glossary terms."""

import datetime as dt
from typing import Literal, Self

from pydantic import model_validator

from portolan.content.schema import FrontMatter, Part


class TradeRule(Part):
    """A rule of law that a term explains.

    Attributes:
        where: the country, or the European Union, by its code.
        since: the first day on which it applies, or will apply.
        until: the last day, where the law itself sets one.
        review_by: the day by which its sources are to be read again.
    """

    where: Literal["CN", "EU", "GB", "US"]
    since: dt.date
    until: dt.date | None = None
    review_by: dt.date


class GlossaryTerm(FrontMatter):
    """A term; the summary is its definition in one sentence.

    A rule of law has sources, and the day on which they were last read.
    """

    abbreviation: str | None = None
    rule: TradeRule | None = None
    checked: dt.date | None = None

    @model_validator(mode="after")
    def _is_sourced(self) -> Self:
        if self.rule and not (self.sources and self.checked):
            raise ValueError("a rule of law needs its sources and the day they were read")
        return self
