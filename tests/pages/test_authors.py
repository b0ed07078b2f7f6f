"""The page of an author: all that they wrote and said, the newest first."""

import re

import pytest
from flask import Flask

from portolan.content.types import Doc
from portolan.sections.blog.kinds import BLOG_AUTHOR
from portolan.web.content import documents, documents_at
from tests.conftest import BASE
from tests.support.checking_client import CheckingClient

PROLIFIC = "lin-wei"


def listed(app: Flask, page: str, part: str) -> list[Doc]:
    """The documents of one part of the page, as it lists them."""
    section = page.partition(f'aria-labelledby="{part}"')[2].partition("</section>")[0]
    paths = re.findall(r'<h3[^>]*><a href="([^"]+)"', section)
    with app.test_request_context(base_url=BASE["en-US"]):
        results = {doc.path: doc for doc in documents_at(paths)}
    return [results[path] for path in paths]


@pytest.mark.parametrize("part", ["posts", "works"])
def test_the_newest_comes_first(app: Flask, client: CheckingClient, part: str) -> None:
    page = client.get(f"/resources/authors/{PROLIFIC}").text
    days = [str(doc.date or doc.meta["starts"])[:10] for doc in listed(app, page, part)]
    assert len(set(days)) > 1
    assert days == sorted(days, reverse=True)


def test_of_several_kinds_one_list_is_made(app: Flask, client: CheckingClient) -> None:
    page = client.get(f"/resources/authors/{PROLIFIC}").text
    works = listed(app, page, "works")
    assert len({doc.type.name for doc in works}) > 1
    assert all(PROLIFIC in (doc.meta.get("author"), *doc.meta.get("speakers", ())) for doc in works)


def test_every_author_has_written_something(app: Flask, client: CheckingClient) -> None:
    with app.test_request_context(base_url=BASE["en-US"]):
        authors = documents(BLOG_AUTHOR)
    for author in authors:
        page = client.get(author.path).text
        assert listed(app, page, "posts") or listed(app, page, "works"), author.slug
