"""Structured data: its text can stand in a page, and every fact is told in the agreed words."""

import datetime as dt
import json
from dataclasses import replace

import pytest
from flask import Flask
from hypothesis import given
from hypothesis import strategies as st

from portolan.content.types import CONTENT_TYPES, Doc
from portolan.sections.blog.kinds import BLOG_POST
from portolan.sections.careers.kinds import JOB
from portolan.sections.careers.structured import job_posting
from portolan.sections.glossary.kinds import GLOSSARY_TERM
from portolan.web.content import document, documents
from portolan.web.structured_data.article import article
from portolan.web.structured_data.breadcrumb import breadcrumb_list
from portolan.web.structured_data.documents import described
from portolan.web.structured_data.script import json_ld
from portolan.web.structured_data.thing import instant, referred, thing

HOSTILE = "</script><!--&amp;\u2028\u2029'\"\\ 海"


def doc_of(kind: str) -> Doc:
    """Some document of a kind, whole."""
    result = document(CONTENT_TYPES[kind], documents(CONTENT_TYPES[kind])[0].slug)
    assert result
    return result


@given(st.text(alphabet=st.sampled_from(HOSTILE)))
def test_no_text_leaves_its_script(text: str) -> None:
    message = json_ld([thing("Thing", name=text or "-")])
    assert not set(message) & set("<>&\u2028\u2029")
    assert json.loads(message)["@graph"][0]["name"] == (text or "-")


def test_the_script_is_read_as_schema_org() -> None:
    assert json.loads(json_ld([thing("Thing")])) == {
        "@context": "https://schema.org",
        "@graph": [{"@type": "Thing"}],
    }


def test_nothing_is_said_of_what_is_not_known() -> None:
    assert thing("Thing", name="", termCode=None, alternateName=[]) == {"@type": "Thing"}
    assert thing("Thing", "https://a.example/#b")["@id"] == "https://a.example/#b"


def test_a_day_begins_at_midnight_of_greenwich() -> None:
    assert instant(dt.date(2026, 3, 29)) == "2026-03-29T00:00:00+00:00"


def test_the_last_step_of_a_way_is_the_page(app: Flask) -> None:
    with app.test_request_context(base_url="http://localhost:8000"):
        way = breadcrumb_list([("Home", "/"), ("Blog", "/blog"), ("Air", None)], "/resources/air")
    items = [step["item"].removeprefix("http://localhost:8000") for step in way["itemListElement"]]
    assert items == ["/", "/blog", "/resources/air"]


@pytest.mark.parametrize(
    ("contract", "hours", "message"),
    [
        ("permanent", "full-time", ["FULL_TIME"]),
        ("permanent", "part-time", ["PART_TIME"]),
        ("fixed-term", "full-time", ["FULL_TIME", "TEMPORARY"]),
        ("internship", "part-time", ["PART_TIME", "INTERN"]),
        ("apprenticeship", "full-time", ["FULL_TIME"]),
    ],
)
def test_contracts_have_the_names_of_job_boards(
    app: Flask, contract: str, hours: str, message: list[str]
) -> None:
    with app.test_request_context(base_url="http://localhost:8000"):
        job = doc_of(JOB.name)
        other = replace(job, meta={**job.meta, "contract": contract, "hours": hours})
        assert job_posting(other)["employmentType"] == message


def test_a_job_is_described_without_links_classes_and_salary(app: Flask) -> None:
    with app.test_request_context(base_url="http://localhost:8000"):
        job = replace(doc_of(JOB.name), summary="Ships & <b>boxes</b>")
        data = job_posting(job)
    assert "<p>Ships &amp; &lt;b&gt;boxes&lt;/b&gt;</p>" in data["description"]
    assert "<li>" in data["description"]
    for absent in ("<a", "href", "class=", "id=", "#"):
        assert absent not in data["description"]
    assert "baseSalary" not in data


def test_a_changed_article_says_when(app: Flask) -> None:
    with app.test_request_context(base_url="http://localhost:8000"):
        post = doc_of(BLOG_POST.name)
        meta = {**post.meta, "date": "2026-01-02", "updated": "2026-03-04"}
        data = article("BlogPosting")(replace(post, meta=meta))
        untouched = article("BlogPosting")(replace(post, meta={**meta, "updated": None}))
    assert data["datePublished"] == "2026-01-02T00:00:00+00:00"
    assert data["dateModified"] == "2026-03-04T00:00:00+00:00"
    assert untouched["dateModified"] == untouched["datePublished"]


def test_an_article_without_a_day_is_an_error(app: Flask) -> None:
    with app.test_request_context(base_url="http://localhost:8000"):
        post = doc_of(BLOG_POST.name)
        with pytest.raises(ValueError, match=post.path):
            article("BlogPosting")(replace(post, meta={**post.meta, "date": None}))


def test_a_name_without_a_document_is_an_error(app: Flask) -> None:
    with app.test_request_context(base_url="http://localhost:8000"):
        post = doc_of(BLOG_POST.name)
        with pytest.raises(LookupError, match="no blog-author called nobody"):
            referred(replace(post, meta={**post.meta, "author": "nobody"}), "author")


def test_a_kind_that_schema_org_has_no_word_for_tells_nothing(app: Flask) -> None:
    with app.test_request_context(base_url="http://localhost:8000"):
        data = described(doc_of("help-article"))
        assert (data["structured"], data["open_graph"]) == ((), {})
        assert described(doc_of(GLOSSARY_TERM.name))["structured"]
