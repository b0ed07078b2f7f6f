"""Rules of law among the terms: where each applies, since when and until when."""

import datetime as dt
from collections.abc import Iterable
from dataclasses import dataclass

from portolan.content.types import Doc

ORDER = ("US", "EU", "GB", "CN")
"""The order in which the places are listed where rules apply."""


@dataclass(frozen=True)
class RuleView:
    """A rule of law as its pages show it; `until` is set where the law itself names a last day."""

    doc: Doc
    where: str
    since: dt.date
    until: dt.date | None
    review_by: dt.date


def rule_of(doc: Doc) -> RuleView | None:
    """The rule that a term explains; None for a word of the trade."""
    rule = doc.meta["rule"]
    if not rule:
        return None
    day = dt.date.fromisoformat
    return RuleView(
        doc,
        rule["where"],
        day(rule["since"]),
        day(rule["until"]) if rule["until"] else None,
        day(rule["review_by"]),
    )


def rules_among(docs: Iterable[Doc]) -> list[RuleView]:
    """Every rule among these terms, by place and name."""
    rules = [rule for doc in docs if (rule := rule_of(doc))]
    return sorted(rules, key=lambda rule: (ORDER.index(rule.where), rule.doc.sort))
