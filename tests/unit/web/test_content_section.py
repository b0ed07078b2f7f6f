"""What stands around a document: its neighbors in the list, and what to read next."""

import datetime as dt
from typing import Any

import pytest
from markupsafe import Markup

from portolan.content.types import Doc
from portolan.sections.blog.kinds import BLOG_POST
from portolan.web import content_section
from portolan.web.content_section import RELATED, neighbors, newest_first, related


def post(slug: str, day: int = 1, **meta: Any) -> Doc:
    """A post of March with a category."""
    date = dt.date(2026, 3, day).isoformat()
    known = {"date": date, "category": "ocean", "related": [], **meta}
    path, title = f"/blog/{slug}", slug.title()
    return Doc(BLOG_POST, slug, path, title, "", Markup(), (), known, 1, 1.0, None, slug)


FIRST, SECOND, THIRD = LIST = [post(slug) for slug in ("anchor", "buoy", "crane")]


@pytest.fixture(autouse=True)
def choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """An editor may choose the posts of the list, and nothing else."""
    at = {doc.path: doc for doc in LIST}
    monkeypatch.setattr(
        content_section, "documents_at", lambda paths: [at[path] for path in paths if path in at]
    )


def test_who_reads_on_comes_further_down_the_list() -> None:
    assert neighbors(SECOND, LIST) == {"previous": FIRST, "next": THIRD}


def test_a_list_does_not_begin_again_at_its_ends() -> None:
    assert neighbors(FIRST, LIST) == {"previous": None, "next": SECOND}
    assert neighbors(THIRD, LIST) == {"previous": SECOND, "next": None}


def test_nobody_is_sent_to_the_page_that_they_are_on() -> None:
    for doc in LIST:
        assert doc not in related(doc, LIST)


def test_what_the_editor_chose_comes_first_and_once() -> None:
    doc = post("dock", related=[THIRD.path])
    assert related(doc, [*LIST, doc]) == [THIRD, FIRST, SECOND]


def test_the_rest_is_of_the_same_shelf() -> None:
    doc = post("dock")
    assert related(doc, [FIRST, post("flight", category="air"), SECOND]) == [FIRST, SECOND]
    team = [post(slug, team=team) for slug, team in (("cook", "galley"), ("mate", "bridge"))]
    assert related(post("captain", team="bridge"), team) == [team[1]]


def test_there_are_not_more_than_fit_in_a_row() -> None:
    many = [post(f"post-{number}") for number in range(RELATED + 3)]
    assert related(post("dock"), many) == many[:RELATED]
    assert related(post("dock", related=[doc.path for doc in LIST]), many) == LIST[:RELATED]


def test_news_begins_with_the_newest(monkeypatch: pytest.MonkeyPatch) -> None:
    posts = [post("old", 2), post("new", 30), post("middle", 9)]
    monkeypatch.setattr(content_section, "documents", lambda _kind: posts)
    assert [doc.slug for doc in newest_first(BLOG_POST)] == ["new", "middle", "old"]
