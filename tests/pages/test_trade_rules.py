"""Rules of law in the glossary: dates and sources with each, and one list of all."""

import datetime as dt
import re

import pytest
from pydantic import ValidationError

from portolan.content import sources
from portolan.sections.glossary.schema import GlossaryTerm
from portolan.web.checks import overdue
from tests.conftest import BASE
from tests.support.checking_client import CheckingClient

RULE = {"where": "US", "since": "2026-02-24", "review_by": "2027-01-31"}
TERM = {
    "title": "Surcharge",
    "summary": "A surcharge on goods that everybody has to pay at import.",
}
SOURCE = {"title": "The law", "url": "https://law.example/1"}


@pytest.mark.parametrize(
    ("locale", "facts"),
    [
        ("en-US", ("United States", "February 24, 2026", "July 24, 2026")),
        ("zh-CN", ("美国", "2026年2月24日", "2026年7月24日")),
    ],
)
def test_a_rule_says_where_and_when(
    client: CheckingClient, locale: str, facts: tuple[str, ...]
) -> None:
    html = client.get("/glossary/section-122", base_url=BASE[locale]).text
    for fact in facts:
        assert fact in html
    assert 'href="https://natlawreview.com/' in html
    assert 'href="/glossary/trade-rules"' in html


def test_a_word_of_the_trade_is_no_rule(client: CheckingClient) -> None:
    assert "/glossary/trade-rules" not in client.get("/glossary/knot").text


def test_the_list_has_every_rule(client: CheckingClient) -> None:
    html = client.get("/glossary/trade-rules").text
    documents, _ = sources.read_all()
    rules = {one.path for one in documents if getattr(one.meta, "rule", None)}
    assert len(rules) >= 12
    assert rules <= set(re.findall(r'<dt><a href="([^"]+)"', html))
    assert 'href="/glossary/trade-rules"' in client.get("/glossary").text


@pytest.mark.parametrize("missing", ["checked", "sources"])
def test_a_rule_needs_sources_and_their_day(missing: str) -> None:
    whole = {**TERM, "rule": RULE, "checked": "2026-11-24", "sources": [SOURCE]}
    GlossaryTerm.model_validate(whole)
    del whole[missing]
    with pytest.raises(ValidationError, match="needs its sources"):
        GlossaryTerm.model_validate(whole)


def test_the_editors_check_names_what_is_overdue() -> None:
    documents, _ = sources.read_all()
    named = "\n".join(overdue(documents, dt.date(2027, 1, 31)))
    assert "section-122.md: its sources were to be read again by 2027-01-31" in named
    assert "first-cbam-bill.md: its sources were to be read again by 2027-01-11" in named
    assert "section-301.md" not in named
